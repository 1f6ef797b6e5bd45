import {
  type ContactField,
  type ContactPart,
  contactFields,
  contactParts,
  type ContactValues,
} from "shared-runtime/api/contact-parts.ts";
import type { SentSubmissions } from "shared-runtime/api/member-data.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { type AddonProduct } from "shared-runtime/api/sheet-content.ts";
import { type CostPart, type MembershipCost, membershipCost } from "shared-runtime/money/membership-cost.ts";
import { nextPaymentDay } from "shared-runtime/money/next-payment-day.ts";
import { isDeepStrictEqual } from "node:util";
import { afterTaxOf, type MembershipPart } from "shared-runtime/money/membership-parts.ts";
import type { MemberRegister, RegisteredMember } from "../membership/member-register.ts";
import type { PaymentWay } from "shared-runtime/api/payment-state.ts";
import { addonsKind, paymentKind, signupName } from "shared-runtime/api/submission-names.ts";
import { type Joining, joiningOf, type JoiningPorts } from "./joining.ts";
import type { ContactChangeRow, MemberData } from "./member-data.ts";

/** A change of the contact details that the register does not have yet. */
export interface PendingChange {
  readonly part: ContactPart;
  readonly values: ContactValues;
  readonly sentAt: Date;
}

/** What the pages of the self-service say about a member. */
export interface AboutMember {
  readonly user: MemberUser;
  /** `undefined` for a person who is not a member. */
  readonly registered: RegisteredMember | undefined;
  readonly addons: readonly CostPart[];
  /** Whether the add-ons are known, from the register or from what the member has sent. */
  readonly areAddonsKnown: boolean;
  /** The values of the add-ons, as the content names them. */
  readonly addonValues: readonly string[];
  /** The names of all add-ons of the content, by their values. */
  readonly addonTitles: Readonly<Record<string, string>>;
  /** The sign-up of a person whom the register does not have yet. */
  readonly joining: Joining | undefined;
  /** The price with add-ons; `undefined` if the register does not know it. */
  readonly cost: MembershipCost | undefined;
  /** Kroner a month that are left of the price after tax; `undefined` if that is not known. */
  readonly afterTax: number | undefined;
  /** At noon UTC. */
  readonly nextPayment: Date;
  /** `undefined` if it is unknown. */
  readonly payment: PaymentWay | undefined;
  /** Whether the member must choose how to pay. */
  readonly needsPayment: boolean;
  readonly pending: readonly PendingChange[];
  /** What the member has sent, the last first. */
  readonly submissions: SentSubmissions["submissions"];
  readonly now: Date;
}

interface Ports extends JoiningPorts {
  readonly register: MemberRegister;
  readonly data: Pick<MemberData, "factsOf">;
  readonly addonProducts: () => Promise<readonly AddonProduct[]>;
  /** The way of paying in the payload that a member sent last. */
  readonly paymentWayIn: (payload: Readonly<Record<string, unknown>>, memberId: string) => PaymentWay | undefined;
  readonly now: () => Date;
}

const mostSubmissions = 20;

/** Returns a function that gathers what is known about the member of a session. It never reads rows of another member. */
export function createAboutMember({ register, data, addonProducts, paymentWayIn, now, ...joiningPorts }: Ports) {
  return async (user: MemberUser): Promise<AboutMember> => {
    const [registered, { submissions, contactChanges, last }, products] = await Promise.all([
      register.find(user),
      data.factsOf(user.id, { most: mostSubmissions, lastOf: [addonsKind, paymentKind, signupName] }),
      addonProducts(),
    ]);
    const signup = registered ? undefined : last.get(signupName);
    // The sheet asks again after another sign-up.
    const choiceOf = (kind: string) => {
      const sent = last.get(kind);
      return sent && signup && sent.sentAt < signup.sentAt ? undefined : sent?.payload;
    };
    const sentAddons = addonsIn(choiceOf(addonsKind));
    const sentPayment = paymentWayIn(choiceOf(paymentKind) ?? {}, user.id);
    const joining = signup && joiningOf(signup, { isComplete: sentAddons !== undefined, products }, joiningPorts);
    const at = now();
    const addonValues = registered || joining ? (sentAddons ?? registered?.addons ?? []) : [];
    const dues = registered?.parts ?? joining?.parts;
    const addons = addonsOf(addonValues, products);
    const parts = dues && [...dues, ...addons];
    // The sheet asks for the payment before the add-ons, and sends nothing for an invoice.
    const payment = sentPayment ?? registered?.payment ?? (sentAddons && ({ way: "invoice" } as const));
    const { contact, pending } = contactOf(registered?.contact ?? {}, contactChanges, register.takesAccepted);
    return {
      user,
      registered: registered && { ...registered, contact },
      addons,
      areAddonsKnown: sentAddons !== undefined || registered?.addons !== undefined,
      addonValues,
      addonTitles: Object.fromEntries(products.map(({ value, title }) => [value, title])),
      joining,
      cost: parts && membershipCost({ parts }),
      afterTax: parts && afterTaxOf(parts),
      nextPayment: nextPaymentDay(at),
      payment,
      needsPayment: registered?.parts !== undefined && payment === undefined,
      pending: registered ? pending : [],
      submissions,
      now: at,
    };
  };
}
export type FindAboutMember = ReturnType<typeof createAboutMember>;

function addonsIn(payload: Readonly<Record<string, unknown>> | undefined): readonly string[] | undefined {
  const addons = payload?.["addons"];
  return Array.isArray(addons) ? addons.filter((one) => typeof one === "string") : undefined;
}

/** The chosen add-ons with their prices. A product that the content no longer has keeps its value as its name. */
function addonsOf(values: readonly string[], products: readonly AddonProduct[]): readonly MembershipPart[] {
  return values.map((value) => {
    const product = products.find((one) => one.value === value);
    return {
      name: product?.title ?? value,
      monthly: product?.price ?? monthlyIn(product?.infoLabel ?? ""),
      deduction: product?.isDeductible === true ? "unlimited" : "none",
    };
  });
}

/** The kroner in the label of a price: "189 kr./md." or "189,-/md." -> 189, "Gratis" -> 0. */
export function monthlyIn(label: string): number {
  const [, kroner = "0", oere = "0"] = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?/.exec(label) ?? [];
  return Number(kroner.replaceAll(".", "")) + Number(oere) / 100;
}

/**
 * The registered contact details, and the changes that are pending. The last change of a part counts; a withdrawal takes
 * back the change before it.
 */
function contactOf(registered: ContactValues, changes: readonly ContactChangeRow[], takesAccepted: boolean) {
  const contact: Partial<Record<ContactField, string>> = { ...registered };
  const pending: PendingChange[] = [];
  for (const part of contactParts) {
    const ofPart = changes.filter((change) => change.part === part);
    const kept = ofPart.filter(({ isWithdrawn }, place) => !isWithdrawn && ofPart[place - 1]?.isWithdrawn !== true);
    const accepted = takesAccepted ? kept.find(({ isDelivered }) => isDelivered) : undefined;
    Object.assign(contact, accepted?.values);
    const [last] = kept;
    if (last && last === ofPart[0] && last !== accepted && !has(contact, part, last.values))
      pending.push({ part, values: last.values, sentAt: last.sentAt });
  }
  return { contact, pending };
}

function has(registered: ContactValues, part: ContactPart, values: ContactValues): boolean {
  const of = (given: ContactValues) => contactFields[part].map((field) => given[field] ?? "");
  return isDeepStrictEqual(of(registered), of(values));
}
