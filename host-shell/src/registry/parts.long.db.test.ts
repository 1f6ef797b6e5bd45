import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
  await expectCopies(common, old, fresh);
});

/** The copies in the folder of all parts, from which a CDN serves them, and nothing besides. */
async function expectCopies(...codes: readonly string[]): Promise<void> {
  const folder = servers.at(-1)?.widgetsDir ?? widgetsDir;
  const names = await readdir(join(folder, "parts"));
  expect(names.toSorted()).toEqual(codes.map((code) => partPath(code).replace("parts/", "")).toSorted());
  for (const code of codes) expect(await readFile(join(folder, partPath(code)), "utf8")).toBe(code);
}

const copyReports = ({ logLines }: RegistryServer) =>
  logLines().flatMap(({ msg, file, fault }) =>
    /copy of a part/.test(String(msg)) ? [`${String(file)} ${typeof fault === "string" ? fault : "removed"}`] : [],
  );

/** Changes one byte and leaves the length. */
const oneByteChanged = (code: string): string => code.replace("export", "exporT");

describe("one changed byte of a copy in the folder of all parts", () => {
  it("is noticed, and the file of a version replaces the copy", async () => {
    const server = await start();
    const team = await teamAt(server, "guide");
    await team.publish(sampleVersion("1.0.0", { name: "guide", ...withParts(common, old) }), { channel: "stable" });
    await server.live.check();
    await writeFile(join(widgetsDir, partPath(common)), oneByteChanged(common));
    await rm(join(widgetsDir, partPath(old)));
    expect(await served(server, partPath(common))).toBe(common);
    await server.live.check();
    await expectCopies(common, old);
    const reports = [`${partPath(common)} changed`, `${partPath(old)} missing`].toSorted();
    expect(copyReports(server).toSorted()).toEqual(reports);
    await server.live.check();
    expect(copyReports(server).length).toBe(2);
  });

  it("is noticed by a server that starts", async () => {
    const environment = { DATA_DIR: `${widgetsDir}-data` };
    const first = await start(environment);
    const team = await teamAt(first, "guide");
    await team.publish(sampleVersion("1.0.0", { name: "guide", ...withParts(common) }), { channel: "stable" });
    await first.stop();
    servers.pop();
    await writeFile(join(widgetsDir, partPath(common)), oneByteChanged(common));
    const second = await start(environment);
    await second.live.check();
    await expectCopies(common);
    expect(copyReports(second)).toEqual([`${partPath(common)} changed`]);
    await second.stop();
    servers.pop();
    await rm(environment.DATA_DIR, { recursive: true, force: true });
  });

  it("is healed by another version that holds the same part if the file of one version was changed as well", async () => {
    const server = await start();
    for (const name of ["guide", "counter"]) {
      const team = await teamAt(server, name);
      await team.publish(sampleVersion("1.0.0", { name, ...withParts(common) }), { channel: "stable" });
    }
    await server.live.check();
    const change = (path: string) => writeFile(join(widgetsDir, path), oneByteChanged(common));
    await change(partPath(common));
    await change(`guide/1.0.0/${partPath(common)}`);
    await server.live.check();
    await expectCopies(common);
    expect(await served(server, partPath(common))).toBe(common);

    // Without a whole file anywhere, nothing changed is left for a CDN.
    await change(partPath(common));
    await change(`counter/1.0.0/${partPath(common)}`);
    await server.live.check();
    await expectCopies();
    expect(copyReports(server)).toEqual([`${partPath(common)} changed`, `${partPath(common)} removed`]);
    expect(await served(server, partPath(common))).toBe(404);
  });
});

it("copies are needed by all versions that a page may ask for, and by none that was withdrawn for security", async () => {
  const server = await start();
  const { store, files } = server.services.widgets;
  const team = await teamAt(server, "guide");
  await team.publish(sampleVersion("1.0.0", { name: "guide", ...withParts(common, old) }), { channel: "stable" });
  await team.publish(sampleVersion("1.1.0", { name: "guide", ...withParts(common, fresh) }), { channel: "stable" });
  expect((await team.rollback("guide")).status).toBe(200);
  const paths = (...codes: readonly string[]) => new Set(codes.map(partPath));
  expect(await store.neededParts()).toEqual(paths(common, old, fresh));
  await team.call("POST", "widgets/guide/versions/1.1.0/withdrawal", { security: "A link in a job runs script." });
  expect(await store.neededParts()).toEqual(paths(common, old));
  // Pages that were opened before may ask for a day.
  await files.discardParts(store.neededParts);
  await expectCopies(common, old, fresh);
  const yesterday = Date.now() / 1000 - 25 * 3600;
  await utimes(join(widgetsDir, partPath(fresh)), yesterday, yesterday);
  await files.discardParts(store.neededParts);
  await expectCopies(common, old);
  expect(await served(server, partPath(fresh))).toBe(fresh);
});
