import type { HttpBindings } from "@hono/node-server";
import type { RequestVariables } from "../logging/log-requests.ts";

interface CookieVariables {
  /** Whether cookies are set without `Secure`; see `cookiesAt`. */
  readonly plainCookies?: boolean;
}

interface GuardVariables {
  /**
   * The seconds until a new call is possible. Set if the call exceeds its quota and its route gives the answer itself.
   */
  readonly secondsToWait?: number;
  /** Set if the call comes from an origin that its route refuses. */
  readonly isOriginRefused?: boolean;
  /** Set by a route if the secret of the call was wrong. */
  readonly isSecretWrong?: boolean;
  /** Called when the secret of the call was found right, so that the call no longer counts as a guess. */
  readonly onRightSecret?: () => void;
}

/** The context of the API's handlers. The bindings are absent without a real server, as in tests. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>;
  Variables: RequestVariables & CookieVariables & GuardVariables;
}
