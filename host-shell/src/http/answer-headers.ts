import type { HeaderPairs } from "./header-pairs.ts";

interface Options {
  /** Origin under which visitors reach the server. */
  readonly publicUrl: string;
  /** Value of the header, which is sent only if `publicUrl` is https. */
  readonly strictTransportSecurity: string;
}

/**
 * The headers of every answer that does not set them itself: no page of another origin shares a browsing context group
 * with ours or embeds what we answer, browsers do not guess the type of an answer, and they come back by https.
 */
export function answerHeaders({ publicUrl, strictTransportSecurity }: Options): HeaderPairs {
  return [
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["x-content-type-options", "nosniff"],
    publicUrl.startsWith("https:") ? ["strict-transport-security", strictTransportSecurity] : [],
  ].flat();
}
