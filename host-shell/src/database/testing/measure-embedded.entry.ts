import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { releaseMemory } from "../../server/release-memory.ts";
import { openEmbedded } from "../embedded.ts";
import { cv } from "../../services/cv-store/cv-store.tables.ts";

// Uses the embedded database for a while, like a server that has just started, and reports the peak memory.
const [folder = ""] = process.argv.slice(2);
const { tables, close } = await openEmbedded(folder);
releaseMemory();
let peakBytes = 0;
for (let count = 0; count < 15; count += 1) {
  const id = randomUUID();
  await tables.insert(cv).values({ id, bytes: new Uint8Array(10_000_000), pages: 1, words: 60, language: "en" });
}
for (let query = 0; query < 3_000; query += 1) {
  await tables.execute(sql`select count(*) from cv where pages = ${query}`);
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}
process.send?.({ peakBytes });
await close();
