import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { generatePostings } from "./generate-posting.ts";

// Writes generated postings into a file, one a line: `node write-postings.entry.ts 100000 postings.ndjson`.
const [count = "3000", file = "postings.ndjson"] = process.argv.slice(2);
const output = createWriteStream(file);
let lines = "";
for (const posting of generatePostings(Number(count), new Date())) {
  lines += `${JSON.stringify(posting)}\n`;
  if (lines.length < 1_000_000) continue;
  if (!output.write(lines)) await once(output, "drain");
  lines = "";
}
output.end(lines);
await once(output, "finish");
