import { appendFile, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adminToken, type RegistryServer, startRegistryServer } from "../src/registry/testing/registry-server.ts";
import { sampleVersion } from "../src/services/widget-registry/testing/sample-version.ts";
import { newWorkspace, writeBuild } from "./testing/built-workspace.ts";
import { runCommand } from "./testing/run-command.ts";

const cli = fileURLToPath(new URL("./widget.ts", import.meta.url));

describe("signed versions", () => {
  let server: RegistryServer;
  let workspace: string;
  let environment: Record<string, string>;
  beforeAll(async () => {
    workspace = await newWorkspace();
  });
  afterAll(() => rm(workspace, { recursive: true, force: true }));
  beforeEach(async () => {
    server = await startRegistryServer();
    for (const name of await readdir(workspace)) if (/\.pem/.test(name)) await rm(join(workspace, name));
    environment = { WIDGET_HOST: server.url, GITHUB_ACTOR: "hanne", DEPLOY_ADMIN_TOKEN: adminToken };
    const { said } = await widget("token", "sample", "Team CV");
    environment["WIDGET_TOKEN"] = /^lk_\S+/.exec(said)?.[0] ?? "";
  });
  afterEach(() => server.stop());

  /** Runs `npm run widget -- …` as a process. */
  const widget = (...args: readonly string[]) => runCommand(cli, args, { environment, cwd: workspace });
  const asOperator = (...args: readonly string[]) =>
    runCommand(cli, args, { environment: { ...environment, WIDGET_TOKEN: "" }, cwd: workspace });
  const create = async (file: string) => {
    const { code, said } = await widget("key", "create", file);
    const [, publicKey = "", id = ""] = /^(\S+)\n\nThe key (\w{16}) is created\./.exec(said) ?? [];
    expect(code).toBe(0);
    return { publicKey, id };
  };
  const publish = async (version: string) => {
    const text = await writeBuild(workspace, sampleVersion(version));
    return { text, ...(await widget("publish", "sample", "--channel", "stable")) };
  };
  const stable = async () => (await server.document()).widgets["sample"]?.channels["stable"];

  it("are published with a key that is created, registered, replaced and revoked", async () => {
    const one = await create("one.pem");
    const { mode } = await stat(join(workspace, "one.pem"));
    expect([mode & 0o777, await readFile(join(workspace, "one.pem"), "utf8")]).toEqual([
      0o600,
      expect.stringMatching(/^-----BEGIN PRIVATE KEY-----\n/),
    ]);
    expect(await widget("key", "create", "one.pem")).toEqual({
      code: 1,
      said: `${join(workspace, "one.pem")} exists already, and may be a key that is in use: name another file.`,
    });
    expect(await widget("key", "list", "sample")).toEqual({
      code: 0,
      said: "sample has no key: its versions need no signature.",
    });
    expect(await widget("key", "register", "sample", one.publicKey)).toEqual({
      code: 0,
      said: `The key ${one.id} is registered. From now on, sample accepts only versions that it or another valid key signed.`,
    });

    expect(await publish("2.0.0")).toMatchObject({
      code: 1,
      said: expect.stringContaining("sample 2.0.0 is not signed"),
    });
    environment["WIDGET_SIGNING_KEY"] = "one.pem";
    const published = await publish("2.0.0");
    expect(published).toMatchObject({
      code: 0,
      said: `sample 2.0.0 is published and served on stable.\nIt is signed with the key ${one.id}.`,
    });
    // The signature covers these very bytes, line breaks included.
    const served = await fetch(`${server.url}/widgets/sample/2.0.0/widget.json`);
    expect(await served.text()).toBe(published.text);

    const two = await create("two.pem");
    delete environment["WIDGET_SIGNING_KEY"];
    expect(await widget("key", "register", "sample", "two.pem.pub")).toMatchObject({
      code: 1,
      said: expect.stringContaining("a deploy token alone does not change keys"),
    });
    environment["WIDGET_SIGNING_KEY"] = await readFile(join(workspace, "one.pem"), "utf8");
    expect((await widget("key", "register", "sample", "two.pem.pub")).code).toBe(0);
    environment["WIDGET_SIGNING_KEY"] = (await readFile(join(workspace, "two.pem"), "utf8")).replaceAll(
      "\n",
      String.raw`\n`,
    );
    const revoking = ["key", "revoke", "sample", one.id, "--why", "A new year, a new key."];
    expect(await widget(...revoking)).toEqual({ code: 0, said: `The key ${one.id} of sample is revoked.` });
    expect(await publish("2.1.0")).toMatchObject({ code: 0 });
    expect((await widget("rollback", "sample")).code).toBe(0);

    const read = async (...command: readonly string[]) =>
      (await widget(...command)).said.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, "<when>").split("\n");
    expect(await read("key", "list", "sample")).toEqual([
      `${one.id}  ${one.publicKey}  added <when>  revoked <when>`,
      `${two.id}  ${two.publicKey}  added <when> by the key ${one.id}`,
    ]);
    expect((await read("list")).slice(-2)).toEqual([
      `    2.1.0             0.1 kB  <when>  hanne (Team CV)  signed: ${two.id}`,
      `    2.0.0             0.1 kB  <when>  hanne (Team CV)  signed: ${one.id}`,
    ]);
    expect((await read("history", "sample")).slice(2, -1)).toEqual([
      `<when>  hanne (Team CV) revoked the key ${one.id}: A new year, a new key.`,
      `<when>  hanne (Team CV) added the key ${two.id}.`,
      "<when>  hanne (Team CV) published 2.0.0 on stable.",
      `<when>  hanne (Team CV) added the key ${one.id}.`,
    ]);
  });

  it("are taken back to the last good one after a theft, and signed again without their files", async () => {
    const one = await create("one.pem");
    await widget("key", "register", "sample", one.publicKey);
    environment["WIDGET_SIGNING_KEY"] = "one.pem";
    await publish("2.0.0");
    const theft = new Date(Date.now() + 1).toISOString();
    const { text } = await publish("2.1.0");
    const revoking = ["key", "revoke", "sample", one.id, "--why", "It was on a lost laptop.", "--since", theft];
    expect(await widget(...revoking)).toEqual({
      code: 1,
      said: "Set WIDGET_SIGNING_KEY to another valid key of the widget, which signs the revocation, or let an operator revoke the key.",
    });
    expect(await asOperator(...revoking)).toEqual({
      code: 0,
      said: [
        `The key ${one.id} of sample is revoked.`,
        "Not trusted any more: 2.1.0. Sign those that are yours: npm run widget -- sign sample <version>",
        "stable serves 2.0.0 instead.",
      ].join("\n"),
    });
    expect(await stable()).toBe("2.0.0");
    const file = () => fetch(`${server.url}/widgets/sample/2.1.0/remoteEntry.js`);
    expect((await file()).status).toBe(404);

    const two = await create("two.pem");
    environment["WIDGET_SIGNING_KEY"] = "two.pem";
    expect((await widget("key", "register", "sample", two.publicKey)).said).toContain("No valid key of sample is left");
    expect((await asOperator("key", "register", "sample", two.publicKey)).code).toBe(0);
    await writeFile(join(workspace, "mine.json"), text);
    await writeFile(join(workspace, "other.json"), `${text} `);
    expect(await widget("sign", "sample", "2.1.0", "--manifest", "other.json")).toMatchObject({
      code: 1,
      said: expect.stringContaining("is not other.json: nothing was signed"),
    });
    expect(await widget("sign", "sample", "2.1.0", "--manifest", "mine.json")).toEqual({
      code: 0,
      said: `sample 2.1.0 is signed with the key ${two.id}.`,
    });
    expect((await file()).status).toBe(200);
    expect((await widget("promote", "sample", "2.1.0", "stable")).code).toBe(0);
    expect(await stable()).toBe("2.1.0");
  });

  it("are verified from outside, without a token", async () => {
    const [one, stranger] = [await create("one.pem"), await create("stranger.pem")];
    await publish("1.9.0");
    await widget("key", "register", "sample", one.publicKey);
    environment["WIDGET_SIGNING_KEY"] = "one.pem";
    await publish("2.0.0");
    environment = {};
    const verify = (...args: readonly string[]) => widget("verify", server.url, ...args);
    const build = "ok     sample 1.2.0+0123abcd  5 files, is not signed: it is the host's own build";
    const platform = "ok     the platform ../platform/platform-1.js  1 file, is the host's own, which no team signs";
    const first =
      "The keys came from the host itself: a host that lies about a version can lie about its key. Give a key that you know from the team: --widget <name> --key <public key file>.";
    expect(await verify()).toEqual({
      code: 0,
      said: [
        `ok     sample 2.0.0  5 files, is signed with ${one.id}`,
        "ok     sample 1.9.0  5 files, is not signed: the host says that it is older than the first key",
        build,
        platform,
        first,
      ].join("\n"),
    });
    expect((await verify("--widget", "other")).said).toBe(`${server.url} serves no widget other.`);
    expect((await verify("--key", "one.pem.pub")).said).toContain("--key needs --widget <name>");
    const pinned = await verify("--widget", "sample", "--key", "one.pem.pub");
    expect([pinned.code, pinned.said.split("\n")]).toEqual([
      1,
      [
        `ok     sample 2.0.0  5 files, is signed with ${one.id}, the given key`,
        `WRONG  sample 1.9.0  it is not signed with ${one.id}, the given key`,
        "ok     sample 1.2.0+0123abcd  5 files, is not signed: it is the host's own build, which no channel serves",
        platform,
        "1 of 4 checks failed.",
      ],
    ]);
    expect((await verify("--widget", "sample", "--key", "stranger.pem.pub")).said).toContain(
      `WRONG  sample 2.0.0  it is not signed with ${stranger.id}, the given key`,
    );
    expect((await verify("--widget", "sample", "--key", "one.pem")).said).toBe(
      "one.pem is a private key, which stays with you. Name the public key, one.pem.pub.",
    );

    await appendFile(join(server.widgetsDir, "sample/2.0.0/assets/style.css"), " ");
    await server.live.check();
    const { code, said } = await verify();
    expect([code, said.split("\n")[0]]).toEqual([1, "WRONG  sample 2.0.0  each of its 5 files answered 404"]);
  });
});
