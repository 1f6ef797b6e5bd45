import { endsWithin } from "../concurrency/ends-within.ts";
import type { Reading, ReadingSource } from "./reading.ts";

export interface Readings {
  readonly add: (sources: readonly ReadingSource[]) => void;
  /**
   * The values of all sources. The values of a source that fails or is late are missing, and a reading reports the
   * failure.
   */
  readonly all: () => Promise<readonly Reading[]>;
}

interface Options {
  /** The most milliseconds that a source may take. */
  readonly withinMs?: number;
  /** How many milliseconds values are reused, so that many scrapes cost no more queries than one. */
  readonly keptMs?: number;
}

interface Kept {
  readonly at: number;
  readonly values: readonly Reading[];
}

export function createReadings({ withinMs = 2_500, keptMs = 5_000 }: Options = {}): Readings {
  const readers: (() => Promise<readonly Reading[]>)[] = [];

  /** A source is not asked again before it has answered, since its unanswered queries would pile up. */
  function readerOf({ source, read }: ReadingSource): () => Promise<readonly Reading[]> {
    let kept: Kept | undefined;
    let pending: Promise<void> | undefined;
    let hasFailed = false;

    async function refresh(): Promise<void> {
      try {
        kept = { at: performance.now(), values: await read() };
        hasFailed = false;
      } catch {
        hasFailed = true;
      } finally {
        pending = undefined;
      }
    }

    return async () => {
      const isFresh = kept !== undefined && performance.now() - kept.at < keptMs;
      if (!isFresh || hasFailed) {
        pending ??= refresh();
        if (!(await endsWithin(pending, withinMs))) hasFailed = true;
      }
      const failed = { gauge: "host_shell_reading_failed", labels: { source }, value: Number(hasFailed) } as const;
      return hasFailed || !kept ? [failed] : [failed, ...kept.values];
    };
  }

  return {
    add: (sources) => void readers.push(...sources.map(readerOf)),
    all: async () => (await Promise.all(readers.map((read) => read()))).flat(),
  };
}
