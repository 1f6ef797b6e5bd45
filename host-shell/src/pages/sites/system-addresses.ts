import type { Feature } from "shared-runtime/api/site-settings.ts";

/** The systems of other owners that members open from the self-service, and the settings with their addresses. */
export const systemSettings = {
  myPost: "MY_POST_URL",
  dms: "DMS_URL",
  dms2: "DMS2_URL",
  booking: "BOOKING_URL",
  interact: "INTERACT_URL",
  di: "DI_URL",
} as const satisfies Partial<Record<Feature, string>>;

export type SystemName = keyof typeof systemSettings;

/** The addresses of the systems. A system without one is not reached from here. */
export type SystemAddresses = Readonly<Record<SystemName, string | undefined>>;

export const noSystems: SystemAddresses = {
  myPost: undefined,
  dms: undefined,
  dms2: undefined,
  booking: undefined,
  interact: undefined,
  di: undefined,
};

export function isSystem(feature: Feature | undefined): feature is SystemName {
  return feature !== undefined && Object.hasOwn(systemSettings, feature);
}
