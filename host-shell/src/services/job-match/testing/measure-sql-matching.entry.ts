import { tmpdir } from "node:os";
import { pino } from "pino";
import { openPostgres } from "../../../database/postgres.ts";
import { startPostgres } from "../../../database/testing/postgres-server.ts";
import { createJobStore } from "../../job-store/job-store.ts";
import { createJobMatching } from "../create-job-matching.ts";
import { fill, searchOf, timed, untilReady } from "./measuring.ts";

// Measures searches among many jobs with the index in a new PostgreSQL, and sends the times in milliseconds.
const [count = "100000", rounds = "60"] = process.argv.slice(2);
const postgres = await startPostgres();
try {
  const { tables, close } = await openPostgres(`${postgres.url}postgres`, () => undefined);
  const store = createJobStore(tables);
  await fill(store, Number(count));
  const log = pino({ level: "silent" });
  const matching = createJobMatching({ feed: store, shelf: store, tables, folder: tmpdir(), ranker: "sql", log });
  const buildMs = await untilReady(matching);
  const anywhere = await timed(Number(rounds), 3, (cv) => matching.find(searchOf(cv)));
  await matching.stop(30_000);
  await close();
  process.send?.({ buildMs, anywhere });
} finally {
  postgres.stop();
}
