import { CampaignFields } from "shared-runtime/api/campaign-fields.ts";
import { normalLine } from "shared-runtime/rules/normal-text.ts";
import { asOneLine } from "shared-runtime/api/sound-text.ts";

/** The most characters of a hidden field. */
export const longestHidden = 500;

/**
 * Converts a hidden field to the form in which it is stored; `undefined` if it is empty. A field is cut and escaped but
 * never refused: it may come from the address of the page, and the sender can neither see nor change it.
 */
export function hiddenText(given: string): string | undefined {
  const text = asOneLine(normalLine(given).toWellFormed());
  return text === "" ? undefined : cut(text);
}

/** Cuts a text. Leaves out an escape that the limit would split. */
function cut(text: string): string {
  if (text.length <= longestHidden) return text;
  return text
    .slice(0, longestHidden)
    .replace(/\\(?:u[\da-f]{0,3})?$/, "")
    .toWellFormed();
}

/** The campaign fields that are filled in. */
export function campaignOf(fields: Partial<CampaignFields>): Readonly<Record<string, string | undefined>> {
  const names = Object.keys(CampaignFields.entries) as (keyof CampaignFields)[];
  return Object.fromEntries(names.map((name) => [name, hiddenText(fields[name] ?? "")]));
}
