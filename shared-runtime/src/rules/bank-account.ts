import { digitsIn } from "../text/digits-in.ts";

/** A Danish bank account, as digits. */
export interface BankAccount {
  /** Four digits. */
  readonly regNo: string;
  /** Ten digits, with zeros before a shorter number. */
  readonly accountNo: string;
}

export const regNoDigits = 4;
export const accountNoDigits = 10;

export function isRegNo(text: string): boolean {
  return /^\d{4}$/.test(text) && !/^0+$/.test(text);
}

export function isAccountNo(text: string): boolean {
  return /^\d{1,10}$/.test(text) && !/^0+$/.test(text);
}

/** An account number, filled with zeros to ten digits. An empty text remains empty. */
export function wholeAccountNo(text: string): string {
  const digits = digitsIn(text, accountNoDigits);
  return digits === "" ? "" : digits.padStart(accountNoDigits, "0");
}

/**
 * A text that was pasted into one of the two fields: an account with its registration number, an IBAN that is mistyped
 * or not Danish, or the text of that field alone.
 */
export type PastedAccount =
  | { readonly kind: "account"; readonly account: BankAccount }
  | { readonly kind: "mistyped-iban" | "foreign-iban" | "field" };

/**
 * Reads a pasted text. "1234 0012345678", "Reg. 1234 Konto 12345678", fourteen digits and a Danish IBAN are whole accounts.
 * In the field of the account number, ten digits or fewer are the account number alone, however they are grouped.
 */
export function pastedAccount(pasted: string, field: keyof BankAccount): PastedAccount {
  const text = pasted.normalize("NFKC");
  const compact = text.replaceAll(/[^a-z\d]/gi, "").toUpperCase();
  const iban = /^(?:IBAN)?([A-Z]{2}\d{2}[A-Z\d]{11,30})$/.exec(compact)?.[1];
  if (iban !== undefined) return ibanOf(iban);
  const groups = text.match(/\d+/g) ?? [];
  const digits = groups.join("");
  const isLabelled = /reg/i.test(text) && /k(?:on)?to/i.test(text);
  const hasBoth = field === "regNo" ? digits.length > regNoDigits : digits.length > accountNoDigits || isLabelled;
  const startsWithRegNo = groups[0]?.length === regNoDigits || digits.length === regNoDigits + accountNoDigits;
  const [regNo, accountNo] = [digits.slice(0, regNoDigits), digits.slice(regNoDigits)];
  if (!hasBoth || !startsWithRegNo || !isAccountNo(accountNo)) return { kind: "field" };
  return { kind: "account", account: { regNo, accountNo: wholeAccountNo(accountNo) } };
}

/** ISO 13616: the number with its first four characters moved to the end is 1 modulo 97. */
function ibanOf(iban: string): PastedAccount {
  const numbers = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  if (BigInt(numbers) % 97n !== 1n) return { kind: "mistyped-iban" };
  const [, regNo, accountNo] = /^DK\d{2}(\d{4})(\d{10})$/.exec(iban) ?? [];
  return regNo && accountNo ? { kind: "account", account: { regNo, accountNo } } : { kind: "foreign-iban" };
}
