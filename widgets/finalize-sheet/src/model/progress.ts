import { present } from "shared-runtime/flow/present.ts";
import { withStorage } from "shared-runtime/forms/draft-storage.ts";
import type { SessionKey } from "shared-runtime/storage/stored-items.ts";
import * as v from "valibot";
import { jsonText } from "shared-runtime/api/json-text.ts";

export const stepIds = ["payment", "addons"] as const;
export type StepId = (typeof stepIds)[number];
const places = [...stepIds, "confirmation"] as const;

/** The member's progress. It never contains a bank account, which is not stored in the browser. */
const Progress = v.object({
  at: v.picklist(places),
  done: v.array(v.picklist(stepIds)),
  payByInvoice: v.boolean(),
  /**
   * The account that the server has, as far as this page knows. `unknown` after a choice of how to pay was sent but not
   * confirmed.
   */
  account: v.picklist(["none", "unknown", "stored"]),
  addons: v.array(v.string()),
  /** Whether a way to pay was stored since the sheet was opened. */
  isPaymentSent: v.optional(v.boolean(), false),
  /** The add-ons that were stored last since the sheet was opened; absent if none were. */
  addonsSent: v.optional(v.array(v.string())),
});
export type Progress = v.InferOutput<typeof Progress>;

export const atStart: Progress = {
  at: "payment",
  done: [],
  payByInvoice: false,
  account: "none",
  addons: [],
  isPaymentSent: false,
};

/** The open step. Throws at the confirmation, where nothing is saved. */
export function openStep({ at }: Progress): StepId {
  return present(
    stepIds.find((id) => id === at),
    "step",
  );
}

/**
 * Whether the member can go to a step: only saved steps before the current one. A later step opens once the current one
 * is saved.
 */
export function isReachable({ at, done }: Progress, step: StepId): boolean {
  return done.includes(step) && places.indexOf(step) < places.indexOf(at);
}

const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  Progress,
  v.check(({ at, done }) => stepIds.slice(0, places.indexOf(at)).every((step) => done.includes(step))),
);

/** The stored progress of one sheet and one member, in this tab. Stores nothing while the member is not known. */
export interface KeptProgress {
  readonly read: () => Progress | undefined;
  readonly keep: (progress: Progress) => void;
  readonly forget: () => void;
}

export function keptProgress(widgetId: string, memberId: string | undefined): KeptProgress {
  if (memberId === undefined) return { read: () => undefined, keep: () => {}, forget: () => {} };
  const key: SessionKey = `finalize-sheet/${widgetId}/${memberId}`;
  return {
    read: () => {
      const kept = v.safeParse(
        Kept,
        withStorage((storage) => storage.getItem(key)),
      );
      return kept.success ? kept.output : undefined;
    },
    keep: (progress) => withStorage((storage) => storage.setItem(key, jsonText(progress))),
    forget: () => withStorage((storage) => storage.removeItem(key)),
  };
}
