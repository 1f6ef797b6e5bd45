import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import type { Ground } from "../ground.ts";
import { countsOf, healMs, msUntilWell, sendLeads } from "../lead-traffic.ts";
import type { Figure, Scenario } from "../scenario.ts";

const senders = 12;

/** The database does not respond for a time under load, and then the connections break. */
export function silence(seconds: number): Scenario {
  return {
    name: "silence",
    promise: `PostgreSQL is silent for ${seconds} s under load, then its connections are cut`,
    run: (ground) =>
      underLoad(ground, async () => {
        ground.line.hang();
        await pause(seconds * 1_000);
        ground.line.cut();
        ground.line.resume();
      }),
  };
}

export const terminations: Scenario = {
  name: "terminations",
  promise: "an administrator ends all connections of the servers 15 times under load",
  run: (ground) =>
    underLoad(ground, async (database) => {
      for (let round = 0; round < 15; round += 1) {
        await database.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'host-shell %'",
        );
        await pause(200);
      }
    }),
};

export const crashes: Scenario = {
  name: "crashes",
  promise: "PostgreSQL crashes and starts again six times under load",
  run: (ground) =>
    underLoad(ground, async () => {
      for (let round = 0; round < 6; round += 1) {
        ground.postgres.crash();
        await pause(1_000);
      }
    }),
};

async function underLoad(ground: Ground, fault: (database: Client) => Promise<void>): Promise<readonly Figure[]> {
  const { proxy } = ground;
  const servers = [await ground.start("one"), await ground.start("two")];
  await proxy.use(...servers.map(({ url }) => url));
  const traffic = sendLeads(proxy.url, { senders });
  await pause(1_000);
  await fault(await ground.openDatabase());
  const healed = await Promise.all(servers.map(({ url }) => msUntilWell(url)));
  await pause(1_000);
  await traffic.end();
  return [
    ...countsOf(await traffic.tally(await ground.openDatabase(), ground.receiver)),
    { name: "well again after ms", value: Math.max(...healed), most: healMs },
  ];
}
