import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { type CurrentChoices, PaymentState } from "shared-runtime/api/payment-state.ts";

// Loaded only for those who need it: for members who change something, and at an invoice.

/**
 * Resolves with whether the server has an account that the member entered in any tab or browser. Resolves with true if
 * the server does not answer.
 */
export async function mayHaveAccount(api: ApiClient): Promise<boolean> {
  try {
    return (await api.get("member/payment").json(PaymentState)).hasAccount;
  } catch {
    return true;
  }
}

/** Resolves with what the member has; with `undefined` if the server does not answer. */
export async function currentChoices(api: ApiClient, signal: AbortSignal): Promise<CurrentChoices | undefined> {
  try {
    return await api.get("member/payment", { signal }).json(PaymentState);
  } catch {
    return undefined;
  }
}
