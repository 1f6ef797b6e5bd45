import { join } from "node:path";
import * as v from "valibot";
import { optional } from "./fields/empty.ts";
import { optionalImage } from "./fields/image.ts";
import { linkAddressField } from "./fields/link.ts";
import { menuField } from "./fields/menu.ts";
import { textField } from "./fields/text.ts";
import { GlobalSettings } from "./global-settings.ts";
import { type FillJson, readJson } from "./json-files.ts";
import { Placeholders } from "./layout-service-data.ts";

const TagManagerId = v.pipe(
  v.object({ value: v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, "must be an id such as GTM-ABC1234")) }),
  v.transform(({ value }) => value),
);

/** The file `site.json`: the shared parts of a site. Its placeholders are added to those of each page. */
const SiteFile = v.strictObject({
  language: v.string(),
  fields: v.strictObject({
    siteName: textField,
    tagManagerId: optional(TagManagerId),
    /** The picture for links to pages that have none of their own. */
    ogImage: optionalImage,
    /** The `source` of leads that are sent from the site. */
    leadSource: v.optional(v.object({ value: v.picklist([0, 2], "must be 0 or 2") }), { value: 0 }),
    loginAddress: optional(linkAddressField),
  }),
  menu: menuField,
  placeholders: v.optional(Placeholders, {}),
  settings: GlobalSettings,
});
export type SiteFile = v.InferOutput<typeof SiteFile>;

export const siteFileName = "site.json";

/**
 * Reads the file `site.json` in the folder `home`. Settings and placeholders that it leaves out are those of the main
 * site, whose folder is `mainHome`; `fill` is applied to these, too.
 */
export async function readSiteFile(home: string, mainHome: string, fill: FillJson): Promise<SiteFile> {
  if (home === mainHome) return readJson(join(home, siteFileName), SiteFile, fill);
  const main = await readJson(join(mainHome, siteFileName), v.unknown());
  return readJson(join(home, siteFileName), SiteFile, (own) => fill(completedBy(own, main)));
}

/** Adds the settings and placeholders of `main` that `own` lacks. */
function completedBy(own: unknown, main: unknown): unknown {
  if (!isRecord(own) || !isRecord(main)) return own;
  return {
    ...own,
    placeholders: merged(own["placeholders"], main["placeholders"], 1),
    settings: merged(own["settings"], main["settings"], 2),
  };
}

/** Merges records down to `depth`. Below it, a value of `own` replaces that of `main`, such as a field or a list. */
function merged(own: unknown, main: unknown, depth: number): unknown {
  if (own === undefined) return main;
  if (depth === 0 || !isRecord(own) || !isRecord(main)) return own;
  const below = Object.entries(own).map(([key, value]) => [key, merged(value, main[key], depth - 1)] as const);
  return { ...main, ...Object.fromEntries(below) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
