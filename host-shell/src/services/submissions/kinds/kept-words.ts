import { createHash } from "node:crypto";
import type { KeptWords } from "shared-runtime/api/kept-words.ts";

/** The part of a payload that has the words of its consent, and a version that identifies these words. */
export function keptWords(text: string | undefined): { readonly asked?: KeptWords } {
  if (text === undefined) return {};
  return { asked: { text, version: createHash("sha256").update(text).digest("hex").slice(0, 12) } };
}
