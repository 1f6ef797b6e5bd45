import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "../src/database/migrations-folder.ts";
import { releaseMigrations } from "../src/database/release-migrations.ts";

/**
 * Part of `npm run release`: notes that the migrations are released, and records the statements of this release's
 * servers while the database tests run.
 */
const file = join(migrationsFolder, "released.json");
const { releases } = JSON.parse(readFileSync(file, "utf8")) as { readonly releases: readonly string[] };
const last = releaseMigrations().at(-1)?.tag;
if (last !== undefined && last !== releases.at(-1))
  writeFileSync(file, `${JSON.stringify({ releases: [...releases, last] }, undefined, 2)}\n`);

const { status } = spawnSync("npx", ["vitest", "run", "--project", "database"], {
  env: { ...process.env, RECORD_STATEMENTS: "1" },
  stdio: "inherit",
});
process.exit(status ?? 1);
