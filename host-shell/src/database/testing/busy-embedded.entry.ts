import { sql } from "drizzle-orm";
import { releaseMemory } from "../../server/release-memory.ts";
import { openEmbedded } from "../embedded.ts";

// Works with the embedded database for a while, as a server does that has just started, and reports the most memory that this took.
const [folder = ""] = process.argv.slice(2);
const { tables, close } = await openEmbedded(folder);
releaseMemory();
let peakBytes = 0;
for (let query = 0; query < 3_000; query += 1) {
  await tables.execute(sql`select count(*) from cv where pages = ${query}`);
  peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
}
process.send?.({ peakBytes });
await close();
