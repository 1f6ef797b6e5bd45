import type { Progress } from "./progress.ts";

/** What a member who leaves the sheet has stored, and what not. */
export interface LeftUndone {
  readonly stored: "account" | "invoice" | "nothing";
  /** `changed`: another choice is not stored. `none`: there is no add-on. `kept`: those that the member has remain. */
  readonly addons: "changed" | "none" | "kept";
}

/** Whether the add-ons are the last ones that were stored, or else those that the member had; false if they are not known. */
export function areAddonsStored({ addons, addonsSent }: Progress, had: readonly string[] | undefined): boolean {
  const stored = addonsSent ?? had;
  return stored !== undefined && stored.length === addons.length && stored.every((one) => addons.includes(one));
}

/**
 * `undefined` if nothing is left undone: nothing was stored or changed, or all is stored. `had` are the add-ons with
 * which the sheet was opened.
 */
export function leftUndone(
  progress: Progress,
  { had, hasAddons }: { readonly had: readonly string[]; readonly hasAddons: boolean },
): LeftUndone | undefined {
  const { isPaymentSent, payByInvoice, addonsSent, addons } = progress;
  const isChanged = !areAddonsStored(progress, had);
  if (!hasAddons || (!isChanged && (!isPaymentSent || addonsSent !== undefined))) return undefined;
  return {
    stored: isPaymentSent ? (payByInvoice ? "invoice" : "account") : "nothing",
    addons: isChanged ? "changed" : addons.length === 0 ? "none" : "kept",
  };
}
