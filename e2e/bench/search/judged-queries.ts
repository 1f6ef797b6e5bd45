import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A query as visitors type it. */
export interface JudgedQuery {
  readonly query: string;
  /** The pages that answer it. */
  readonly pages: readonly string[];
  /** Whether it only measures the search, and was not seen while the search was made. */
  readonly closed: boolean;
}

/** A query with the name of its file, without the ending. */
export interface QueryOfSet extends JudgedQuery {
  readonly set: string;
}

export interface Relevance {
  readonly queries: number;
  /** The share of queries whose first result answers them. */
  readonly first: number;
  /** The share of queries that one of the first five results answers. */
  readonly amongFive: number;
}

/** Reads the queries of all files of a folder. Rejects if one has another form. */
export async function readQueries(folder: string): Promise<readonly QueryOfSet[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const queries = await Promise.all(
    files.map(async (file) => {
      const list = JSON.parse(await readFile(join(folder, file), "utf8")) as unknown;
      if (!Array.isArray(list) || !list.every(isJudgedQuery)) throw new Error(`${file} is not a list of queries.`);
      return list.map((query) => ({ ...query, set: file.replace(/\.json$/, "") }));
    }),
  );
  return queries.flat();
}

function isJudgedQuery(given: unknown): given is JudgedQuery {
  if (typeof given !== "object" || given === null || !("query" in given) || !("pages" in given)) return false;
  const { query, pages } = given;
  const isClosed = "closed" in given && typeof given.closed === "boolean";
  return (
    isClosed && typeof query === "string" && Array.isArray(pages) && pages.every((page) => typeof page === "string")
  );
}

/** Measures a search. `find` returns the addresses of the first five results. */
export function relevanceOf(queries: readonly JudgedQuery[], find: (query: string) => readonly string[]): Relevance {
  const places = queries.map(({ query, pages }) => find(query).findIndex((url) => pages.includes(url)));
  const share = (isRight: (place: number) => boolean): number =>
    places.filter(isRight).length / Math.max(1, places.length);
  return {
    queries: places.length,
    first: share((place) => place === 0),
    amongFive: share((place) => place >= 0 && place < 5),
  };
}
