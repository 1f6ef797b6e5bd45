/**
 * Built and run in its own process: `node search-documents.js <content folder> <file>` writes all pages as the search
 * reads them, and the synonyms.
 */
import { writeFile } from "node:fs/promises";
import { openJsonContent } from "../content/json-content-source.ts";
import { searchPagesOf } from "../search-documents/search-pages.ts";

const [folder = "", file = ""] = process.argv.slice(2);
const pages = searchPagesOf(await openJsonContent({ folder, product: "lederkredsen" }));
const documents = await pages.read();
await writeFile(file, JSON.stringify({ documents, synonyms: await pages.synonyms() }));
console.log(JSON.stringify({ pages: documents.length }));
