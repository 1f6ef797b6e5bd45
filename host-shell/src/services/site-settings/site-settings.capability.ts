import type { Feature } from "shared-runtime/api/site-settings.ts";
import { type FindSettings, siteSettings } from "../../api/site-settings.ts";
import type { Capability } from "../capability.ts";
import { serviceWindowsAt } from "./service-windows.ts";

export interface SiteSettingsCapability extends Capability {
  /** Whether an open service window switches the feature off. */
  readonly isOff: (feature: Feature) => Promise<boolean>;
}

/** Returns the global settings of the content to tools on any page. */
export function siteSettingsCapability({
  findSettings,
}: {
  readonly findSettings: FindSettings;
}): SiteSettingsCapability {
  return {
    routes: [siteSettings({ findSettings })],
    isOff: async (feature) => serviceWindowsAt(await findSettings(), Date.now()).stateOf(feature).isOff,
  };
}
