import type { Capability } from "../capability.ts";
import { layoutServiceProxy, type LayoutServiceOptions } from "./layout-service.routes.ts";

/** Returns the content of widgets to members. */
export function layoutServiceCapability(options: LayoutServiceOptions): Capability {
  return { routes: [layoutServiceProxy(options)] };
}
