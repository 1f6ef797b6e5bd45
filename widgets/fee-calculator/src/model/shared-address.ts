import * as v from "valibot";
import { FeeChoice } from "./fee-choice.ts";

const parameters = { organisationId: "organisation", memberType: "medlemstype" } as const;

/**
 * The choice in a shared address; `undefined` if the address has none, or a choice that the calculator never writes.
 */
export function sharedChoice(query: string): FeeChoice | undefined {
  const given = new URLSearchParams(query);
  const entries = Object.entries(parameters).map(([key, name]) => {
    const values = given.getAll(name);
    return [key, values.length === 1 ? values[0] : undefined];
  });
  const read = v.safeParse(FeeChoice, Object.fromEntries(entries));
  return read.success ? read.output : undefined;
}

/** The address without its fragment. With the fragment, a browser would scroll when going back. */
export function withoutFragment(href: string): string {
  return href.split("#", 1)[0] ?? href;
}

/**
 * The address with this choice, or with no choice. The rest is unchanged, apart from the fragment if `fragment` is
 * given.
 */
export function addressWith(choice: FeeChoice | undefined, href: string, fragment?: string): string {
  const address = new URL(href);
  if (fragment !== undefined) address.hash = fragment;
  for (const [key, name] of Object.entries(parameters)) {
    if (choice === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, choice[key as keyof FeeChoice]);
  }
  return address.href;
}
