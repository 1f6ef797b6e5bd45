import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from "node:crypto";
import type { BankAccount } from "shared-runtime/rules/bank-account.ts";
import * as v from "valibot";

/** Encrypts bank accounts for storage. */
export interface BankDetails {
  /**
   * Returns the account encrypted with the current key, as `v1.<key id>.<data>`. Equal accounts of one owner give equal
   * texts.
   */
  readonly seal: (account: BankAccount, owner: string) => string;
  /**
   * Decrypts an account. Throws `UnreadableBankDetails` if the key is unknown, or if the text was not sealed for this
   * owner.
   */
  readonly open: (sealed: string, owner: string) => BankAccount;
}

/** Bank details that cannot be decrypted. The message is for operators and contains no account. */
export class UnreadableBankDetails extends Error {}

export const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const cipher = "aes-256-gcm";

const Account = v.pipe(v.string(), v.parseJson(), v.object({ regNo: v.string(), accountNo: v.string() }));

/**
 * Encrypts with AES-256-GCM. The IV is derived from the owner and the account, so that equal details can be recognised
 * and no IV is used for two different texts. Each of the `keys` has 32 bytes; the first one encrypts, and all of them
 * decrypt.
 */
export function createBankDetails(keys: readonly Uint8Array[]): BankDetails {
  const known = new Map(keys.map((key) => [keyIdOf(key), key]));
  const [current] = keys;
  if (!current) throw new Error("Bank details need a key.");

  return {
    seal(account, owner) {
      const text = JSON.stringify({ regNo: account.regNo, accountNo: account.accountNo });
      const iv = createHmac("sha256", derived(current, "iv"))
        .update(JSON.stringify([owner, text]))
        .digest()
        .subarray(0, ivBytes);
      const encryption = createCipheriv(cipher, derived(current, "encryption"), iv).setAAD(Buffer.from(owner));
      const data = Buffer.concat([iv, encryption.update(text), encryption.final(), encryption.getAuthTag()]);
      return `v1.${keyIdOf(current)}.${data.toString("base64url")}`;
    },

    open(sealed, owner) {
      const [version, id = "", encoded = ""] = sealed.split(".");
      const key = version === "v1" ? known.get(id) : undefined;
      if (!key) throw new UnreadableBankDetails(`the key ${id} is missing: add it to BANK_DETAILS_KEYS`);
      const data = Buffer.from(encoded, "base64url");
      try {
        const decryption = createDecipheriv(cipher, derived(key, "encryption"), data.subarray(0, ivBytes))
          .setAAD(Buffer.from(owner))
          .setAuthTag(data.subarray(-tagBytes));
        const text = Buffer.concat([decryption.update(data.subarray(ivBytes, -tagBytes)), decryption.final()]);
        return v.parse(Account, text.toString());
      } catch {
        throw new UnreadableBankDetails(
          `the key ${id} does not open them: they were changed, or belong to another member`,
        );
      }
    },
  };
}

/** The name of a key in stored texts. It reveals nothing about the key. */
export function keyIdOf(key: Uint8Array): string {
  return createHash("sha256").update("bank details key id").update(key).digest("hex").slice(0, 8);
}

function derived(key: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", `bank details ${purpose}`, keyBytes));
}
