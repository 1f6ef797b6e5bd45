import { UnionMembership } from "shared-runtime/api/session-answer.ts";
import type { JoinedAs } from "shared-runtime/api/sheet-content.ts";
import * as v from "valibot";

const parameters = ["signup", "sheet_confirmation", "product", "membership", "addons"] as const;

/** The variant of the sheet in the address after a sign-up; `undefined` if the visitor has not just joined. */
export function wantedVariant(search: string): string | undefined {
  const query = new URLSearchParams(search);
  return query.get("signup") === "true" ? (query.get("sheet_confirmation") ?? undefined) : undefined;
}

/** The membership and the sheet that the sign-up calculated, from the address after it. */
export function joinedAs(search: string): JoinedAs {
  const membership = v.safeParse(UnionMembership, new URLSearchParams(search).get("membership"));
  return { membership: membership.success ? membership.output : undefined, sheet: wantedVariant(search) };
}

/** The add-ons that a member has, whose choices are changed; empty after a sign-up. */
export function addonsIn(search: string): readonly string[] {
  return (new URLSearchParams(search).get("addons") ?? "").split(",").filter((one) => one !== "");
}

/** The id of the content of a variant, from the prop `variants`. */
export function widgetIdOf(variants: string, variant: string): string | undefined {
  const pairs = variants.split(",").map((pair) => pair.split(":").map((part) => part.trim()));
  return pairs.find(([name]) => name === variant)?.[1];
}

/** The product of a sign-up; `undefined` for members who open the sheet only to change their choices. */
export function joinedProduct(search: string): string | undefined {
  return new URLSearchParams(search).get("product") ?? undefined;
}

/** The address without the parameters of the sign-up. */
export function withoutSignup(address: string): string {
  const url = new URL(address);
  for (const name of parameters) url.searchParams.delete(name);
  return url.href;
}
