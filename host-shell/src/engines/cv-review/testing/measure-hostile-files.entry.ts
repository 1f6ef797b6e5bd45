import { createCvReviewer } from "../pool/create-cv-reviewer.ts";
import * as bombs from "./bombs.ts";
import { childMemory } from "./child-memory.ts";
import { plainCv } from "./odd-pdfs.ts";

// Lets a reviewer inspect each hostile file, and sends the following for each file: the milliseconds, the peak memory
// of the reading processes, and the growth of this process.
const reviewer = createCvReviewer({ readers: 2 });
await reviewer.inspect({ name: "cv.pdf", bytes: await plainCv() });
const measured = [];
for (const [file, make] of Object.entries(bombs)) {
  const bytes = make();
  const before = process.memoryUsage.rss();
  const children = childMemory();
  const startedAt = performance.now();
  await reviewer.inspect({ name: "cv.pdf", bytes });
  const ms = performance.now() - startedAt;
  measured.push({ file, ms, readers: children.peak(), growth: process.memoryUsage.rss() - before });
}
await reviewer.close();
process.send?.(measured);
