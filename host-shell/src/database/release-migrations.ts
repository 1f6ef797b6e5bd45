import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { migrationsFolder } from "./migrations-folder.ts";

export interface Migration {
  /** The name of the migration's file. */
  readonly tag: string;
  /** The time of its creation, in milliseconds since 1970. The database identifies the migration by it. */
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
  /** The number of the release that added the migration. Only releases with migrations are counted, from 1. */
  readonly release: number;
}

const Journal = v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) });

/** The last migration of each release that added migrations, the oldest release first. */
const Released = v.object({ releases: v.array(v.string()) });

/** The migrations of this release, in order. Migrations after the last released one belong to the next release. */
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
