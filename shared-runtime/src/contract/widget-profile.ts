import * as v from "valibot";
import { loadValues } from "./loader-attributes.ts";

const words = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(longest, `must have ${longest} letters at most`),
  );

const Home = v.pipe(v.string(), v.regex(/^\/(?!\/)/, "must be a path that begins with /"));

/** Excludes `/embed/…`, which the host redirects to the tool's own page outside of a frame, whatever the query. */
const HomeOfChoice = v.pipe(Home, v.regex(/^(?!\/embed\/)[^?#]*$/, "must be the path of a page, without a query"));

/** `everyone`: pages for all visitors. `members`: pages that need a sign-in. `site`: placed once for all pages of a site. */
export const Audience = v.picklist(["everyone", "members", "site"]);

/**
 * `profile.json` of a version: what the forms of a CMS show about a widget before an editor chooses it. In Danish. The
 * loader does not read it.
 */
export const WidgetProfile = v.object({
  schemaVersion: v.literal(1),
  title: words(40),
  /** One sentence. */
  summary: words(200),
  /** The path data (`d`) of a line drawing of 20 by 20 units. */
  icon: v.pipe(
    v.string(),
    v.maxLength(1000),
    v.regex(/^[MLHVCSQTAZmlhvcsqtaz\d ,.-]+$/, "must be path data of an SVG"),
  ),
  /** Path of a picture in the version. */
  picture: v.exactOptional(v.string()),
  audience: Audience,
  /**
   * Path of a page on the host for visitors of pages that cannot show the tool; absent if the tool has no such page.
   */
  home: v.exactOptional(Home),
  /** Text of the link to `home` in a placeholder, such as "Åbn CV-tjekket". */
  linkText: v.exactOptional(words(60)),
  /** Other pages for the values of one prop, such as the page of each form. */
  homes: v.exactOptional(
    v.object({ prop: v.string(), of: v.record(v.string(), v.object({ home: HomeOfChoice, linkText: words(60) })) }),
  ),
  /** The `data-widget-load` that fits most pages. */
  usualLoad: v.picklist(loadValues),
  /** Height in CSS pixels of the first screen where it is lowest; 0 if the widget shows nothing at first. */
  minHeight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5000)),
});
export type WidgetProfile = Readonly<v.InferOutput<typeof WidgetProfile>>;
