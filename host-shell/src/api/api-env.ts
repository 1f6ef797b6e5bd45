import type { HttpBindings } from "@hono/node-server";
import type { RequestVariables } from "../logging/log-requests.ts";

interface CookieVariables {
  /** Whether cookies have no `Secure`; see `cookiesAt`. */
  readonly plainCookies?: boolean;
}

interface GuardVariables {
  /** Set if the call is one too many and its route answers that itself. */
  readonly secondsToWait?: number;
  /** Set if the call comes from an origin that its route refuses. */
  readonly isOriginRefused?: boolean;
  /** Set by a route that got a wrong secret. */
  readonly isSecretWrong?: boolean;
  /** Called when a secret was found right, so that it does not count as a guess while its call runs. */
  readonly onRightSecret?: () => void;
}

/** The context of the API's handlers. The bindings are absent without a real server, as in tests. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>;
  Variables: RequestVariables & CookieVariables & GuardVariables;
}
