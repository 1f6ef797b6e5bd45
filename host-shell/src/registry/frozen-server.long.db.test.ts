import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { sharedEnvironment } from "../server/testing/shared-environment.ts";
import { sampleVersion } from "../services/widget-registry/testing/sample-version.ts";
import { registryCaller, type RegistryServer, startRegistryServer } from "./testing/registry-server.ts";

const entry = fileURLToPath(new URL("../services/widget-registry/testing/halted-publisher.entry.ts", import.meta.url));
/** PostgreSQL ends the transaction of a frozen server after 5 seconds. */
const ended = { timeout: 15_000, interval: 100 };

const Refused = v.object({ message: v.object({ id: v.string() }) });

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

it("a rollback is refused while a frozen server holds the lock of the widget, which the log alone names, and works when PostgreSQL has ended its transaction", async () => {
  const refused = await team.rollback("sample");
  expect([refused.status, refused.body]).toEqual([
    503,
    {
      errorKey: "widgetBusy",
      message: { id: expect.any(String) },
      reasons: [
        expect.stringMatching(
          /^sample was not changed, since another change of it began \d seconds ago and has not ended\. The database ends it soon if its server stands still: try again in a few seconds\.$/,
        ),
        expect.stringMatching(
          /^If you are refused for a minute, give this id to the operator of the server: [\da-f-]{36}\.$/,
        ),
      ],
    },
  ]);
  expect(server.logLines().filter(({ msg }) => msg === "a widget was not changed")).toEqual([
    expect.objectContaining({
      level: "warn",
      correlationId: v.parse(Refused, refused.body).message.id,
      errorKey: "widgetBusy",
      holder: {
        pid: expect.any(Number),
        application: expect.stringMatching(new RegExp(`^host-shell \\S+ ${frozen.pid} [0-9a-f]{8}$`)),
        address: "127.0.0.1",
        seconds: expect.any(Number),
        isIdle: true,
      },
    }),
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
