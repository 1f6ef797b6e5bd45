import { type DeclaredQuery, declaredValues, isStorable } from "./declared-query.ts";
import type { BlockPage, LoadContext, PreparedBlock, SoundBlock, UnsoundBlock } from "./prepared-block.ts";
import { prepareBlocks } from "./prepare-block.ts";

/** A block with everything that it needs to be drawn. */
export interface LoadedBlock {
  readonly kind: "loaded";
  readonly block: SoundBlock;
  /** An element id that is unique on the page. */
  readonly id: string;
  /** The value with which the block's `load` resolved. */
  readonly data: unknown;
  /** The error with which the block's `load` rejected. */
  readonly failure: unknown;
  readonly notes: readonly string[];
  readonly children: ReadonlyMap<string, readonly DrawableBlock[]>;
}

export type DrawableBlock = LoadedBlock | UnsoundBlock;

/** The milliseconds that all blocks of a page together may take to load their data. */
export const loadDeadlineMs = 2_000;

export interface Loading extends Omit<LoadContext, "signal" | "query"> {
  readonly page: BlockPage;
  /** The query of the request. Each block gets the parameters that it declares. */
  readonly query?: URLSearchParams | undefined;
  readonly deadlineMs?: number;
  /** Called with the declaration of each block that reads parameters of the query. */
  readonly onDeclared?: (query: DeclaredQuery) => void;
  /** Called with the data of each block, in no particular order. */
  readonly onLoaded?: (data: unknown) => void;
  /** Called with the error of each block that failed. */
  readonly onFailed: (error: unknown, block: SoundBlock) => void;
}

interface Inside {
  readonly depth: number;
  readonly sources: readonly string[];
}

type Placeholders = Readonly<Record<string, readonly PreparedBlock[]>>;

/**
 * Runs the asynchronous steps of all blocks of a page at the same time, with one deadline for all. A step that fails or
 * is late affects only its own block. Resolves at once if no block has such a step.
 */
export async function loadBlocks(
  placeholders: Placeholders,
  { page, query, deadlineMs = loadDeadlineMs, onDeclared, onLoaded, onFailed, ...context }: Loading,
): Promise<Readonly<Record<string, readonly DrawableBlock[]>>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const late = new Error(`The blocks of the page did not load within ${deadlineMs} ms.`);
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(late), { once: true });
  });
  deadline.catch(() => undefined);
  const ids = new Map<string, number>();

  const queryOf = (block: SoundBlock) => declaredValues(block.query ? [block.query] : [], query);
  const load = async (block: SoundBlock): Promise<{ readonly data?: unknown; readonly failure?: unknown }> => {
    if (block.query) onDeclared?.(block.query);
    if (!block.load) return {};
    timer ??= setTimeout(() => stopping.abort(late), deadlineMs);
    try {
      const values = queryOf(block);
      const isMember = isStorable(block.query ? [block.query] : [], values) ? undefined : context.isMember;
      const data = await Promise.race([block.load({ ...context, isMember, query: values, signal }), deadline]);
      onLoaded?.(data);
      return { data };
    } catch (error) {
      onFailed(error, block);
      return { failure: error ?? late };
    }
  };

  /** Assigns the id of a loaded block. Called only when everything is loaded, since ids are in document order. */
  type Unclaimed = () => DrawableBlock;
  const loadAll = async (blocks: readonly PreparedBlock[], inside: Inside): Promise<readonly Unclaimed[]> =>
    Promise.all(blocks.map((block) => loadOne(block, inside)));

  const loadOne = async (block: PreparedBlock, { depth, sources }: Inside): Promise<Unclaimed> => {
    if (block.kind === "unsound") return () => block;
    const { componentName, uid, source } = block;
    if (source !== undefined && sources.includes(source))
      return () => ({ kind: "unsound", componentName, uid, problems: [`${source} is inside itself`] });
    const below = { depth: depth + 1, sources: source === undefined ? sources : [...sources, source] };
    const { data, failure } = await load(block);
    const more = data === undefined ? {} : block.loadedRenderings(data);
    const placed: readonly (readonly [string, readonly PreparedBlock[]])[] = [
      ...block.children,
      ...Object.entries(more).map(
        ([name, renderings]) => [name, prepareBlocks(renderings, page, below.depth)] as const,
      ),
    ];
    const children = await Promise.all(
      placed.map(async ([name, blocks]) => [name, await loadAll(blocks, below)] as const),
    );
    return () => {
      const { id, note } = claimed(block.id, ids);
      return {
        kind: "loaded",
        block,
        id,
        data,
        failure,
        notes: note === undefined ? block.notes : [...block.notes, note],
        children: new Map(children.map(([name, blocks]) => [name, blocks.map((claim) => claim())])),
      };
    };
  };

  try {
    const loaded = await Promise.all(
      Object.entries(placeholders).map(
        async ([name, blocks]) => [name, await loadAll(blocks, { depth: 0, sources: [] })] as const,
      ),
    );
    return Object.fromEntries(loaded.map(([name, blocks]) => [name, blocks.map((claim) => claim())]));
  } finally {
    clearTimeout(timer);
  }
}

function claimed(id: string, ids: Map<string, number>): { readonly id: string; readonly note?: string } {
  const count = (ids.get(id) ?? 0) + 1;
  ids.set(id, count);
  if (count === 1) return { id };
  return { ...claimed(`${id}-${count}`, ids), note: `Ankeret “${id}” er brugt før på siden. Vælg et andet.` };
}

/** Calls `visit` for each loaded block and the blocks inside it, in document order. */
export function eachLoaded(
  blocks: readonly DrawableBlock[],
  visit: (block: LoadedBlock, depth: number) => void,
  depth = 0,
): void {
  for (const block of blocks) {
    if (block.kind === "unsound") continue;
    visit(block, depth);
    for (const children of block.children.values()) eachLoaded(children, visit, depth + 1);
  }
}
