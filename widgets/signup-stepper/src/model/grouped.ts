import { priceText } from "shared-runtime/ui/price-panel/price-text.ts";

/** Kroner as a number of a text: "3.702" or "3.702,50". Takes whole øre. */
export function grouped(oere: number): string {
  return priceText(oere).replace(/,-$/, "");
}
