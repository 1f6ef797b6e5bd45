import type { HttpBindings } from "@hono/node-server";
import type { RequestVariables } from "../logging/log-requests.ts";

/** What the handlers of the API find in their context. The bindings are missing where no real server calls. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>;
  Variables: RequestVariables;
}
