import { asOneLine } from "shared-runtime/api/sound-text.ts";
import { isThing, listOf, textOf, type Thing } from "./read-value.ts";

/** The result of searching one entry of an import for postings. */
export interface FoundPostings {
  readonly postings: readonly Thing[];
  /** Why no posting was found; `undefined` if one was. */
  readonly objection?: string;
}

/** The deepest nesting of lists and graphs that is read. */
const deepest = 5;

/**
 * The schema.org postings in a JSON-LD value: the value itself, the postings of a list, or the postings of a graph,
 * where employer and place may be separate nodes. Other nodes of a graph, such as the page, are ignored.
 */
export function postingsIn(value: unknown): FoundPostings {
  const postings = inside(value, 0);
  if (postings.length > 0) return { postings };
  if (!isThing(value)) {
    const objection = 'It has no JobPosting, which is a JSON object whose "@type" is "JobPosting". Leave it out.';
    return { postings, objection };
  }
  const types = listOf(value["@type"]).map((type) => textOf([type]));
  if (types.length > 0)
    return {
      postings,
      objection: `Its type is ${asOneLine(types.join(", ").slice(0, 60))}, not JobPosting. Leave it out.`,
    };
  return { postings, objection: 'It has no "@type". Set it to "JobPosting".' };
}

function inside(value: unknown, depth: number): readonly Thing[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => inside(one, depth + 1));
  if (!isThing(value)) return [];
  if (isPosting(value)) return [value];
  const graph = listOf(value["@graph"]);
  const nodes = new Map(graph.filter(isThing).map((node) => [node["@id"], node] as const));
  const listed = listOf(value["itemListElement"] ?? value["dataFeedElement"]).map((one) =>
    isThing(one) ? (one["item"] ?? one) : one,
  );
  return [...graph, ...listed].flatMap((one) => inside(one, depth + 1)).map((posting) => joined(posting, nodes));
}

function isPosting(thing: Thing): boolean {
  return listOf(thing["@type"]).some((type) =>
    /^(?:https?:\/\/schema\.org\/|schema:)?JobPosting$/.test(textOf([type])),
  );
}

/** The posting with its references by `@id` resolved. */
function joined(posting: Thing, nodes: ReadonlyMap<unknown, Thing>): Thing {
  const nodeOf = (id: unknown) => (typeof id === "string" ? nodes.get(id) : undefined);
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    return isThing(value) && Object.keys(value).length === 1 ? (nodeOf(value["@id"]) ?? value) : value;
  };
  const { hiringOrganization, jobLocation, ...rest } = posting;
  return { ...rest, hiringOrganization: named(hiringOrganization), jobLocation: named(jobLocation) };
}
