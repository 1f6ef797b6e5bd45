import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { migrationsFolder } from "./migrations-folder.ts";

export interface Migration {
  /** The name of its file. */
  readonly tag: string;
  /** When it was written, in milliseconds. Names it in the database. */
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
  /** The release that brought it, counting those with migrations from 1. */
  readonly release: number;
}

const Journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

/** The last migration of each release that brought some, the oldest release first. */
const Released = v.object({ releases: v.array(v.string()) });

/** The migrations of this release, in their order. Those after the last released one belong to the next release. */
export function releaseMigrations(folder = migrationsFolder): readonly Migration[] {
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  const { entries } = v.parse(Journal, JSON.parse(read("meta/_journal.json")));
  const { releases } = v.parse(Released, JSON.parse(read("released.json")));
  const last = releases.map((tag) => entries.findIndex((entry) => entry.tag === tag));
  return entries.map(({ tag, when }, index) => {
    const text = read(`${tag}.sql`);
    return {
      tag,
      when,
      hash: createHash("sha256").update(text).digest("hex"),
      statements: text
        .split("--> statement-breakpoint")
        .map((statement) => statement.trim())
        .filter((statement) => statement !== ""),
      release: last.filter((end) => end < index).length + 1,
    };
  });
}
