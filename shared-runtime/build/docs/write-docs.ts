/** `npm run docs`: writes the parts of documents that are made from code. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { writtenDocuments } from "./documented-parts.ts";

const root = join(import.meta.dirname, "../../..");
for (const { document, text, isCurrent } of await writtenDocuments(root)) {
  if (isCurrent) continue;
  writeFileSync(join(root, document), text);
  console.log(`${document} was written.`);
}
