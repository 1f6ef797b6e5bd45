import { addonsCall, paymentCall } from "shared-runtime/api/finalize-calls.ts";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { type SheetContent, SheetLayout } from "shared-runtime/api/sheet-content.ts";
import { postSubmission } from "shared-runtime/forms/post-submission.ts";
import { newSubmissionKey } from "shared-runtime/forms/submission-keys.ts";
import type { BankAccount } from "shared-runtime/rules/bank-account.ts";

export interface SheetAddress {
  readonly site: string | undefined;
  readonly widgetId: string;
}

/** Requests the content of the sheet. Throws the errors of ky, also for a layout without the sheet. */
export async function getSheet(
  api: ApiClient,
  { site, widgetId }: SheetAddress,
  signal: AbortSignal,
): Promise<SheetContent> {
  const path = site === undefined ? widgetId : `${site}/${widgetId}`;
  return api.get(`layout-service-proxy/${path}`, { signal }).json(SheetLayout);
}

export type Payment = ({ readonly payByInvoice: false } & BankAccount) | { readonly payByInvoice: true };

/** `member` is the id of the member who filled in the form. */
export function sendPayment(api: ApiClient, payment: Payment, member: string | undefined): Promise<void> {
  return postSubmission(api, paymentCall, payment, { key: newSubmissionKey(), member });
}

export function sendAddons(api: ApiClient, addons: readonly string[], member: string | undefined): Promise<void> {
  return postSubmission(api, addonsCall, { addons }, { key: newSubmissionKey(), member });
}
