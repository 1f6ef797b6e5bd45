import * as v from "valibot";
import type { SearchDocument } from "../../engines/site-search/analysis/search-document.ts";
import { configFor } from "../content/fields/reading.ts";
import { dateField } from "../content/fields/values.ts";
import type { LayoutServiceData } from "../content/layout-service-data.ts";
import { isListed, PageHeadFields } from "../head/page-head.ts";
import { preparePage } from "../prepare-page.ts";
import type { Site } from "../sites/site.ts";
import { type PageLink, readBlocks, textOf } from "./read-blocks.ts";
import { plainText } from "./text-sections.ts";

/** What a page says itself, without what other pages say about it. */
export interface PageTexts extends Omit<SearchDocument, "anchors" | "breadcrumb" | "links"> {
  readonly pageLinks: readonly PageLink[];
}

const ofTemplate: Readonly<Record<string, string>> = {
  EventPage: "Arrangement",
  NetworkPage: "Netværk",
  ConferencePage: "Konference",
};
const ofPlace: readonly (readonly [RegExp, string])[] = [
  [/\/raadgivere\/./, "Rådgiver"],
  [/\/guides\/./, "Guide"],
  [/\/artikler\/./, "Artikel"],
];
const mostSections = 300;
const [hour, day] = [3_600_000, 86_400_000];

/** Parts of a page that say nothing about it: the header and the footer. */
const shared = new Set(["headless-header", "headless-footer"]);

const known = new WeakMap<LayoutServiceData, { readonly site: Site; readonly texts: PageTexts | undefined }>();

/** Reads a page, once for each layout object. Returns `undefined` if the search must not find it. */
export function pageTexts(path: string, layout: LayoutServiceData, site: Site): PageTexts | undefined {
  const before = known.get(layout);
  if (before?.site === site) return before.texts;
  const texts = readPage(path, layout, site);
  known.set(layout, { site, texts });
  return texts;
}

function readPage(path: string, layout: LayoutServiceData, site: Site): PageTexts | undefined {
  const { head, frame, navigationTitle } = preparePage(layout, site);
  const { route } = layout.sitecore;
  const membersOnly = site.kind === "self-service";
  // A page of a widget is shown inside others.
  if (frame.name === "WidgetPage" || head.canonicalUrl !== undefined) return undefined;
  if (!membersOnly && !isListed(head.robots ?? frame.robots)) return undefined;
  const { sections, links, persons, about } = readBlocks(
    Object.entries(route.placeholders).flatMap(([name, renderings]) => (shared.has(name) ? [] : renderings)),
  );
  const own = Object.entries(route.fields).flatMap(([name, field]) =>
    name in PageHeadFields.entries || /date|deadline|label|link|btn|image|img/i.test(name)
      ? []
      : plainText(textOf(field)),
  );
  const template = own.filter((text) => /\p{Letter}{2}/u.test(text)).join("\n");
  return {
    url: path,
    site: site.name,
    title: head.title,
    otherTitles: [
      ...new Set([navigationTitle, about].filter((title) => title !== undefined && title !== head.title)),
    ] as string[],
    lead: head.description ?? "",
    sections: [...(template === "" ? [] : [{ heading: "", text: template }]), ...sections].slice(0, mostSections),
    pageLinks: links,
    tags: head.tags.map(({ title }) => title),
    persons: persons.filter((name) => name !== about),
    category: membersOnly
      ? "Selvbetjening"
      : (head.contentTypes[0]?.title ??
        ofTemplate[frame.name] ??
        ofPlace.find(([place]) => place.test(path))?.[1] ??
        "Andre sider"),
    membersOnly,
    changedAt: head.updatedAt ?? head.publishedAt,
    endsAt: frame.name === "EventPage" || frame.name === "ConferencePage" ? endOf(route.fields["date"]) : undefined,
  };
}

/** An event is over at the end of its day, and one that begins late, some hours after its beginning. */
function endOf(field: unknown): number | undefined {
  const date = v.safeParse(dateField, field, configFor({ editing: false, mediaHosts: [] }));
  if (!date.success) return undefined;
  return textOf(field).includes("T") ? date.output + 8 * hour : date.output + day;
}
