import { untilAborted } from "../../../concurrency/until-aborted.ts";
import type { LoadContext } from "../../block/prepared-block.ts";
import type { SearchAnswer } from "../../../services/site-search/site-search.ts";
import { type SearchRequest, searchRequestOf } from "./search-request.ts";

export const perPage = 10;

/** Below the deadline of the blocks of a page, so that the error is shown next to the words that were searched for. */
const deadlineMs = 1_800;

/** What the block shows: `undefined` as the answer if nothing was searched for, or if the search failed. */
export interface FoundPages {
  readonly request: SearchRequest;
  readonly answer: SearchAnswer | undefined;
  readonly hasFailed: boolean;
}

/** Searches for the words in the address. A page after the last one is the last one. */
export async function lookUp({ query, search, site, signal, isMember }: LoadContext): Promise<FoundPages> {
  const request = searchRequestOf(query);
  if (request.text === "") return { request, answer: undefined, hasFailed: false };
  const late = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  const audience = (await isMember?.().catch(() => false)) ? "member" : "visitor";
  const pageOf = async (page: number): Promise<FoundPages> => {
    if (!search) throw new Error("There is no search.");
    const { text, category } = request;
    const answer = await untilAborted(
      search.search({ text, page, perPage, category, site: request.site ?? site.name, audience }, late),
      late,
    );
    return { request: { ...request, page }, answer, hasFailed: false };
  };
  try {
    const found = await pageOf(request.page);
    const pages = pagesOf(found.answer);
    return request.page > pages ? await pageOf(pages) : found;
  } catch {
    return { request, answer: undefined, hasFailed: true };
  }
}

/** The number of pages of results; 1 if there are none. */
export function pagesOf(answer: Pick<SearchAnswer, "found"> | undefined): number {
  return Math.max(1, Math.ceil((answer?.found ?? 0) / perPage));
}
