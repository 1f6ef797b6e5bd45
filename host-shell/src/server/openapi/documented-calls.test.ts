import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { operations } from "./operations.ts";

const root = join(import.meta.dirname, "../../../..");
const documents = globSync("{*.md,{docs,shared-runtime,cms-snippets}/*.md,widgets/*/README.md}", { cwd: root });

/** Replaces parameters of the path, `<id>` or `{id}`, by `{}`, and removes the query. */
const bare = (path: string) => path.replace(/[?#].*/, "").replaceAll(/<[^>]*>|\{[^}]*\}/g, "{}");
const known = new Set(operations.map(({ method, path }) => `${method.toUpperCase()} ${bare(path)}`));
/** Calls of the browser and of a CMS, which the API document leaves out. */
const undescribed = /^(?:GET|POST) \/api\/(?:auth|editing)\//;

it("names only calls that the API has", () => {
  const named = documents.flatMap((document) =>
    [...readFileSync(join(root, document), "utf8").matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/api\/[^`\s]+)`/g)].map(
      ([, method = "", path = ""]) => `${method} ${bare(path)}`,
    ),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((call) => !known.has(call) && !undescribed.test(call))).toEqual([]);
});
