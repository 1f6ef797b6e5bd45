import { mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { signingKey } from "shared-runtime/testing/signing-key.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { sampleVersion } from "../services/widget-registry/testing/sample-version.ts";
import { widgetSignature } from "../services/widget-registry/widget-registry.tables.ts";
import { registryCaller, type RegistryServer, startRegistryServer } from "./testing/registry-server.ts";

let home: string;
let server: RegistryServer;
const start = () => startRegistryServer({ DATA_DIR: join(home, "data"), WIDGETS_DIR: join(home, "widgets") });
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "changed-"));
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

const contents = Object.keys(sampleVersion("2.1.0").contents);
const [served, refused] = [contents.map(() => 200), contents.map(() => 404)];
const addressOf = (name: string, path: string, version = "2.1.0") => `${server.url}/widgets/${name}/${version}/${path}`;
const statusOf = async (name: string, path: string, version?: string) =>
  (await fetch(addressOf(name, path, version))).status;
const statuses = async (name: string, version?: string) =>
  Promise.all(contents.map((path) => statusOf(name, path, version)));
const reported = (name: string) =>
  server
    .logLines()
    .filter(({ msg, file }) => msg === "a file differs from the published one" && String(file).startsWith(`${name}/`))
    .map(({ file }) => file);

async function teamOf(name: string) {
  const { token } = await registryCaller(server.url, () => "").issue(name);
  return registryCaller(server.url, () => token);
}

/** Publishes 2.0.0 and then 2.1.0 on `stable`. */
async function publishTwo(name: string): Promise<void> {
  const team = await teamOf(name);
  for (const version of ["2.0.0", "2.1.0"]) {
    expect((await team.publish(sampleVersion(version, { name }), { channel: "stable" })).status).toBe(201);
  }
}

/** Gives a file a time that `utimes` can restore exactly, and lets the server see it. */
async function roundTime(name: string, path: string): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await utimes(join(home, "widgets", name, "2.1.0", path), second, second);
  await server.live.check();
}

/** Changes one byte on disk and restores the time of change, as somebody would who does not want to be noticed. */
async function changeByte(name: string, path: string): Promise<() => Promise<void>> {
  const file = join(home, "widgets", name, "2.1.0", path);
  const [before, { atime, mtime, size }] = [await readFile(file), await stat(file)];
  const after = Buffer.from(before);
  after[after.length - 1] = (after.at(-1) ?? 0) ^ 1;
  const write = async (bytes: Buffer) => {
    await writeFile(file, bytes);
    await utimes(file, atime, mtime);
  };
  await write(after);
  const { size: sizeAfter, mtime: mtimeAfter } = await stat(file);
  expect([sizeAfter, mtimeAfter]).toEqual([size, mtime]);
  return () => write(before);
}

const kinds: readonly (readonly [string, string])[] = [
  ["script", "remoteEntry.js"],
  ["style", "assets/style.css"],
  ["texts", "texts.json"],
  ["manifest", "widget.json"],
];

describe("one changed byte of a published version", () => {
  it.each(kinds)("stops the version on a server that served it before: its %s, %s", async (kind, path) => {
    const name = `known-${kind}`;
    await publishTwo(name);
    expect(await statuses(name)).toEqual(served);
    await roundTime(name, path);
    const restore = await changeByte(name, path);
    // Until it is noticed, the bytes that were compared are served, never the changed ones.
    for (const one of contents) {
      const answer = await fetch(addressOf(name, one));
      expect(await answer.text()).toBe(sampleVersion("2.1.0", { name }).contents[one]);
    }
    await server.live.check();
    await server.live.check();
    expect([await statuses(name), await statuses(name, "2.0.0")]).toEqual([refused, served]);
    expect(reported(name)).toEqual([`${name}/2.1.0/${path}`]);
    expect([...server.files.faultsOf(name, "2.1.0")]).toEqual([[path, "changed"]]);
    // The shell goes back to the version before, as for missing files.
    expect((await server.document()).widgets[name]).toMatchObject({
      channels: { stable: "2.1.0" },
      previous: { stable: "2.0.0" },
    });

    await restore();
    await server.live.check();
    expect([await statuses(name), server.files.faultsOf(name, "2.1.0").size]).toEqual([served, 0]);
  });

  it.each([
    ["script", "remoteEntry.js"],
    ["style", "assets/style.css"],
    ["schema", "props.schema.json"],
  ])("is noticed by a server that reads the file for the first time: its %s, %s", async (kind, path) => {
    const name = `new-${kind}`;
    await publishTwo(name);
    await changeByte(name, path);
    expect(await statusOf(name, path)).toBe(404);
    expect([await statuses(name), reported(name)]).toEqual([refused, [`${name}/2.1.0/${path}`]]);
  });

  it("is noticed by a server that starts, before a page asks for the version; so is a lost signature", async () => {
    for (const [kind] of kinds) await publishTwo(`start-${kind}`);
    const key = signingKey();
    const team = await teamOf("start-signed");
    const added = await team.call("POST", "widgets/start-signed/keys", { publicKey: key.publicKey });
    expect(added).toEqual({ status: 201, body: { widget: "start-signed", key: key.id } });
    for (const version of ["2.0.0", "2.1.0"]) {
      const sample = sampleVersion(version, { name: "start-signed" });
      await team.publish(sample, { ...key.sign(JSON.stringify(sample.manifest)), channel: "stable" });
    }
    expect(await statuses("start-signed")).toEqual(served);

    await server.stop();
    for (const [kind, path] of kinds) await changeByte(`start-${kind}`, path);
    const database = await openDatabase({
      dataDir: join(home, "data"),
      databaseUrl: undefined,
      onConnectionLost: () => undefined,
    });
    await database.tables.delete(widgetSignature).where(eq(widgetSignature.version, "2.1.0"));
    await database.close();
    server = await start();

    for (const [kind, path] of kinds) {
      const name = `start-${kind}`;
      expect(reported(name)).toEqual([`${name}/2.1.0/${path}`]);
      expect([await statuses(name), await statuses(name, "2.0.0")]).toEqual([refused, served]);
    }
    expect(server.logLines()).toContainEqual(
      expect.objectContaining({
        widget: "start-signed",
        version: "2.1.0",
        reason: "is not signed",
        msg: "a version is not served because of its signature",
      }),
    );
    expect([await statuses("start-signed"), await statuses("start-signed", "2.0.0")]).toEqual([refused, served]);
    expect((await server.document()).widgets["start-signed"]?.channels).toEqual({ stable: "2.0.0", canary: "2.0.0" });
  });
});

it("anybody reads the manifest, the signatures and the keys of a widget, of any origin", async () => {
  const key = signingKey();
  const team = await teamOf("public");
  await team.call("POST", "widgets/public/keys", { publicKey: key.publicKey });
  const sample = sampleVersion("2.1.0", { name: "public" });
  const text = JSON.stringify(sample.manifest);
  const signed = key.sign(text);
  await team.publish(sample, signed);
  const read = async (path: string) => {
    const answer = await fetch(`${server.url}/widgets/public/${path}`);
    return [answer.status, answer.headers.get("access-control-allow-origin"), await answer.text()] as const;
  };
  expect(await read("2.1.0/widget.json")).toEqual([200, "*", text]);
  const [, , signatures] = await read("2.1.0/widget.signatures.json");
  expect(JSON.parse(signatures)).toEqual({
    signatures: [{ ...signed, publicKey: key.publicKey, at: expect.stringMatching(/Z$/) }],
  });
  const [, , keys] = await read("keys.json");
  expect(JSON.parse(keys)).toEqual({
    keys: [
      {
        id: key.id,
        publicKey: key.publicKey,
        addedBy: null,
        createdAt: expect.stringMatching(/Z$/),
        revokedAt: null,
        untrustedSince: null,
      },
    ],
  });
  for (const path of ["9.9.9/widget.json", "9.9.9/widget.signatures.json"]) expect((await read(path))[0]).toBe(404);
  expect((await fetch(`${server.url}/widgets/nobody/keys.json`)).status).toBe(404);
});
