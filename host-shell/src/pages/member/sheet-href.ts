import type { AboutMember } from "../../services/member-data/about-member.ts";

/**
 * The address that opens the sheet for payment and add-ons over a page, in which the current add-ons are chosen:
 * that of the sign-up of a person who is joining, or of the own membership of a member. `undefined` if a sign-up leads
 * to no sheet.
 */
export function sheetHref(
  path: string,
  { registered, joining, addonValues }: Pick<AboutMember, "registered" | "joining" | "addonValues">,
): string | undefined {
  const query = new URLSearchParams({ signup: "true" });
  if (joining) {
    if (joining.sheet === undefined) return undefined;
    query.set("sheet_confirmation", joining.sheet);
    // With a product, the sheet finishes a sign-up; without one, it changes the choices.
    if (!joining.isComplete) query.set("product", joining.product);
    if (joining.membership) query.set("membership", joining.membership);
  } else {
    const membership = registered?.membership;
    const isOwn = membership === "akasse" || membership === "business" || membership === "spring";
    query.set("sheet_confirmation", isOwn ? membership : "leder");
  }
  if (addonValues.length > 0) query.set("addons", addonValues.join(","));
  return `${path}?${query}`;
}
