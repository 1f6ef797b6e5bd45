import type { Site } from "../sites/site.ts";

/** The address of the RSS feed of a site's articles; `undefined` for the self-service, which has no articles. */
export function articlesFeedOf({ kind, name }: Pick<Site, "kind" | "name">): string | undefined {
  return kind === "self-service" ? undefined : `/feeds/${name}/artikler.xml`;
}

export const articlesFeedTitle = ({ title }: Pick<Site, "title">): string => `Artikler fra ${title}`;
