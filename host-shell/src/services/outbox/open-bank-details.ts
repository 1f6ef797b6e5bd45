import type { Send } from "./webhook.ts";
import { type BankDetails, UnreadableBankDetails } from "../../security/bank-details.ts";

/**
 * Sends messages with the decrypted account in place of the encrypted one. The decrypted account exists only in memory
 * and in the request.
 */
export function sendOpened(send: Send, { open }: Pick<BankDetails, "open">): Send {
  return async (message, stopped) => {
    const { bankDetails, ...payload } = message.payload;
    if (typeof bankDetails !== "string") return send(message, stopped);
    try {
      const account = open(bankDetails, String(payload["memberId"]));
      return await send({ ...message, payload: { ...payload, ...account } }, stopped);
    } catch (error) {
      if (!(error instanceof UnreadableBankDetails)) throw error;
      return { kind: "failed", error: error.message };
    }
  };
}
