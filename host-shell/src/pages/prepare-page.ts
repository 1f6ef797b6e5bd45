import * as v from "valibot";
import type { PlacedWidget } from "./block/placed-widget.ts";
import type { BlockPage, PreparedBlock } from "./block/prepared-block.ts";
import { eachBlock, prepareBlocks } from "./block/prepare-block.ts";
import { problemsIn } from "./content/fields/problems.ts";
import { configFor } from "./content/fields/reading.ts";
import type { LayoutServiceData, Rendering } from "./content/layout-service-data.ts";
import type { FieldValues } from "./editing/field-values.ts";
import { headOf, type PageHead, PageHeadFields } from "./head/page-head.ts";
import type { Site } from "./sites/site.ts";
import type { Template } from "./templates/template.ts";
import { templateOf } from "./templates/template-registry.ts";

/** A page whose fields are parsed and sanitised, ready to be rendered. */
export interface PreparedPage extends BlockPage {
  readonly frame: Template;
  /** For editors: the metadata of the numbers and dates among the fields of the template. */
  readonly values: FieldValues;
  readonly language: string;
  readonly head: PageHead;
  /** The name of the page in breadcrumbs and menus. */
  readonly navigationTitle: string;
  /** Whether an editor sees the page in the preview of the CMS. */
  readonly previewing: boolean;
  /** Remarks for editors about the page itself. */
  readonly notes: readonly string[];
  readonly placeholders: Readonly<Record<string, readonly PreparedBlock[]>>;
}

const prepared = new WeakMap<LayoutServiceData, PreparedPage>();

/**
 * Prepares a layout of a site, once for each layout object. Throws if a field of the page itself is not valid. A block
 * with an invalid field is `unsound`: the rest of the page can be shown.
 */
export function preparePage(layout: LayoutServiceData, site: Site): PreparedPage {
  const known = prepared.get(layout);
  if (known?.site === site) return known;
  const page = prepareLayout(layout, site);
  prepared.set(layout, page);
  return page;
}

function prepareLayout({ sitecore: { context, route } }: LayoutServiceData, site: Site): PreparedPage {
  const editing = context.pageEditing;
  // Editors cannot select parts of the head.
  const config = configFor({ editing: false, mediaHosts: site.mediaHosts });
  const { template: frame, isKnown } = templateOf(route.templateName);
  const head = v.safeParse(PageHeadFields, route.fields, config);
  const values: FieldValues = new Map();
  const data = v.safeParse(frame.fields, route.fields, configFor({ editing, mediaHosts: site.mediaHosts, values }));
  const problems = [...(head.issues ?? []), ...(data.issues ?? [])];
  if (!head.success || !data.success) throw new Error(`Page fields: ${problemsIn(problems).join("; ")}`);
  const notes = [
    ...(isKnown ? [] : [`Skabelonen “${route.templateName}” findes ikke. Siden vises som ContentPage.`]),
    ...(head.output.metaTitle === undefined ? ["Siden mangler en titel (metaTitle)."] : []),
    ...(head.output.metaDescription === undefined ? ["Siden mangler en beskrivelse (metaDescription)."] : []),
    ...(frame.notes?.(data.output) ?? []),
  ];
  const name = route.displayName ?? route.name ?? head.output.metaTitle ?? site.title;
  const navigationTitle = head.output.navigationTitle ?? name;
  const own = frame.own?.(route.fields) ?? {};
  const page: BlockPage = {
    site,
    template: frame.name,
    data: data.output,
    editing,
    navigationTitle,
    findId: (fits) => findId(fits, Object.values(route.placeholders).flat()),
  };
  return {
    ...page,
    navigationTitle,
    frame,
    values,
    language: context.language,
    previewing: context.pageState === "preview",
    head: headOf(head.output, { name, image: site.ogImage }),
    notes,
    placeholders: Object.fromEntries(
      frame.placeholders.map((name) => [
        name,
        prepareBlocks([...(own[name] ?? []), ...(route.placeholders[name] ?? [])], page),
      ]),
    ),
  };
}

/** The id of the first block that fits, at any depth; `undefined` if there is none. */
function findId(fits: (rendering: Rendering) => boolean, renderings: readonly Rendering[]): string | undefined {
  for (const rendering of renderings) {
    const { uid, params = {}, placeholders = {} } = rendering;
    if (fits(rendering)) return params["anchor"]?.trim() || uid;
    const inside = findId(fits, Object.values(placeholders).flat());
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Returns the widgets of a prepared page in document order. */
export function placedWidgets({ placeholders }: Pick<PreparedPage, "placeholders">): readonly PlacedWidget[] {
  const widgets: PlacedWidget[] = [];
  for (const blocks of Object.values(placeholders))
    eachBlock(blocks, (block) => {
      if (block.kind === "sound" && block.widget) widgets.push(block.widget);
    });
  return widgets;
}
