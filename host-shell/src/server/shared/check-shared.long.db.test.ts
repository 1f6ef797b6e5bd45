import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newPostgresDatabase } from "../../database/testing/each-database.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { scriptedReviewer } from "../testing/scripted-reviewer.ts";
import { sharedEnvironment } from "../testing/shared-environment.ts";

const adminToken = "lka_a-token-that-is-for-tests-alone";
const newKey = () => randomBytes(32).toString("base64");

let folder: string;
let shared: Readonly<Record<string, string>>;
let servers: TestServer[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shared-"));
  shared = { ...sharedEnvironment(await newPostgresDatabase(), folder), DEPLOY_ADMIN_TOKEN: adminToken };
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(changed: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await startTestServer(scriptedReviewer(), { ...shared, ...changed });
  servers.push(server);
  return server;
}

it("a server of a PostgreSQL needs BANK_DETAILS_KEYS, unless it has a key of an earlier release", async () => {
  await expect(start({ BANK_DETAILS_KEYS: "" })).rejects.toThrow(/^DATABASE_URL needs BANK_DETAILS_KEYS: /);
  const dataDir = join(folder, "data");
  await start({ DATA_DIR: dataDir });
  await writeFile(join(dataDir, "bank-details-key"), `${newKey()}\n`);
  await expect(start({ DATA_DIR: dataDir, BANK_DETAILS_KEYS: "" })).rejects.toThrow(/a key that this server lacks/);
  await writeFile(join(dataDir, "bank-details-key"), `${shared["BANK_DETAILS_KEYS"]}\n`);
  const { logLines } = await start({ DATA_DIR: dataDir, BANK_DETAILS_KEYS: "" });
  expect(logLines().map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/^the key of bank details is only in/));
});

it("a server needs the key that the others encrypt with, which may be changed", async () => {
  const [old, other] = [shared["BANK_DETAILS_KEYS"] ?? "", newKey()];
  await start();
  const sentence =
    /^Bank details in the database are encrypted with a key that this server lacks, ([\da-f]{8}): add it/;
  await expect(start({ BANK_DETAILS_KEYS: other })).rejects.toThrow(sentence);
  await expect(start({ BANK_DETAILS_KEYS: `${other},${old}` })).rejects.toThrow(
    /^BANK_DETAILS_KEYS begins with a key that the other servers of the database lack, [\da-f]{8}: add it at the end/,
  );
  await start();
  await start({ BANK_DETAILS_KEYS: `${old},${other}` });
  await start({ BANK_DETAILS_KEYS: `${other},${old}` });
  await expect(start({ BANK_DETAILS_KEYS: old })).rejects.toThrow(sentence);
  const refused = await start({ BANK_DETAILS_KEYS: old }).then(() => "", String);
  const [, lost = ""] = /BANK_DETAILS_LOST_KEYS=([\da-f]{8})$/.exec(refused) ?? [];
  await start({ BANK_DETAILS_KEYS: old, BANK_DETAILS_LOST_KEYS: lost });
});

it("a server with a token that it made itself does not start beside another one", async () => {
  await start();
  await expect(start({ DEPLOY_ADMIN_TOKEN: "" })).rejects.toThrow(/^Other servers of the database have another adm/);
  await start({ DEPLOY_ADMIN_TOKEN: "lka_another-token-of-the-administrator" });
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

it("names settings that the server before had otherwise, once", async () => {
  await start();
  const warned = async (changed: Readonly<Record<string, string>>) =>
    (await start(changed))
      .logLines()
      .flatMap(({ msg, settings }) => (String(msg).startsWith("settings are not") ? [settings] : []));
  const changed = { CV_TOKEN_SECRET: "a-secret-of-more-than-thirty-two-letters", PUBLIC_URL: "http://127.0.0.1:4000" };
  expect(await warned({})).toEqual([]);
  expect(await warned({ DEPLOY_ADMIN_TOKEN: `${adminToken}-2` })).toEqual([["DEPLOY_ADMIN_TOKEN"]]);
  expect(await warned({})).toEqual([["DEPLOY_ADMIN_TOKEN"]]);
  expect(await warned(changed)).toEqual([["PUBLIC_URL", "CV_TOKEN_SECRET"]]);
  expect(await warned(changed)).toEqual([]);
});
