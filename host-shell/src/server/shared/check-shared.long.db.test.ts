import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPostgres } from "../../database/postgres.ts";
import { otherServers } from "../../database/servers-of-database.ts";
import { newPostgresDatabase } from "../../database/testing/each-database.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { scriptedReviewer } from "../testing/scripted-reviewer.ts";
import { sharedEnvironment } from "../testing/shared-environment.ts";

const adminToken = "lka_a-token-that-is-for-tests-alone";
const newKey = () => randomBytes(32).toString("base64");

let folder: string;
let databaseUrl: string;
let shared: Readonly<Record<string, string>>;
let servers: TestServer[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shared-"));
  databaseUrl = await newPostgresDatabase();
  shared = { ...sharedEnvironment(databaseUrl, folder), DEPLOY_ADMIN_TOKEN: adminToken };
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server. A server with the name of an earlier one counts as its restart. */
async function start(changed: Readonly<Record<string, string>> = {}, name = "web-1"): Promise<TestServer> {
  const server = await startTestServer(scriptedReviewer(), {
    ...shared,
    DATABASE_URL: `${databaseUrl}?application_name=host-shell%20${name}%2071`,
    ...changed,
  });
  servers.push(server);
  return server;
}

async function stopAll(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  const { tables, close } = await openPostgres(databaseUrl, () => undefined);
  await vi.waitFor(async () => expect(await otherServers(tables)).toEqual([]));
  await close();
}

it("a server of a PostgreSQL needs BANK_DETAILS_KEYS, unless it has a key of an earlier release", async () => {
  await expect(start({ BANK_DETAILS_KEYS: "" })).rejects.toThrow(/^DATABASE_URL needs BANK_DETAILS_KEYS: /);
  const dataDir = join(folder, "data");
  await start({ DATA_DIR: join(folder, "of another server") });
  await mkdir(dataDir);
  await writeFile(join(dataDir, "bank-details-key"), `${newKey()}\n`);
  await expect(start({ DATA_DIR: dataDir, BANK_DETAILS_KEYS: "" })).rejects.toThrow(/a key that this server lacks/);
  await writeFile(join(dataDir, "bank-details-key"), `${shared["BANK_DETAILS_KEYS"]}\n`);
  const { logLines } = await start({ DATA_DIR: dataDir, BANK_DETAILS_KEYS: "" });
  expect(logLines().map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/^the key of bank details is only in/));
});

it("a server needs the key that the others encrypt with, which may be changed", async () => {
  const [old, other] = [shared["BANK_DETAILS_KEYS"] ?? "", newKey()];
  await start();
  const sentence = /^Servers of the database encrypt .* with a key that this server lacks, ([\da-f]{8}): add it/;
  await expect(start({ BANK_DETAILS_KEYS: other }, "web-2")).rejects.toThrow(sentence);
  await stopAll();
  await expect(start({ BANK_DETAILS_KEYS: other })).rejects.toThrow(sentence);
  await start({ BANK_DETAILS_KEYS: `${other},${old}` });
  const refused = await start({ BANK_DETAILS_KEYS: old }, "web-2").then(() => "", String);
  const [, lost = ""] = /BANK_DETAILS_LOST_KEYS=([\da-f]{8})$/.exec(refused) ?? [];
  await expect(start({ BANK_DETAILS_KEYS: old, BANK_DETAILS_LOST_KEYS: lost }, "web-2")).rejects.toThrow(sentence);
  await stopAll();
  await start({ BANK_DETAILS_KEYS: old, BANK_DETAILS_LOST_KEYS: lost });
});

it("a new key is in front when all servers that run have it, and no earlier", async () => {
  const [old, other] = [shared["BANK_DETAILS_KEYS"] ?? "", newKey()];
  const [before, both, after] = [
    {},
    { BANK_DETAILS_KEYS: `${old},${other}` },
    { BANK_DETAILS_KEYS: `${other},${old}` },
  ];
  const first = await start(before, "web-1");
  await start(before, "web-2");
  const refused = (servers: string) =>
    new RegExp(
      `^BANK_DETAILS_KEYS begins with [\\da-f]{8}, a key that other servers that run now are not known to have: ${servers}\\. Add it at the end on all servers, start them again, and then put it in front\\.$`,
    );
  await expect(start(after, "web-3")).rejects.toThrow(refused("web-1 \\(process 71\\), web-2 \\(process 71\\)"));
  await start(before, "web-3");
  await first.stop();
  servers.shift();
  await start(both, "web-1");
  await expect(start(after, "web-1")).rejects.toThrow(refused("web-2 \\(process 71\\), web-3 \\(process 71\\)"));
  await start(both, "web-2");
  await start(both, "web-3");
  await start(after, "web-1");
  await expect(start(before, "web-4")).rejects.toThrow(/with a key that this server lacks/);
  await start(both, "web-2");
});

it("a server of an earlier release, which notes nothing, may lack a new key", async () => {
  const [old, other] = [shared["BANK_DETAILS_KEYS"] ?? "", newKey()];
  await start();
  const earlier = await openPostgres(`${databaseUrl}?application_name=host-shell%20web-0%201`, () => undefined);
  await otherServers(earlier.tables);
  const looking = await openPostgres(databaseUrl, () => undefined);
  const isEarlier = expect.objectContaining({ application: "host-shell web-0 1", isNew: false });
  await vi.waitFor(async () => expect(await otherServers(looking.tables)).toContainEqual(isEarlier), 10_000);
  await looking.close();
  const refused = /have: web-0 \(process 1\)\. Add/;
  await expect(start({ BANK_DETAILS_KEYS: `${other},${old}` })).rejects.toThrow(refused);
  await earlier.close();
}, 20_000);

it("servers that start at once, with a new key in front, do not refuse each other", async () => {
  await start();
  await stopAll();
  const after = { BANK_DETAILS_KEYS: `${newKey()},${shared["BANK_DETAILS_KEYS"] ?? ""}` };
  const started = await Promise.all(["web-2", "web-3", "web-4"].map((name) => start(after, name)));
  expect(started).toHaveLength(3);
});

it.each([
  ["DEPLOY_ADMIN_TOKEN", "lka_another-token-of-the-administrator"],
  ["DEPLOY_ADMIN_TOKEN", ""],
  ["CV_TOKEN_SECRET", "a-secret-of-more-than-thirty-two-letters"],
])("a server with another %s (%s) starts only when no other runs", async (setting, value) => {
  await start();
  await expect(start({ [setting]: value }, "web-2")).rejects.toThrow(
    `${setting} differs from what other servers of the database have that run now: web-1 (process 71). Set the same on all servers; to change it, stop them all first.`,
  );
  await start();
  await stopAll();
  await start({ [setting]: value }, "web-2");
  await expect(start()).rejects.toThrow(`${setting} differs from`);
});

it("a server with a bucket does not start where another one stores files of forms in a folder", async () => {
  await start();
  const bucket = {
    UPLOADS_S3_URL: "http://127.0.0.1:9/bucket",
    UPLOADS_S3_REGION: "eu-north-1",
    UPLOADS_S3_KEY: "key",
    UPLOADS_S3_SECRET: "secret",
  };
  await expect(start(bucket, "web-2")).rejects.toThrow(/^UPLOADS_S3_URL differs from .*: web-1 \(process 71\)\./);
});

it.each(["WIDGETS_DIR", "RELEASES_DIR", "UPLOADS_DIR"])("a server needs the %s of the others", async (setting) => {
  await start();
  const own = join(folder, "own");
  const refused = await start({ [setting]: own }).catch((error: unknown) => String(error));
  expect(refused).toContain(`${setting} ${own} is not the folder that the other servers of the database use: mount`);
  const id = (await readFile(join(shared[setting] ?? "", ".shared-folder"), "utf8")).trim();
  expect(refused).toContain(`write ${id} into ${own}/.shared-folder.`);
  await writeFile(join(own, ".shared-folder"), id);
  await start({ [setting]: own });
});

it("warns of settings in which servers that run differ, and names those", async () => {
  const warned = async (changed: Readonly<Record<string, string>>, name: string) =>
    (await start(changed, name))
      .logLines()
      .flatMap(({ msg, servers: differing }) => (String(msg).startsWith("settings are not") ? [differing] : []));
  const changed = { PUBLIC_URL: "http://127.0.0.1:4000", LEAD_RETENTION_DAYS: "3" };
  expect(await warned({}, "web-1")).toEqual([]);
  expect(await warned({}, "web-2")).toEqual([]);
  const settings = ["PUBLIC_URL", "LEAD_RETENTION_DAYS"];
  expect(await warned(changed, "web-2")).toEqual([[{ server: "web-1 (process 71)", settings }]]);
  expect(await warned(changed, "web-3")).toEqual([[{ server: "web-1 (process 71)", settings }]]);
  await stopAll();
  expect(await warned(changed, "web-1")).toEqual([]);
});
