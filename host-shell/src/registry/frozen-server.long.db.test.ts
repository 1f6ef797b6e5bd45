import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { sharedEnvironment } from "../server/testing/shared-environment.ts";
import { sampleVersion } from "../services/widget-registry/testing/sample-version.ts";
import { registryCaller, type RegistryServer, startRegistryServer } from "./testing/registry-server.ts";

const entry = fileURLToPath(new URL("../services/widget-registry/testing/halted-publisher.entry.ts", import.meta.url));
/** PostgreSQL ends the transaction of a frozen server after 5 seconds. */
const ended = { timeout: 15_000, interval: 100 };

let folder: string;
let databaseUrl: string;
let server: RegistryServer;
let frozen: ChildProcess;
let team: ReturnType<typeof registryCaller>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "frozen-server-"));
  databaseUrl = await newPostgresDatabase();
  const widgetsDir = join(folder, "widgets");
  server = await startRegistryServer({
    ...sharedEnvironment(databaseUrl, folder),
    DATABASE_LOCK_SECONDS: "1",
  });
  const { token } = await registryCaller(server.url, () => "").issue("sample");
  team = registryCaller(server.url, () => token);
  for (const version of ["1.3.0", "1.4.0"]) await team.publish(sampleVersion(version), { channel: "stable" });
  frozen = fork(entry, ["placing", join(folder, "data"), widgetsDir, databaseUrl], { execArgv: [] });
  await once(frozen, "message");
  frozen.kill("SIGSTOP");
}, 30_000);
afterEach(async () => {
  frozen.kill("SIGKILL");
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it("a rollback names the frozen server that holds the lock of the widget, and works when PostgreSQL has ended its transaction", async () => {
  const refused = await team.rollback("sample");
  expect([refused.status, refused.body]).toEqual([
    503,
    {
      errorKey: "widgetBusy",
      message: { id: expect.any(String) },
      reasons: [
        expect.stringMatching(
          new RegExp(
            `^sample was not changed, .* made by host-shell \\S+ ${frozen.pid} at 127\\.0\\.0\\.1, began \\d seconds ago, and does nothing now: that server may be frozen\\. If it stays, .* pg_terminate_backend\\(\\d+\\)\\.`,
          ),
        ),
      ],
    },
  ]);
  await vi.waitFor(async () => {
    const { status, body } = await team.rollback("sample");
    expect([status, body]).toMatchObject([200, { version: "1.3.0" }]);
  }, ended);
});

it("a thawed server does not replace the files of a version that another has published meanwhile", async () => {
  const sample = sampleVersion("2.0.0");
  await vi.waitFor(async () => expect((await team.publish(sample)).status).toBe(201), ended);
  const outcome = once(frozen, "message");
  frozen.send("go on");
  frozen.kill("SIGCONT");
  expect(await outcome).toEqual([
    "sample was not changed: this server stood still, and PostgreSQL ended its change. Try again.",
    undefined,
  ]);
  const served = await fetch(`${server.url}/widgets/sample/2.0.0/remoteEntry.js`);
  expect(await served.text()).toBe(sample.contents["remoteEntry.js"]);
});
