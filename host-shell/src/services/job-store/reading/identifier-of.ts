import { plainLineOf } from "./plain-text.ts";
import { isThing, listOf, textOf, type Thing } from "./read-value.ts";
import { usableUrl } from "./usable-url.ts";

/** The most characters of an identifier. A longer one does not fit into a database index. */
export const longestIdentifier = 500;

/**
 * The identifier of a posting; `undefined` if the posting has neither an identifier nor a usable URL. Since boards
 * number their postings, the identifier is qualified by the origin that the posting names, or by the host of the
 * posting's URL, or by the employer: `jobs.example.dk:4711`. A posting without an identifier is identified by its URL.
 */
export function identifierOf(posting: Thing): string | undefined {
  const [given] = listOf(posting["identifier"]);
  const value = plainLineOf(textOf(isThing(given) ? [given["value"] ?? given["@id"] ?? given["name"]] : given));
  const url = usableUrl(posting);
  if (value === "") return url;
  if (/^(?:https?|urn|uuid):/i.test(value)) return value;
  const scope =
    (isThing(given) && given["value"] !== undefined && plainLineOf(textOf([given["name"] ?? given["propertyID"]]))) ||
    (url && new URL(url).hostname.replace(/^www\./, "")) ||
    plainLineOf(textOf(posting["hiringOrganization"], "legalName"));
  return scope === "" ? value : `${scope}:${value}`;
}
