import * as v from "valibot";
import { optional } from "../content/fields/empty.ts";
import { optionalImage } from "../content/fields/image.ts";
import { referencesField } from "../content/fields/items.ts";
import { linkAddressField } from "../content/fields/link.ts";
import { optionalText } from "../content/fields/text.ts";
import { booleanField, dateField } from "../content/fields/values.ts";

const Robots = v.pipe(
  v.object({
    value: v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.regex(/^(no)?index(\s*,\s*(no)?follow)?$/, "must be like index, follow or noindex"),
    ),
  }),
  v.transform(({ value }) => value.replace(/(?:(?<!\s)\s+)?,\s*/, ", ")),
);

/** The fields of a route that its head shows. */
export const PageHeadFields = v.object({
  metaTitle: optionalText,
  metaDescription: optionalText,
  /** The name of the page in breadcrumbs and menus. */
  navigationTitle: optionalText,
  robots: optional(Robots),
  /** The address of the original, if this page is a copy of another page. */
  canonicalUrl: optional(linkAddressField),
  /** The picture for links that people share; 1200x630 suits most services. */
  ogImage: optionalImage,
  publishedDate: optional(dateField),
  /** Whether lists of pages show the date. */
  showPublishedDate: booleanField,
  /** The introduction in lists of pages. */
  manchet: optionalText,
  /** The picture in lists of pages: 576x324, and 992x558. */
  imgXS: optionalImage,
  imgSM: optionalImage,
  /** When an editor last changed what the page says. */
  updatedDate: optional(dateField),
  tags: referencesField({ title: optionalText }),
  contentTypes: referencesField({ title: optionalText }),
});
export type PageHeadFields = v.InferOutput<typeof PageHeadFields>;

/** A topic or the kind of a page, as a tag. */
export interface HeadTag {
  readonly id: string;
  readonly title: string;
}

/** The head of a page: its facts for browsers, search engines and services that show links. */
export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  /** As in the meta tag of that name; `undefined` if the template decides. */
  readonly robots: string | undefined;
  readonly canonicalUrl: string | undefined;
  readonly image: PageHeadFields["ogImage"];
  /** In milliseconds since 1970. */
  readonly publishedAt: number | undefined;
  /** In milliseconds since 1970. */
  readonly updatedAt: number | undefined;
  readonly tags: readonly HeadTag[];
  readonly contentTypes: readonly HeadTag[];
  /** What lists of pages show of the page. */
  readonly listed: Pick<PageHeadFields, "showPublishedDate" | "manchet" | "imgXS" | "imgSM">;
}

interface Defaults {
  /** The name of the route: the title of a page without a title of its own. */
  readonly name: string;
  /** The picture of the site, for pages without one. */
  readonly image: PageHeadFields["ogImage"];
}

export function headOf(fields: PageHeadFields, { name, image }: Defaults): PageHead {
  return {
    title: fields.metaTitle ?? fields.navigationTitle ?? name,
    description: fields.metaDescription,
    robots: fields.robots,
    canonicalUrl: fields.canonicalUrl,
    image: fields.ogImage ?? image,
    publishedAt: fields.publishedDate,
    updatedAt: fields.updatedDate,
    tags: tagsOf(fields.tags),
    contentTypes: tagsOf(fields.contentTypes),
    listed: {
      showPublishedDate: fields.showPublishedDate,
      manchet: fields.manchet,
      imgXS: fields.imgXS,
      imgSM: fields.imgSM,
    },
  };
}

function tagsOf(references: PageHeadFields["tags"]): readonly HeadTag[] {
  return references.flatMap(({ id, name, fields }) => {
    const text = fields?.title ?? name;
    return id !== undefined && text !== undefined ? [{ id, title: text }] : [];
  });
}

/** Whether search engines may list a page with this value of the robots tag. */
export function isListed(robots: string): boolean {
  return !robots.startsWith("noindex");
}
