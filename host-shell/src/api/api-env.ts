import type { HttpBindings } from "@hono/node-server";
import type { RequestVariables } from "../logging/log-requests.ts";

interface CookieVariables {
  /** Whether cookies have no `Secure`; see `cookiesAt`. */
  readonly plainCookies?: boolean;
}

interface GuardVariables {
  /** Set if the call is one too many and its route answers that itself. */
  readonly secondsToWait?: number;
  /** Set by a route that got a wrong secret. */
  readonly isSecretWrong?: boolean;
}

/** The context of the API's handlers. The bindings are absent without a real server, as in tests. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>;
  Variables: RequestVariables & CookieVariables & GuardVariables;
}
