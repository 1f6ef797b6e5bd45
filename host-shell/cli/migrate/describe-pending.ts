import type { PendingWork, TableSize } from "../../src/database/look-at-database.ts";
import type { TableLock } from "../../src/database/migration-locks.ts";
import type { MigrationNews } from "../../src/database/run-migrations.ts";

const works = {
  rewrites: "rewrites all rows",
  reads: "reads all rows",
  none: "neither reads nor rewrites the rows",
} as const;

/** A text for a terminal about what `npm run migrate` would do. */
export function describePending({ migrations, sizes, releasesAhead }: PendingWork): string {
  if (migrations.length === 0) {
    return releasesAhead === 0
      ? "The database is up to date."
      : `The database is up to date; it is ${releasesAhead === 1 ? "one release" : `${releasesAhead} releases`} newer than this program.`;
  }
  const count = migrations.length === 1 ? "1 migration is" : `${migrations.length} migrations are`;
  return [
    `${count} pending. Each is one transaction: its locks are kept until its end.`,
    ...migrations.map(({ tag, statements }) =>
      [
        `\n${tag}`,
        ...statements.flatMap(({ statement, locks }) => [
          statement.replaceAll(/^/gm, "  "),
          ...(locks.length === 0
            ? ["    locks nothing that others use"]
            : locks.map((lock) => `    ${lineOf(lock, sizes.get(lock.table))}`)),
        ]),
      ].join("\n"),
    ),
  ].join("\n");
}

function lineOf({ table, mode, blocks, work }: TableLock, size: TableSize | undefined): string {
  return `${table}: ${mode} blocks ${blocks}; ${works[work]}; ${sizeOf(size)}`;
}

function sizeOf(size: TableSize | undefined): string {
  if (!size) return "not there yet";
  const megabytes = `${(size.bytes / 1_000_000).toFixed(1)} MB`;
  return size.rows === undefined ? `${megabytes}, rows not counted yet` : `about ${size.rows} rows, ${megabytes}`;
}

/** A line about an event; `undefined` if it needs none. */
export function describeNews(news: MigrationNews): string | undefined {
  switch (news.kind) {
    case "waiting":
      return `Waiting for another process that migrates or restores the database: ${news.holder ?? "unknown"}.`;
    case "begun":
      return `${news.migration} runs.`;
    case "blocked": {
      const users = news.transactions.join(", ") || "unknown";
      return `${news.migration} waits for tables that others use, and is tried again in ${news.seconds} s. Open transactions: ${users}.`;
    }
    case "done":
      return `${news.migration} is done after ${news.ms} ms.`;
    case "ahead":
      return "The database is one release newer than this program.";
    case "ready":
      return undefined;
  }
}
