import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  adminToken,
  registryCaller,
  type RegistryServer,
  startRegistryServer,
} from "../src/registry/testing/registry-server.ts";
import { type Receiver, startReceiver, webhookSecret } from "../src/services/outbox/testing/receiver.ts";
import { sampleVersion } from "../src/services/widget-registry/testing/sample-version.ts";
import { type Outcome, runCommand } from "./testing/run-command.ts";

const cli = fileURLToPath(new URL("./widget.ts", import.meta.url));

let receiver: Receiver;
let server: RegistryServer;
let token: string;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startRegistryServer({
    TRUSTED_PROXIES: "127.0.0.1",
    RELEASE_WEBHOOK_URL: receiver.url,
    RELEASE_WEBHOOK_SECRET: webhookSecret,
  });
  const host = registryCaller(server.url, () => token);
  ({ token } = await host.issue("sample"));
  await host.publish(sampleVersion("2.0.0"), { channel: "stable" });
  await host.publish(sampleVersion("2.1.0"));
});
afterAll(async () => {
  await server.stop();
  await receiver.close();
});

function widget(...args: readonly string[]): Promise<Outcome> {
  const environment = {
    WIDGET_HOST: server.url,
    WIDGET_TOKEN: token,
    DEPLOY_ADMIN_TOKEN: adminToken,
    GITHUB_ACTOR: "hanne",
  };
  return runCommand(cli, args, { environment, cwd: "." });
}

/** Reports visits, each of another network. */
async function visits(count: number, version: string, seen: object = {}): Promise<void> {
  for (let one = 0; one < count; one += 1) {
    await fetch(`${server.url}/api/widget-reports`, {
      method: "POST",
      headers: { origin: server.url, "x-forwarded-for": `${version === "2.0.0" ? 20 : 30}.0.${one}.1` },
      body: JSON.stringify({ loads: [], visits: [{ id: "v", widget: "sample", version, share: 1, ms: 100, ...seen }] }),
    });
  }
}

it("begins a gradual release, shows, holds and stops it, and takes a worse version back by itself", async () => {
  expect(await widget("release", "sample")).toEqual({
    code: 1,
    said: "sample has never been released gradually. Begin with: npm run widget -- release sample <version> --gradual.",
  });
  expect((await widget("release", "sample", "2.1.0")).said).toContain("A version is released with --gradual");
  const begun = await widget("release", "sample", "2.1.0", "--gradual");
  expect(begun).toMatchObject({ code: 0, said: expect.stringContaining("sample 2.1.0: 1 % of visitors get it.") });
  expect(begun.said).toContain("0 of the 50 visitors that this step needs have loaded it. Nobody has loaded it yet.");
  expect((await server.document()).widgets["sample"]).toMatchObject({
    channels: { stable: "2.0.0", canary: "2.1.0" },
    canaryShare: 1,
  });
  expect((await widget("release", "sample", "--hold")).said).toContain("it is held there");
  expect((await widget("release", "sample", "--continue")).said).toContain("1 % of visitors get it. 0 of the 50");
  expect((await widget("list")).said).toContain("  release  2.1.0 is under way, at 1 % of visitors");
  expect((await widget("rollback", "sample")).said).toBe(
    "sample is back at 2.0.0 on canary.\nThe gradual release of 2.1.0 was stopped at 1 % of visitors: all get 2.0.0 again.",
  );
  expect((await widget("list")).said).not.toContain("release  2.1.0");

  await widget("release", "sample", "2.1.0", "--gradual");
  await visits(40, "2.0.0");
  await visits(20, "2.1.0", { crashed: true });
  const reason = "100.0 % of 20 visits crashed after mounting, and 0.0 % of 40 with 2.0.0 at the same time.";
  await expect
    .poll(async () => (await server.document()).widgets["sample"]?.channels, { timeout: 20_000 })
    .toMatchObject({ stable: "2.0.0", canary: "2.0.0" });
  expect((await widget("release", "sample")).said).toMatch(
    `sample 2.1.0: it was stopped at 1 % of visitors, and all got 2.0.0 again. ${reason}`,
  );
  const history = (await widget("history", "sample")).said.split("\n").map((line) => line.replace(/^.*UTC {2}/, ""));
  expect(history.slice(0, 6)).toEqual([
    `gradual-release took 2.1.0 off canary and gave 2.0.0 instead: ${reason}`,
    "hanne (Team CV) began to release 2.1.0 gradually, to 1 % of visitors.",
    "hanne (Team CV) stopped the gradual release of 2.1.0 at 1 % of visitors: all get 2.0.0 again.",
    "hanne (Team CV) let the gradual release of 2.1.0 go on at 1 % of visitors.",
    "hanne (Team CV) held the gradual release of 2.1.0 at 1 % of visitors.",
    "hanne (Team CV) began to release 2.1.0 gradually, to 1 % of visitors.",
  ]);

  const news = () => receiver.received.map(({ body }) => body.data["event"]);
  await expect.poll(() => news().length, { timeout: 10_000 }).toBe(6);
  expect(news()).toEqual(expect.arrayContaining(["started", "held", "continued", "ended", "started", "stopped"]));
  expect(receiver.received.every(({ body, genuine }) => genuine && body.type === "widget.release")).toBe(true);
  expect(receiver.received.find(({ body }) => body.data["event"] === "stopped")?.body.data).toEqual({
    releaseId: expect.any(String),
    widget: "sample",
    version: "2.1.0",
    stable: "2.0.0",
    share: 1,
    event: "stopped",
    reason,
  });
  expect(server.logLines()).toContainEqual(
    expect.objectContaining({ msg: "a gradual release was stopped: its version is worse than stable", reason }),
  );
}, 90_000);
