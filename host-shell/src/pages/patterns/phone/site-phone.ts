import type { Site } from "../../sites/site.ts";

/** The phone number of a site; `undefined` if its settings have none. */
export function sitePhone({ settings }: Pick<Site, "settings">): string | undefined {
  return settings?.contact?.phone;
}
