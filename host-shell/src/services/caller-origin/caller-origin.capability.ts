import type { Capability } from "../capability.ts";
import { callerOrigin } from "./caller-origin.routes.ts";

/** Lets editors find out whether the origin of their pages is listed. */
export function callerOriginCapability(allowedOrigins: readonly string[]): Capability {
  return { routes: [callerOrigin(allowedOrigins)] };
}
