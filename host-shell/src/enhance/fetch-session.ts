import type { SessionAnswer } from "shared-runtime/api/session-answer.ts";

/**
 * Fetches the session; `POST` renews it. Resolves with `{}` if there is no session, and with `undefined` if the request
 * fails.
 */
export async function fetchSession(method: "GET" | "POST"): Promise<SessionAnswer | undefined> {
  try {
    const response = await fetch("/api/session", { method, signal: AbortSignal.timeout(10_000) });
    if (response.status === 401 || response.status === 403) return {};
    return response.ok ? ((await response.json()) as SessionAnswer) : undefined;
  } catch {
    return undefined;
  }
}
