import * as v from "valibot";
import type { PlacedWidget, PreparedBlock, WidgetWish } from "./blocks/block.ts";
import { prepareBlock } from "./blocks/block-registry.ts";
import { problemsIn, textField } from "./content/fields.ts";
import type { LayoutServiceData, Route } from "./content/layout-service-data.ts";

const PageFields = v.object({
  metaTitle: textField,
  metaDescription: textField,
  siteName: textField,
});

/** A page whose every field was read and sanitised, ready to be drawn. */
export interface PreparedPage {
  readonly templateName: Route["templateName"];
  readonly site: string;
  readonly siteName: string;
  readonly language: string;
  readonly editing: boolean;
  readonly title: string;
  readonly description: string;
  readonly header: readonly PreparedBlock[];
  readonly main: readonly PreparedBlock[];
  readonly footer: readonly PreparedBlock[];
}

/**
 * Throws where the page itself lacks a field; a block that lacks one is kept as unsound, since the rest can be shown.
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
    header: blocksIn("headless-header"),
    main: blocksIn("headless-main"),
    footer: blocksIn("headless-footer"),
  };
}

/** The widgets of a page, in the order they stand. */
export function placedWidgets({ header, main, footer }: PreparedPage): readonly PlacedWidget[] {
  return [...header, ...main, ...footer].flatMap((block) =>
    block.kind === "sound" && block.widget ? [block.widget] : [],
  );
}

/** The widgets of a page, each version once, in the order they stand. */
export function widgetsOn(page: PreparedPage): readonly WidgetWish[] {
  return [...new Map(placedWidgets(page).map((wish) => [`${wish.name}@${wish.version}`, wish])).values()];
}
