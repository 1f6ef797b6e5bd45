import type * as v from "valibot";
import type { PageListFacts, PageTag } from "../../services/page-lists/page-list.ts";
import type { Fields, Placeholders } from "../content/layout-service-data.ts";
import type { PageHead } from "../head/page-head.ts";
import type { PageView } from "../block/prepared-block.ts";

/** The parts from which a template makes the body of a page. All are markup. */
export interface Frame<TData> {
  readonly data: TData;
  /** The name of the page in breadcrumbs and menus. */
  readonly title: string;
  readonly head: PageHead;
  readonly view: PageView;
  /** The link above the header that leads to the main content. */
  readonly skipLink: string;
  readonly siteHeader: string;
  readonly siteFooter: string;
  /** The closed dialog that warns members whose session ends. */
  readonly sessionTimeout: string;
  /** Draws a placeholder of the page. */
  readonly slot: (placeholder: string) => string;
}

/** A kind of page: the fields that it reads from the page, and the parts around the blocks. */
export interface Template<TData = unknown> {
  readonly name: string;
  /** The name of the template's folder, which may have a style sheet. */
  readonly folder: string;
  /** The robots tag of the pages that have this template and no robots tag of their own. */
  readonly robots: "index, follow" | "noindex";
  /** The page's own fields in addition to those of its head. The blocks of the page get the result. */
  readonly fields: v.GenericSchema<unknown, TData>;
  readonly placeholders: readonly string[];
  /** The blocks that each page has before those of the editor, by placeholder. Called with the fields of the page. */
  readonly own?: (fields: Fields) => Placeholders;
  readonly frame: (frame: Frame<TData>) => string;
  /** In lists of pages, the content type of the pages that have this template and name no content type. */
  readonly contentType?: PageTag;
  /** The facts that lists of pages show of a page, in addition to those of its head. */
  readonly additional?: (data: TData) => PageListFacts;
  /** Mistakes in the fields, for editors of a page that visitors do see. */
  readonly notes?: (data: TData) => readonly string[];
  /** The time at which the template's own parts will look different; `undefined` if they never will. */
  readonly changesAt?: (data: TData, view: PageView) => number | undefined;
  /** The parts that the page should have but lacks, for the log. */
  readonly missing?: (data: TData, view: PageView) => string | undefined;
}

export function defineTemplate<TSchema extends v.GenericSchema>(
  template: Omit<Template<v.InferOutput<TSchema>>, "fields"> & { readonly fields: TSchema },
): Template {
  return template;
}

/** The element that the skip link leads to. */
export const mainId = "indhold";

export function mainOf(content: string): string {
  return `<main id="${mainId}" tabindex="-1">${content}</main>`;
}

/** The placeholders that a CMS has by default. */
export const rootPlaceholders = ["headless-header", "headless-main", "headless-footer"] as const;
