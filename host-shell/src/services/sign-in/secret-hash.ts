import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes as 43 characters: nobody guesses it, and a cookie or an address can carry it. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** SHA-256, hexadecimal: who reads the database cannot take a visitor's place with it. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
