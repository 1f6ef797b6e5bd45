import { type SQL, sql } from "drizzle-orm";
import { contactChangeName, type ContactPart, contactParts } from "shared-runtime/api/contact-parts.ts";
import type { DeliveryState, SentSubmissions } from "shared-runtime/api/member-data.ts";
import { signupName } from "shared-runtime/api/submission-names.ts";
import { anyTime, isPreferredTime } from "shared-runtime/service-forms/preferred-time.ts";

/** A row of a submission, without its content. */
export interface SentRow {
  readonly id: string;
  readonly form: string;
  readonly sentAt: Date;
  readonly files: readonly string[];
  readonly isDead: boolean | null;
  readonly isDelivered: boolean | null;
  /** The part of the contact details that is changed. */
  readonly part: string | null;
  /** "true" for the withdrawal of a change. */
  readonly withdraw: string | null;
  readonly preferredTime: string | null;
}

/** SQL of the fields of a payload that the list of submissions shows. */
export function shownFields(payload: SQL) {
  return {
    part: sql<string | null>`${payload} ->> 'part'`,
    withdraw: sql<string | null>`${payload} ->> 'withdraw'`,
    preferredTime: sql<string | null>`${payload} ->> 'preferredTime'`,
  };
}

const changeTitles: Readonly<Record<ContactPart, string>> = {
  name: "Nyt navn",
  address: "Ny adresse",
  email: "Ny e\u2011mail",
  phone: "Nyt telefonnummer",
  work: "Ny arbejdsplads",
};

/**
 * The submissions of rows, which are in the order of their time, the last first. `titleOf` returns the title of a kind.
 * A change of the contact details is named by what changes, and has the time of its withdrawal.
 */
export function sentSubmissions(
  rows: readonly SentRow[],
  titleOf: (form: string) => string | undefined,
): SentSubmissions["submissions"] {
  /** The change, or withdrawal, of each part after the current row. */
  const later = new Map<ContactPart, SentRow>();
  let laterSignup: SentRow | undefined;
  return rows.map((row) => {
    const { id, form, sentAt, files, isDead, isDelivered, preferredTime } = row;
    const part = form === contactChangeName ? contactParts.find((one) => one === row.part) : undefined;
    const next = part && later.get(part);
    if (part) later.set(part, row);
    const replacedAt = form === signupName ? laterSignup?.sentAt : undefined;
    if (form === signupName) laterSignup = row;
    const title = part ? changeTitle(part, row) : titleOf(form);
    const withdrawnAt = isWithdrawal(row) || !next || !isWithdrawal(next) ? undefined : next.sentAt;
    const isTime = preferredTime !== null && preferredTime !== anyTime && isPreferredTime(preferredTime);
    const delivery: DeliveryState = isDead ? "failed" : isDelivered === false ? "waiting" : "delivered";
    return {
      id,
      form,
      ...(title !== undefined && { title }),
      sentAt: sentAt.toISOString(),
      files: [...files],
      delivery,
      ...(isTime && { preferredTime }),
      ...(withdrawnAt && { withdrawnAt: withdrawnAt.toISOString() }),
      ...(replacedAt && { replacedAt: replacedAt.toISOString() }),
    };
  });
}

const isWithdrawal = ({ withdraw }: SentRow): boolean => withdraw === "true";

function changeTitle(part: ContactPart, row: SentRow): string {
  return isWithdrawal(row) ? `${changeTitles[part]} trukket tilbage` : changeTitles[part];
}
