import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { MembershipCalculation, MembershipPrices } from "shared-runtime/api/membership.ts";
import { calculationPath, membershipPricesPath, signupLeadCall } from "shared-runtime/api/signup-calls.ts";

/** Requests the price list. Throws the errors of ky. */
export function fetchPrices(api: ApiClient, signal: AbortSignal): Promise<MembershipPrices> {
  return api.get(membershipPricesPath, { signal }).json(MembershipPrices);
}

/** Throws the errors of ky; 404 if no membership fits. */
export async function calculateMembership(
  api: ApiClient,
  form: object,
  signal: AbortSignal,
): Promise<MembershipCalculation["message"]> {
  const { message } = await api.post(calculationPath, { json: form, retry: 0, signal }).json(MembershipCalculation);
  return message;
}

/** Saves the answers so far. The call continues when the page is left. Throws the errors of ky. */
export async function saveLead(api: ApiClient, lead: object, signal: AbortSignal): Promise<void> {
  await api.post(signupLeadCall.path, { json: lead, retry: 0, keepalive: true, signal });
}
