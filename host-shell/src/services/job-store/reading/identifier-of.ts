import { plainLineOf } from "./plain-text.ts";
import { isThing, listOf, textOf, type Thing } from "./read-value.ts";
import { usableUrl } from "./usable-url.ts";

/** Longer ones do not fit into an index. */
export const longestIdentifier = 500;

/**
 * What a posting is known by. Boards number their postings, so a number counts within what it names as its origin, else
 * within the site it is published on, else with its employer: `jobs.example.dk:4711`. A posting without an identifier
 * is known by its address.
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
