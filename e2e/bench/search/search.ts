import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Figure } from "../figure.ts";
import { runBuilt } from "../pages/run-built.ts";
import { type JudgedQuery, readQueries, type Relevance, relevanceOf } from "./judged-queries.ts";
import { type LibraryDocument, librarySearch } from "./library-search.ts";

const host = join(import.meta.dirname, "../../../host-shell");
const engine = join(host, "src/engines/site-search");

/** What `measure.entry.ts` prints. */
interface Measured {
  /** The first five results of each query. */
  readonly results: Readonly<Record<string, readonly string[]>>;
  readonly large: {
    readonly pages: number;
    readonly words: number;
    readonly indexMs: number;
    readonly updateMs: number;
    readonly bytes: number;
    readonly searchMs: { readonly p50: number; readonly p95: number };
    readonly suggestMs: { readonly p50: number; readonly p95: number };
  };
}

/** Measures the embedded search of the sites: its relevance, next to a library's, and its times with 10 000 pages. */
export async function measureSearch(report: (figure: Figure) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-search-"));
  try {
    const file = join(folder, "documents.json");
    await runBuilt("search-documents", join(host, "content"), file);
    const { documents } = JSON.parse(await readFile(file, "utf8")) as {
      readonly documents: readonly LibraryDocument[];
    };
    const queries = await readQueries(join(engine, "judged/search-queries"));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--expose-gc", join(engine, "testing/measure.entry.ts"), file, ...queries.map(({ query }) => query)],
      { maxBuffer: 64 * 2 ** 20 },
    );
    const measured = JSON.parse(stdout) as Measured;
    const library = librarySearch(documents);
    const groups = Map.groupBy(queries, ({ set, closed }) => `${set} ${closed ? "closed" : "open"}`);
    for (const [group, some] of groups) reportRelevance(group, some, { measured, library, report });
    reportTimes(measured, report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Compared {
  readonly measured: Measured;
  readonly library: (query: string) => readonly string[];
  readonly report: (figure: Figure) => void;
}

interface RelevanceBudget {
  readonly first: number;
  readonly amongFive: number;
}

const ofKeywords: RelevanceBudget = { first: 0.85, amongFive: 0.97 };
/** A whole question says less about its page than the words for its subject do. */
const ofQuestions: RelevanceBudget = { first: 0.6, amongFive: 0.9 };

function reportRelevance(group: string, some: readonly JudgedQuery[], { measured, library, report }: Compared): void {
  const ours = relevanceOf(some, (query) => measured.results[query] ?? []);
  const theirs = relevanceOf(some, library);
  const budget = group.startsWith("questions") ? ofQuestions : ofKeywords;
  const note = (part: keyof Relevance): string => `${ours.queries} queries; MiniSearch: ${theirs[part].toFixed(3)}`;
  report({
    name: `search, ${group} queries, right page first`,
    value: ours.first,
    budget: budget.first,
    unit: "",
    bound: "least",
    note: note("first"),
  });
  report({
    name: `search, ${group} queries, right page among five`,
    value: ours.amongFive,
    budget: budget.amongFive,
    unit: "",
    bound: "least",
    note: note("amongFive"),
  });
}

function reportTimes({ large }: Measured, report: (figure: Figure) => void): void {
  const note = `${large.pages} pages, ${large.words} words`;
  const most = { bound: "most", note } as const;
  report({ name: "search, p50", value: large.searchMs.p50, budget: 10, unit: "ms", ...most });
  report({ name: "search, p95", value: large.searchMs.p95, budget: 30, unit: "ms", ...most });
  report({ name: "suggestions, p50", value: large.suggestMs.p50, budget: 5, unit: "ms", ...most });
  report({ name: "suggestions, p95", value: large.suggestMs.p95, budget: 15, unit: "ms", ...most });
  report({ name: "index of the search built", value: large.indexMs, budget: 5_000, unit: "ms", ...most });
  report({ name: "index of the search after a change", value: large.updateMs, budget: 750, unit: "ms", ...most });
  report({ name: "memory of the index, with texts", value: large.bytes / 1e6, budget: 250, unit: "MB", ...most });
}
