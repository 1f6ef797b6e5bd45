import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { integrityOf } from "shared-runtime/node/hashes.ts";
import { sharedEnvironment } from "../server/testing/shared-environment.ts";
import { partPath, sampleVersion, withParts } from "../services/widget-registry/testing/sample-version.ts";
import { registryCaller, type RegistryServer, startRegistryServer } from "./testing/registry-server.ts";

let widgetsDir: string;
let servers: RegistryServer[];
beforeEach(async () => {
  widgetsDir = await mkdtemp(join(tmpdir(), "widgets-with-parts-"));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(widgetsDir, { recursive: true, force: true });
});

async function start(environment: Readonly<Record<string, string>> = {}): Promise<RegistryServer> {
  const server = await startRegistryServer({ WIDGETS_DIR: widgetsDir, ...environment });
  servers.push(server);
  return server;
}

async function teamAt({ url }: RegistryServer, widget: string) {
  const { token } = await registryCaller(url, () => "").issue(widget);
  return registryCaller(url, () => token);
}

/** The served text of a part, or the status if it is not served. */
async function served({ url }: RegistryServer, path: string): Promise<string | number> {
  const answer = await fetch(`${url}/widgets/${path}`);
  return answer.ok ? answer.text() : answer.status;
}

const [common, old, fresh] = ["common", "old", "fresh"].map((name) => `export default [[], () => ["${name}"]];`) as [
  string,
  string,
  string,
];

it("parts are served as long as a version that has them is registered, also after a rollback or a withdrawal", async () => {
  const server = await start();
  const team = await teamAt(server, "guide");
  await team.publish(sampleVersion("1.0.0", { name: "guide", ...withParts(common, old) }), { channel: "stable" });
  await team.publish(sampleVersion("1.1.0", { name: "guide", ...withParts(common, fresh) }), { channel: "stable" });
  for (const code of [common, old, fresh]) expect(await served(server, partPath(code))).toBe(code);

  expect((await team.rollback("guide")).status).toBe(200);
  const { channels, versions } = (await server.document()).widgets["guide"]!;
  expect(channels["stable"]).toBe("1.0.0");
  expect(versions["1.0.0"]?.parts).toEqual(
    [common, old].map((code) => ({ entry: partPath(code), integrity: integrityOf(code) })),
  );
  for (const code of [common, old, fresh]) expect(await served(server, partPath(code))).toBe(code);

  const { status } = await team.call("POST", "widgets/guide/versions/1.1.0/withdrawal", {
    security: "A link in a job runs script.",
  });
  expect(status).toBeLessThan(300);
  expect(Object.keys((await server.document()).widgets["guide"]!.versions)).toEqual(["1.0.0"]);
  // Pages that were opened before the withdrawal may import it lazily.
  expect(await served(server, partPath(fresh))).toBe(fresh);
});

it("no part is served that no version has, whatever its address looks like", async () => {
  const server = await start();
  const team = await teamAt(server, "guide");
  await team.publish(sampleVersion("1.0.0", { name: "guide", ...withParts(common) }), { channel: "stable" });
  expect(await served(server, partPath(common).replace("parts/", "parts/~1/"))).toBe(common);
  for (const path of [partPath(old), "parts/remoteEntry.js", "parts/toString.js", `parts/x/../${partPath(old)}`])
    expect([path, await served(server, path)]).toEqual([path, 404]);
});

it("a part whose name is not that of its content is refused, so that no team replaces the code of others", async () => {
  const server = await start();
  const team = await teamAt(server, "guide");
  await team.publish(sampleVersion("1.0.0", { name: "guide", ...withParts(common) }), { channel: "stable" });
  const other = await teamAt(server, "other");
  const contents = { [partPath(common)]: fresh };
  const { status, body } = await other.publish(
    sampleVersion("9.0.0", { name: "other", contents, manifest: { parts: Object.keys(contents) } }),
    { channel: "stable" },
  );
  expect(status).toBe(422);
  expect(body).toMatchObject({
    reasons: [`${partPath(common)} has another content than its name says: build the widget again.`],
  });
  expect(await served(server, partPath(common))).toBe(common);
});

it("two teams that publish versions with the same parts at once both succeed, on two servers, and both serve the parts", async () => {
  const environment = sharedEnvironment(await newPostgresDatabase(), widgetsDir);
  const [one, other] = [await start(environment), await start(environment)];
  const teams = [await teamAt(one, "guide"), await teamAt(other, "counter")] as const;
  const answers = await Promise.all([
    teams[0].publish(sampleVersion("1.0.0", { name: "guide", ...withParts(common, old) }), { channel: "stable" }),
    teams[1].publish(sampleVersion("1.0.0", { name: "counter", ...withParts(common, old, fresh) }), {
      channel: "stable",
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  for (const server of servers)
    for (const code of [common, old, fresh])
      // A server loads what others published every two seconds.
      await vi.waitFor(async () => expect(await served(server, partPath(code))).toBe(code), { timeout: 10_000 });
});
