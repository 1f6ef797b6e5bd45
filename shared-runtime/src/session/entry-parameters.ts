import * as v from "valibot";
import { ToolSession } from "./tool-session.ts";
import { permitted } from "../storage/permitted.ts";

const names = ["cvId", "cvJwt", "toolId"];

/**
 * Whether a part of a fragment is one of our parameters, such as `a=b`. Other parts, such as the id of an element, are
 * not.
 */
const isOurs = (part: string) => names.includes(part.split("=", 1)[0] ?? "");
const partsOf = (hash: string) => hash.slice(1).split("&");

/** Whether the fragment of the address has a tool session. */
export function hasEntryParameters(): boolean {
  return partsOf(window.location.hash).some(isOurs);
}

/**
 * Reads the tool session from the fragment of the address, otherwise from its query, and removes it from both, so that
 * a token is neither bookmarked nor shared. Other parameters, the rest of the fragment and the state of the history
 * entry are kept. Returns `undefined` for an incomplete or invalid set, which is removed too.
 */
export function takeEntryParameters(): ToolSession | undefined {
  const address = new URL(window.location.href);
  const { hash, searchParams } = address;
  const parts = partsOf(hash);
  const inHash = parts.filter(isOurs);
  if (inHash.length === 0 && !names.some((name) => searchParams.has(name))) return undefined;
  const given = inHash.length > 0 ? new URLSearchParams(inHash.join("&")) : new URLSearchParams(searchParams);
  for (const name of names) searchParams.delete(name);
  const rest = parts.filter((part) => !isOurs(part)).join("&");
  address.hash = rest;
  permitted(() => window.history.replaceState(window.history.state, "", address));
  // The browser has found no element with the whole fragment as its id, so the page is scrolled to the element here.
  if (inHash.length > 0 && window.scrollY === 0) document.getElementById(rest)?.scrollIntoView();
  const result = v.safeParse(ToolSession, Object.fromEntries(names.map((name) => [name, given.get(name)])));
  return result.success ? result.output : undefined;
}
