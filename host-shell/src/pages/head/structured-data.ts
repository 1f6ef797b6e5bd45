import type { Site } from "../sites/site.ts";
import { siteFileAddress } from "../sites/site-files.ts";
import type { PageHead } from "./page-head.ts";

interface DescribedPage {
  readonly site: Site;
  readonly head: PageHead;
  /** The absolute address of the page. */
  readonly address: string;
  readonly publicUrl: string;
}

const schemaOrg = "https://schema.org";
/** The content types of pages that an author wrote to be read. */
const articleTypes: ReadonlySet<string> = new Set(["artikel", "guide", "nyhed"]);

/** What a page is, for search engines, in the format of schema.org: an article, or the front page of an organisation. */
export function structuredDataOf(page: DescribedPage): readonly object[] {
  const { head, site, address, publicUrl } = page;
  const isFrontPage = address === publicUrl + site.root && site.kind !== "self-service";
  const isArticle = head.publishedAt !== undefined && head.contentTypes.some(({ id }) => articleTypes.has(id));
  return [...(isFrontPage ? [organisationOf(page)] : []), ...(isArticle ? [articleOf(page)] : [])];
}

function organisationOf({ site, address, publicUrl }: DescribedPage): object {
  const { phone, email, address: lines } = site.settings?.contact ?? {};
  return {
    "@context": schemaOrg,
    "@type": "Organization",
    "@id": `${address}#organisation`,
    name: site.title,
    url: address,
    logo: site.files.has("icon.svg") ? publicUrl + siteFileAddress(site, "icon.svg") : undefined,
    telephone: phone && `+45 ${phone}`,
    email,
    address: lines
      ?.split("\n")
      .map((line) => line.trim())
      .join(", "),
    sameAs: site.settings?.footer?.social.map(({ link }) => new URL(link.href, address).href),
  };
}

function articleOf({ site, head, address, publicUrl }: DescribedPage): object {
  const publisher = { "@type": "Organization", name: site.title, url: publicUrl + site.root };
  return {
    "@context": schemaOrg,
    "@type": "Article",
    headline: head.title,
    description: head.listed.manchet ?? head.description,
    image: [head.listed.imgSM, head.listed.imgXS, head.image]
      .flatMap((image) => (image ? [new URL(image.src, publicUrl).href] : []))
      .slice(0, 1),
    datePublished: isoOf(head.publishedAt),
    dateModified: isoOf(head.updatedAt ?? head.publishedAt),
    inLanguage: site.language,
    mainEntityOfPage: address,
    author: publisher,
    publisher,
  };
}

function isoOf(instant: number | undefined): string | undefined {
  return instant === undefined ? undefined : new Date(instant).toISOString();
}
