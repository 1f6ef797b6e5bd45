import type { Feature } from "shared-runtime/api/site-settings.ts";
import type { ServiceState } from "shared-runtime/time/service-state.ts";
import { type FindSettings, siteSettings } from "./site-settings.routes.ts";
import type { Capability } from "../capability.ts";
import { serviceWindowsAt } from "./service-windows.ts";

export interface SiteSettingsCapability extends Capability {
  /** The current service state of the feature. */
  readonly stateOf: (feature: Feature) => Promise<ServiceState>;
}

/** Returns the global settings of the content to tools on any page. */
export function siteSettingsCapability({
  findSettings,
  now,
}: {
  readonly findSettings: FindSettings;
  readonly now: () => Date;
}): SiteSettingsCapability {
  return {
    routes: [siteSettings({ findSettings, clock: () => now().getTime() })],
    stateOf: async (feature) => serviceWindowsAt(await findSettings(), now().getTime()).stateOf(feature),
  };
}
