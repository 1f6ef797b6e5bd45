import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { OutboxList } from "shared-runtime/api/outbox.ts";
import * as v from "valibot";
import { smallDisks } from "../../src/services/uploads/testing/small-disk.ts";
import { healMs, msUntilWell, sendLeads } from "../lead-traffic.ts";
import type { Scenario } from "../scenario.ts";

/** The disk of a server with the embedded database has no byte left, is freed, and is full again when the server stops. */
export const fullDisk: Scenario = {
  name: "full-disk",
  promise:
    "the disk of an embedded server is filled to the last byte under load, freed, and filled again before it stops",
  async run({ start, settings }) {
    const [small] = smallDisks;
    if (!small) throw new Error("a small disk can be mounted by root alone");
    const disk = await small.mount(400);
    const embedded = {
      DATABASE_URL: "",
      OUTBOX_WEBHOOK_URL: "",
      OUTBOX_WEBHOOK_SECRET: "",
      DATA_DIR: join(disk.folder, "data"),
      DISK_RESERVE_MEGABYTES: "64",
    };
    const server = await start("embedded", embedded);
    const traffic = sendLeads(server.url, { senders: 8 });
    while (traffic.statuses().length < 300) await pause(50);
    await disk.fill(0);
    await pause(3_000);
    const page = await fetch(`${server.url}/`);
    await page.body?.cancel();
    const full = traffic.statuses().at(-1) ?? 0;
    await disk.empty();
    const healed = await msUntilWell(server.url);
    await disk.fill(0);
    await traffic.end();
    const stopsAt = performance.now();
    await server.stop();
    const stopMs = Math.round(performance.now() - stopsAt);
    await disk.empty();

    const again = await start("embedded", embedded);
    const answer = await fetch(`${again.url}/api/outbox`, {
      headers: { authorization: `Bearer ${settings["DEPLOY_ADMIN_TOKEN"]}` },
    });
    const { counts } = v.parse(OutboxList, await answer.json());
    await again.stop();
    await disk.unmount();
    const acknowledged = traffic.statuses().filter((status) => status === 200).length;
    return [
      { name: "acknowledged", value: acknowledged, least: 300 },
      { name: "lost", value: Math.max(0, acknowledged - counts.waiting), most: 0 },
      { name: "without an answer", value: traffic.statuses().filter((status) => status === 0).length, most: 0 },
      { name: "status of a lead without room", value: full, least: 503, most: 507 },
      { name: "status of a page without room", value: page.status, least: 200, most: 200 },
      { name: "well again after ms", value: healed, most: healMs },
      { name: "stopped after ms", value: stopMs, most: 15_000 },
    ];
  },
};
