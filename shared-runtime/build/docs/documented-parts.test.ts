import { join } from "node:path";
import { expect, it } from "vitest";
import { writtenDocuments } from "./documented-parts.ts";

it("documents say what code says; if not, run npm run docs", async () => {
  const documents = await writtenDocuments(join(import.meta.dirname, "../../.."));
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.flatMap(({ document, isCurrent }) => (isCurrent ? [] : [document]))).toEqual([]);
});
