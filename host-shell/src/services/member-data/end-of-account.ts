import { type BankDetails, UnreadableBankDetails } from "../../security/bank-details.ts";

/**
 * The last four digits of an encrypted account number; `undefined` if it cannot be decrypted any more. They are enough to
 * recognise the account, and do not reveal the whole number to a person who finds a signed-in browser.
 */
export function endOfAccount(
  bankDetails: Pick<BankDetails, "open">,
  sealed: string,
  owner: string,
): string | undefined {
  try {
    return bankDetails.open(sealed, owner).accountNo.slice(-4);
  } catch (error) {
    if (error instanceof UnreadableBankDetails) return undefined;
    throw error;
  }
}
