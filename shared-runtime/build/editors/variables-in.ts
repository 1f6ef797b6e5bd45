import { textPlace } from "../../src/contract/fill-text.ts";

/** `"{count} af {all}"` -> `["count", "all"]` */
export function variablesIn(text: string): readonly string[] {
  return [...text.matchAll(textPlace)].map(([, name = ""]) => name);
}
