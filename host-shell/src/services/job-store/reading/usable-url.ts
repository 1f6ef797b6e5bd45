import { listOf, textOf, type Thing } from "./read-value.ts";

const longest = 2_000;

/** The http or https URL of the posting for visitors, without user and password; `undefined` if it has none. */
export function usableUrl(posting: Thing): string | undefined {
  for (const value of [
    ...listOf(posting["url"]),
    ...listOf(posting["sameAs"]),
    ...listOf(posting["mainEntityOfPage"]),
  ]) {
    const url = URL.parse(textOf([value], "@id", "url").trim());
    if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "") continue;
    url.username = "";
    url.password = "";
    if (url.href.length <= longest) return url.href;
  }
  return undefined;
}
