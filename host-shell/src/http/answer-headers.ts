import type { HeaderPairs } from "./header-pairs.ts";

interface Options {
  /** Origin under which visitors reach the server. */
  readonly publicUrl: string;
  /** Value of the header, which is sent only if `publicUrl` is https. */
  readonly strictTransportSecurity: string;
}

/**
 * Headers for every response that does not set them itself. They have the effect that no page of another origin shares
 * a browsing context group with our pages or embeds our responses, that browsers do not guess the type of a response,
 * and that browsers use HTTPS for their next requests.
 */
export function answerHeaders({ publicUrl, strictTransportSecurity }: Options): HeaderPairs {
  return [
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["x-content-type-options", "nosniff"],
    publicUrl.startsWith("https:") ? ["strict-transport-security", strictTransportSecurity] : [],
  ].flat();
}
