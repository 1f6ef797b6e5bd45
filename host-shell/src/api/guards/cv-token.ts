import type { Context } from "hono";
import type { ApiEnv } from "../api-env.ts";
import { bearerToken } from "./bearer-token.ts";
import { noteSecret } from "./note-secret.ts";

/**
 * The token of the CV that a call is about: from the `authorization` header, otherwise from the query parameter `cvJwt`
 * of the specification. Proxies and CDNs may log this parameter. Empty without a token.
 */
export function cvTokenOf(c: Context): string {
  return bearerToken(c) || (c.req.query("cvJwt") ?? "");
}

interface OpenedTokens {
  /** Resolves with the id of the CV; with `undefined` if the token is wrong or expired. */
  readonly open: (token: string) => Promise<string | undefined>;
}

/** Resolves with the id of the call's CV; with `undefined` if the call has no token or a wrong token. */
export async function cvOf(c: Context<ApiEnv>, tokens: OpenedTokens): Promise<string | undefined> {
  const cvId = await tokens.open(cvTokenOf(c));
  noteSecret(c, cvId !== undefined);
  return cvId;
}
