import type { SessionDebug } from "shared-runtime/api/session-debug.ts";
import { isSignedIn } from "../../enhance/is-signed-in.ts";

/** The answer of the server about the session; `unknown` if it gave no answer. */
export type KnownSession =
  | { readonly kind: "unknown" }
  | { readonly kind: "none" }
  | {
      readonly kind: "signed-in";
      readonly session: SessionDebug;
      /** In milliseconds since 1970. */
      readonly endsAt: number;
      readonly lastsUntil: number;
    };

/** Asks the server, unless the browser has no session. Renews nothing. */
export async function fetchKnownSession(): Promise<KnownSession> {
  if (!isSignedIn()) return { kind: "none" };
  try {
    const response = await fetch("/api/session/debug", { signal: AbortSignal.timeout(10_000) });
    if (response.status === 401) return { kind: "none" };
    if (!response.ok) return { kind: "unknown" };
    const session = (await response.json()) as SessionDebug;
    const lastsUntil = Date.now() + session.endsIn * 1000;
    return {
      kind: "signed-in",
      session,
      endsAt: Math.min(Date.now() + session.expiresIn * 1000, lastsUntil),
      lastsUntil,
    };
  } catch {
    return { kind: "unknown" };
  }
}
