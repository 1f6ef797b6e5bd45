import * as v from "valibot";
import type { PlacedWidget, PreparedBlock, WidgetRequest } from "./blocks/block.ts";
import { prepareBlock } from "./blocks/block-registry.ts";
import { problemsIn, textField } from "./content/fields.ts";
import type { LayoutServiceData, Route } from "./content/layout-service-data.ts";

/** Optional: only sites with a tag manager have it. */
const tagManagerId = v.optional(
  v.pipe(
    v.object({ value: v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, "must be an id such as GTM-ABC1234")) }),
    v.transform(({ value }) => value),
  ),
);

const PageFields = v.object({
  metaTitle: textField,
  metaDescription: textField,
  siteName: textField,
  tagManagerId,
});

/** A page whose fields are parsed and sanitised, ready to be rendered. */
export interface PreparedPage {
  readonly templateName: Route["templateName"];
  readonly site: string;
  readonly siteName: string;
  readonly language: string;
  readonly editing: boolean;
  readonly title: string;
  readonly description: string;
  /** Id of the tag manager that loads with the visitor's consent, if the site has one. */
  readonly tagManagerId?: string | undefined;
  readonly header: readonly PreparedBlock[];
  readonly main: readonly PreparedBlock[];
  readonly footer: readonly PreparedBlock[];
}

/**
 * Throws if a field of the page is missing. A block with a missing field becomes unsound, since the rest can be shown.
 */
export function preparePage({ sitecore: { context, route } }: LayoutServiceData): PreparedPage {
  const fields = v.safeParse(PageFields, route.fields);
  if (!fields.success) throw new Error(`Page fields: ${problemsIn(fields.issues).join("; ")}`);
  const blocksIn = (placeholder: string): readonly PreparedBlock[] =>
    (route.placeholders[placeholder] ?? []).map(prepareBlock);
  return {
    templateName: route.templateName,
    site: context.site.name,
    siteName: fields.output.siteName,
    language: context.language,
    editing: context.pageEditing,
    title: fields.output.metaTitle,
    description: fields.output.metaDescription,
    tagManagerId: fields.output.tagManagerId,
    header: blocksIn("headless-header"),
    main: blocksIn("headless-main"),
    footer: blocksIn("headless-footer"),
  };
}

/** Returns the tag manager's id of a site, from any of its layouts. */
export function tagManagerIdOf({ sitecore: { route } }: LayoutServiceData): string | undefined {
  const read = v.safeParse(tagManagerId, route.fields["tagManagerId"]);
  return read.success ? read.output : undefined;
}

/** Returns the widgets of a page in document order. */
export function placedWidgets({ header, main, footer }: PreparedPage): readonly PlacedWidget[] {
  return [...header, ...main, ...footer].flatMap((block) =>
    block.kind === "sound" && block.widget ? [block.widget] : [],
  );
}

/** Returns the widgets of a page in document order, each requested version once. */
export function widgetsOn(page: PreparedPage): readonly WidgetRequest[] {
  return [...new Map(placedWidgets(page).map((request) => [`${request.name}@${request.version}`, request])).values()];
}
