import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { formWith, upload } from "../../src/server/testing/cv-calls.ts";
import { leaderCv } from "../../src/engines/cv-review/testing/leader-cv.ts";
import { makeCv } from "../../src/engines/cv-review/testing/make-cv.ts";
import { countsOf, healMs, msUntilWell, sendLeads } from "../lead-traffic.ts";
import { openPages } from "../page-traffic.ts";
import type { Scenario } from "../scenario.ts";
import type { ServerProcess } from "../server-process.ts";

/** All servers are restarted one after the other, four times. */
export const rollingRestarts: Scenario = {
  name: "rolling-restarts",
  promise: "four rolling restarts of two servers under 4 000 calls through a proxy that never repeats one",
  async run({ proxy, start, openDatabase, receiver }) {
    const running = new Map<string, ServerProcess>();
    const use = () => proxy.use(...[...running.values()].map(({ url }) => url));
    for (const name of ["one", "two"]) running.set(name, await start(name));
    await use();
    const traffic = sendLeads(proxy.url, { senders: 4 });
    const pages = openPages(proxy.url, { visitors: 4 });
    let unclean = 0;
    for (let round = 0; round < 4; round += 1) {
      for (const name of ["one", "two"]) {
        if ((await running.get(name)?.stop()) !== 0) unclean += 1;
        running.set(name, await start(name));
        await use();
        // The next server is stopped when this one may get visitors, as in any rolling restart.
        await proxy.allReady();
      }
    }
    while (traffic.statuses().length < 2_000) await pause(100);
    await traffic.end();
    const { answered, broken } = await pages.end();
    for (const sentence of broken.slice(0, 10)) console.log(sentence);
    const database = await openDatabase();
    const tally = await traffic.tally(database, receiver);
    const { rows } = await database.query<{ readonly stored: number }>(
      "select count(*)::int as stored from submission",
    );
    return [
      ...countsOf(tally).map((figure) => (figure.name === "refused" ? { ...figure, most: 0 } : figure)),
      {
        name: "stored besides the acknowledged",
        value: (rows[0]?.stored ?? 0) - tally.acknowledged,
        most: 0,
        least: 0,
      },
      { name: "leads", value: traffic.statuses().length, least: 2_000 },
      { name: "pages and calls answered", value: answered, least: 2_000 },
      { name: "pages and calls broken", value: broken.length, most: 0 },
      { name: "servers that did not stop by themselves", value: unclean, most: 0 },
    ];
  },
};

/** Servers are killed one after another, while leads and CVs arrive. */
export const kills: Scenario = {
  name: "kills",
  promise: "a server is killed twelve times in turn while leads and CVs come in",
  async run({ proxy, start, openDatabase, receiver }) {
    const running = new Map<string, ServerProcess>();
    const use = () => proxy.use(...[...running.values()].map(({ url }) => url));
    for (const name of ["one", "two"]) running.set(name, await start(name));
    await use();
    const traffic = sendLeads(proxy.url, { senders: 8 });
    const cv = await makeCv(leaderCv("da", 1));
    let uploaded = 0;
    for (let round = 0; round < 12; round += 1) {
      const name = round % 2 === 0 ? "one" : "two";
      const answer = await upload(proxy.url, formWith(new Uint8Array(cv)), {
        headers: { "x-forwarded-for": `203.0.113.${round}` },
      }).catch(() => undefined);
      if (answer?.status === 200) uploaded += 1;
      await running.get(name)?.kill();
      running.set(name, await start(name));
      await use();
    }
    await traffic.end();
    const database = await openDatabase();
    const review = await reviewsEnd(database);
    const tally = await traffic.tally(database, receiver);
    return [
      ...countsOf(tally),
      { name: "CVs", value: uploaded, least: 1 },
      { name: "reviews given up", value: review.givenUp, most: 0 },
      { name: "reviews unfinished", value: review.waiting, most: 0 },
    ];
  },
};

/** A server stops responding while it holds locks and connections, as on a machine that swaps or is suspended. */
export const freeze: Scenario = {
  name: "freeze",
  promise: "a server under load hangs for 20 s and comes back, while another one goes on",
  async run({ start, openDatabase, receiver }) {
    const [one, two] = [await start("one"), await start("two")];
    const [atOne, atTwo] = [sendLeads(one.url, { senders: 8 }), sendLeads(two.url, { senders: 8 })];
    await pause(1_000);
    one.freeze();
    await pause(20_000);
    const before = atTwo.statuses().length;
    one.thaw();
    const healed = await msUntilWell(one.url);
    await Promise.all([atOne.end(), atTwo.end()]);
    const database = await openDatabase();
    const [ofOne, ofTwo] = [await atOne.tally(database), await atTwo.tally(database, receiver)];
    return [
      ...countsOf(ofTwo),
      { name: "answered by the other one meanwhile", value: before, least: 100 },
      { name: "lost by the one that hung", value: ofOne.lost, most: 0 },
      { name: "well again after ms", value: healed, most: healMs },
    ];
  },
};

interface ReviewCounts {
  readonly waiting: number;
  readonly givenUp: number;
}

/** Resolves when no review waits or runs, at the latest after a minute. */
async function reviewsEnd(database: Client): Promise<ReviewCounts> {
  const endsAt = performance.now() + 60_000;
  for (;;) {
    const { rows } = await database.query<ReviewCounts>(
      `select count(*) filter (where failure is null)::int as waiting,
        count(*) filter (where failure is not null)::int as "givenUp" from cv_review_job`,
    );
    const [counts = { waiting: 0, givenUp: 0 }] = rows;
    if (counts.waiting === 0 || performance.now() > endsAt) return counts;
    await pause(500);
  }
}
