import type { SearchRequest } from "./search-request.ts";

export function quoted(words: string): string {
  return `»${words}«`;
}

/** 12, "opsigelse" -> "12 sider om »opsigelse«". */
export function countTitle(count: number, { text, category }: Pick<SearchRequest, "text" | "category">): string {
  const pages = `${count.toLocaleString("da-DK")} ${count === 1 ? "side" : "sider"}`;
  const inCategory = category === undefined ? "" : ` i kategorien ${category}`;
  return `${pages} om ${quoted(text)}${inCategory}`;
}
