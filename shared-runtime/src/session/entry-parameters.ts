import * as v from "valibot";
import { ToolSession } from "./tool-session.ts";

const names = ["cvId", "cvJwt", "toolId"] as const;

/**
 * Reads the tool session from the parameters of the address and removes them, so that a token is neither bookmarked nor
 * shared. Other parameters, the hash and the history entry's state stay. Returns `undefined` for an incomplete or invalid
 * set, which is removed too.
 */
export function takeEntryParameters(): ToolSession | undefined {
  const address = new URL(window.location.href);
  if (!names.some((name) => address.searchParams.has(name))) return undefined;
  const brought = Object.fromEntries(names.map((name) => [name, address.searchParams.get(name)]));
  for (const name of names) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, "", address);
  const result = v.safeParse(ToolSession, brought);
  return result.success ? result.output : undefined;
}
