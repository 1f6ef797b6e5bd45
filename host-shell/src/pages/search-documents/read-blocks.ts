import { withoutAlias } from "../block/block-aliases.ts";
import type { Fields, Rendering } from "../content/layout-service-data.ts";
import { plainText, sectionsOf, type TextSection } from "./text-sections.ts";

/** A link on a page to another page. */
export interface PageLink {
  /** A path of this server. */
  readonly path: string;
  /** The words of the link, and of the card that it is on. */
  readonly text: string;
}

/** What the blocks of a page say. */
export interface BlockTexts {
  readonly sections: readonly TextSection[];
  readonly links: readonly PageLink[];
  /** The names of persons. */
  readonly persons: readonly string[];
  /** The name of the person that the page is about. */
  readonly about: string | undefined;
}

/** Blocks without texts about the page. The texts of a static page belong to all pages that show it. */
const withoutTexts: ReadonlySet<string> = new Set([
  "BackButton",
  "Breadcrumbs",
  "ContactDetails",
  "CookieConsent",
  "Divider",
  "Embed",
  "LoginBlock",
  "MemberArchive",
  "MembershipOverview",
  "MembershipPayment",
  "MyData",
  "SignupSheet",
  "SparringForm",
  "StaticPage",
  "StoredItems",
  "Widget",
]);

/** Blocks whose items are about the pages that they lead to. */
const listsOfPages: ReadonlySet<string> = new Set([
  "ArticleCards",
  "CrossLink",
  "FeatureSlider",
  "GuideCards",
  "GuideSlider",
  "NavigationList",
  "ProductBanner",
  "ServiceTiles",
  "SituationCards",
  "Slider",
  "ToolCards",
]);

const technical =
  /^(?:icon\w*|image\w*|img\w*|cardImg\w*|poster|mode|key|anchor|height|src|html|widget|load|formId|opkaldstype|arrangementtype|sourceCampaign|campaignId|eventSource|type|fade|linkId|redirectUrl|tool|feature|id|value|index|page|email|phone|contentTypes|siteNames|sortBy|when|resultsPerPage|\w+Enabled|\w*[hH]ref|\w*Label|label|button|\w*Button|btn\w*|expandText|closeText|opens)$/;
const headings = /^(?:title|heading|question|kicker|\w+Title|\w+Heading|name)$/;

export function readBlocks(renderings: readonly Rendering[]): BlockTexts {
  const sections: { heading: string; text: string }[] = [];
  const links: PageLink[] = [];
  const persons = new Set<string>();
  let about: string | undefined;

  const write = (text: string): void => {
    if (text === "") return;
    const last = sections.at(-1);
    if (last) last.text = last.text === "" ? text : `${last.text}\n${text}`;
    else sections.push({ heading: "", text });
  };
  const readText = (name: string, value: string): void => {
    if (headings.test(name)) {
      sections.push({ heading: plainText(value), text: "" });
      return;
    }
    const [first, ...more] = sectionsOf(value);
    if (!first) return;
    if (first.heading === "") write(first.text);
    else sections.push({ ...first });
    for (const section of more) sections.push({ ...section });
  };
  const readPerson = (fields: Fields, isWhole: boolean): void => {
    const name = personName(fields);
    if (name === "") return;
    persons.add(name);
    if (isWhole) for (const part of ["title", "text", "city", "phone", "email"]) write(plainText(textOf(fields[part])));
    else write(plainText(textOf(fields["title"])));
  };
  const readItem = (item: unknown, component: string): void => {
    if (!isRecord(item)) return;
    const fields = isRecord(item["fields"]) ? item["fields"] : item;
    if ("firstName" in fields || "lastName" in fields)
      return readPerson(fields, component === "BioHeader" || component === "PersonList");
    const link = linkOf(fields["link"]);
    if (!link || !listsOfPages.has(component)) return readFields(fields, component);
    const texts = Object.entries(fields).flatMap(([name, field]) =>
      technical.test(name) ? [] : plainText(textOf(field)),
    );
    const words = [...new Set([...texts, link.text])].filter((text) => text !== "").join(". ");
    if (words !== "") links.push({ path: link.path, text: words });
  };
  const readFields = (fields: Fields, component: string): void => {
    const named = Object.entries(fields);
    // A title is before the text that it belongs to, whatever the order of the fields.
    for (const [name, field] of [
      ...named.filter(([one]) => headings.test(one)),
      ...named.filter(([one]) => !headings.test(one)),
    ]) {
      // The title of a list of other pages says nothing about this one.
      if (technical.test(name) || (name === "title" && listsOfPages.has(component))) continue;
      const link = linkOf(field);
      if (link) {
        if (link.text !== "") links.push(link);
      } else if (Array.isArray(field)) for (const item of field) readItem(item, component);
      else if (isRecord(field) && !("value" in field)) readItem(field, component);
      else {
        const text = textOf(field);
        if (text !== "" && !isAddress(text)) readText(name, text);
      }
    }
  };
  const read = (given: Rendering): void => {
    const { componentName, fields = {}, placeholders = {} } = withoutAlias(given);
    if (withoutTexts.has(componentName)) return;
    if (componentName === "BioHeader" && isRecord(fields["person"])) {
      const person = isRecord(fields["person"]["fields"]) ? fields["person"]["fields"] : {};
      about ??= personName(person) || undefined;
    }
    if (listsOfPages.has(componentName) && linkOf(fields["link"])) readItem({ fields }, componentName);
    else readFields(fields, componentName);
    for (const children of Object.values(placeholders)) for (const child of children) read(child);
  };
  for (const rendering of renderings) read(rendering);
  return {
    sections: sections.filter(({ heading, text }) => heading !== "" || text !== ""),
    links,
    persons: [...persons],
    about,
  };
}

export function textOf(field: unknown): string {
  if (!isRecord(field)) return "";
  const value = field["value"];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function personName(fields: Fields): string {
  return `${textOf(fields["firstName"])} ${textOf(fields["lastName"])}`.trim();
}

/** The path of a link, without its query and its anchor. */
export function pathOfHref(href: string): string {
  return (href.split(/[?#]/, 1)[0] ?? "").toLowerCase();
}

function linkOf(field: unknown): PageLink | undefined {
  const value = isRecord(field) ? field["value"] : undefined;
  if (!isRecord(value) || typeof value["href"] !== "string") return undefined;
  const path = pathOfHref(value["href"]);
  const text = typeof value["text"] === "string" ? value["text"].trim() : "";
  return { path: path.length > 1 ? path.replace(/\/$/, "") : path, text };
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|\/|mailto:|tel:)\S*$/.test(text);
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}
