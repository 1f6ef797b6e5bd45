import type { HttpBindings } from "@hono/node-server";
import type { RequestVariables } from "../logging/log-requests.ts";

/** The context of the API's handlers. The bindings are absent without a real server, as in tests. */
export interface ApiEnv {
  Bindings: Partial<HttpBindings>;
  Variables: RequestVariables;
}
