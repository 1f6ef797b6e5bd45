import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { propsSchema, type Sample, sampleVersion } from "../src/services/widget-registry/testing/sample-version.ts";
import { adminToken, type RegistryServer, startRegistryServer } from "../src/registry/testing/registry-server.ts";
import { newWorkspace, writeBuild } from "./testing/built-workspace.ts";
import { type Outcome, runCommand } from "./testing/run-command.ts";

const cli = fileURLToPath(new URL("./widget.ts", import.meta.url));

let server: RegistryServer;
let workspace: string;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await startRegistryServer({ ALLOWED_ORIGINS: "https://other.example" });
  workspace = await newWorkspace();
});
afterAll(async () => {
  await server.stop();
  await rm(workspace, { recursive: true, force: true });
});
beforeEach(() => {
  environment = { WIDGET_HOST: server.url, DEPLOY_ADMIN_TOKEN: adminToken, GITHUB_ACTOR: "hanne" };
});

/** Runs `npm run widget -- …` as a process. */
function widget(...args: readonly string[]): Promise<Outcome> {
  return runCommand(cli, args, { environment, cwd: workspace });
}

const write = (sample: Sample) => writeBuild(workspace, sample);

async function tokenFor(name: string, label = "Team CV"): Promise<{ readonly token: string; readonly id: string }> {
  const { said } = await widget("token", name, label);
  const [, token = "", id = ""] = /^(lk_\S+)[\s\S]*revoke (\S+)$/.exec(said) ?? [];
  return { token, id };
}

describe("the widget command", () => {
  it("publishes, promotes, rolls back, and lists the changes", async () => {
    environment["WIDGET_TOKEN"] = (await tokenFor("sample")).token;
    await write(sampleVersion("2.0.0"));
    expect(await widget("publish", "sample", "--channel", "stable")).toEqual({
      code: 0,
      said: "sample 2.0.0 is published and served on stable.",
    });
    expect(await widget("publish", "sample")).toEqual({
      code: 1,
      said: "sample 2.0.0 is already published. Published versions never change: raise the version in package.json.",
    });
    await write(sampleVersion("2.1.0"));
    expect(await widget("publish", "sample")).toEqual({
      code: 0,
      said: "sample 2.1.0 is published. No channel serves it yet: npm run widget -- promote sample 2.1.0 stable",
    });
    expect(await widget("promote", "sample", "2.1.0", "canary", "--share", "25")).toEqual({
      code: 0,
      said: "sample 2.1.0 is served on canary.",
    });
    expect(await widget("promote", "sample", "2.1.0", "stable")).toEqual({
      code: 0,
      said: ["sample 2.1.0 is served on stable.", "The canary 2.1.0 ended: all visitors get what stable serves."].join(
        "\n",
      ),
    });
    expect(await widget("rollback", "sample")).toEqual({ code: 0, said: "sample is back at 2.0.0 on stable." });
    expect((await server.document()).widgets["sample"]?.channels).toEqual({ stable: "2.0.0", canary: "2.0.0" });

    const read = async (...command: readonly string[]) =>
      (await widget(...command)).said.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, "<when>");
    const list = [
      "sample",
      "  stable   2.0.0",
      "  canary   2.0.0, as stable",
      "    2.1.0             0.1 kB  <when>  hanne (Team CV)",
      "    2.0.0             0.1 kB  <when>  hanne (Team CV)",
    ].join("\n");
    const history = [
      "<when>  hanne (Team CV) rolled stable back from 2.1.0 to 2.0.0.",
      "<when>  hanne (Team CV) ended the canary 2.1.0: stable serves 2.1.0.",
      "<when>  hanne (Team CV) promoted 2.1.0 on stable, in place of 2.0.0.",
      "<when>  hanne (Team CV) promoted 2.1.0 on canary for 25 % of visitors.",
      "<when>  hanne (Team CV) published 2.1.0, on no channel.",
      "<when>  hanne (Team CV) published 2.0.0 on stable.",
      '<when>  hanne (administrator) made the token "Team CV".',
    ].join("\n");
    expect([await read("list"), await read("history", "sample")]).toEqual([list, history]);
    environment = { WIDGET_HOST: server.url };
    const unnamed = (text: string) =>
      text.replaceAll(/hanne \(.*?\)/g, "a member of staff").replace('the token "Team CV"', "a token");
    expect([await read("list"), await read("history", "sample")]).toEqual([unnamed(list), unnamed(history)]);
  });

  it("rolls back past the first published version, and says that visitors get the server's own build", async () => {
    const other = await startRegistryServer();
    try {
      environment["WIDGET_HOST"] = other.url;
      const build = (await other.document()).widgets["sample"]?.channels["stable"] ?? "";
      const unpublished = (await widget("list")).said;
      expect(unpublished).toBe(
        [
          "sample",
          `  stable   ${build}, the server's own build`,
          `  canary   ${build}, the server's own build`,
          "    nothing is published",
        ].join("\n"),
      );
      environment["WIDGET_TOKEN"] = (await tokenFor("sample")).token;
      await write(sampleVersion("2.0.0"));
      await widget("publish", "sample", "--channel", "stable");
      expect((await widget("list")).said).toContain("  stable   2.0.0\n  canary   2.0.0, as stable\n");
      expect(await widget("rollback", "sample")).toEqual({
        code: 0,
        said: [
          `sample is back at ${build} on stable.`,
          `Nothing is published on stable any more: it serves ${build}, the server's own build.`,
        ].join("\n"),
      });
      expect((await widget("list")).said).toContain(unpublished.split("\n").slice(0, 3).join("\n"));
      expect(await widget("rollback", "sample")).toEqual({
        code: 1,
        said: `Nothing is published on stable of sample: it serves ${build}, the server's own build, and there is no version to roll back to. Promote a version: \`npm run widget -- list\` shows them.`,
      });
    } finally {
      await other.stop();
    }
  });

  it("withdraws a version for security, and does not go back below it", async () => {
    environment["WIDGET_TOKEN"] = (await tokenFor("sample")).token;
    for (const version of ["2.7.0", "2.8.0", "2.9.0"]) {
      await write(sampleVersion(version));
      await widget("publish", "sample", "--channel", "stable");
    }
    const why = ["--security", "A link in a job runs script."];
    expect(await widget("withdraw", "sample", "2.8.0")).toMatchObject({ code: 1 });
    expect(await widget("withdraw", "sample", "2.9.0", ...why)).toEqual({
      code: 1,
      said: 'sample 2.9.0 is served on stable. Promote another version first, or go back to the one before: npm run widget -- rollback sample --channel stable --security "why".',
    });
    expect(await widget("withdraw", "sample", "2.8.0", ...why)).toEqual({
      code: 0,
      said: "sample 2.8.0 is withdrawn for security: nothing goes back to it or to a lower version by itself.",
    });
    expect((await widget("rollback", "sample", ...why)).said).toContain("higher than those withdrawn for security");
    expect((await widget("list")).said).toContain("withdrawn for security: A link in a job runs script.");
    delete environment["WIDGET_TOKEN"];
    delete environment["DEPLOY_ADMIN_TOKEN"];
    expect((await widget("list")).said).toContain("withdrawn for security: For security.");
    expect((await server.document()).widgets["sample"]?.previous).toEqual({});
  });

  it("names the pages that would break, and publishes nevertheless with a reason", async () => {
    environment["WIDGET_TOKEN"] = (await tokenFor("sample")).token;
    await fetch(`${server.url}/api/widget-reports`, {
      method: "POST",
      headers: { origin: "https://other.example" },
      body: JSON.stringify({
        loads: [],
        placeholders: [
          { page: "https://other.example/cv", widget: "sample", wish: "stable", input: { attributes: { count: "3" } } },
        ],
      }),
    });
    await write(
      sampleVersion("3.0.0", {
        contents: { "props.schema.json": propsSchema({ properties: { title: {}, count: { type: "boolean" } } }) },
      }),
    );
    expect(await widget("publish", "sample")).toEqual({
      code: 1,
      said: [
        "sample 3.0.0 would break 1 live placeholder:",
        'https://other.example/cv: count = "3" must be true or false.',
        "Keep the props that they use, or publish with --force and a reason.",
      ].join("\n"),
    });
    expect(await widget("publish", "sample", "--force", "The page is gone tonight.")).toMatchObject({ code: 0 });
    expect((await widget("history", "sample")).said).toMatch(
      /UTC {2}hanne \(Team CV\) published 3\.0\.0, on no channel, forced because: The page is gone tonight\.\n/,
    );
    expect((await widget("promote", "sample", "3.0.0", "stable")).said).toMatch(
      /^sample 3\.0\.0 would break 1 live placeholder:\n[\s\S]*promote with --force and a reason\.$/,
    );
    expect(await widget("promote", "sample", "3.0.0", "stable", "--force", "It is gone by now, believe me.")).toEqual({
      code: 0,
      said: "sample 3.0.0 is served on stable.",
    });
    expect((await widget("history", "sample")).said).toMatch(
      /^\S+ \S+ UTC {2}hanne \(Team CV\) promoted 3\.0\.0 on stable, in place of \S+, forced because: It is gone by now, believe me\.\n/,
    );
  });

  it("says what to do if a token is missing, for another widget, or revoked", async () => {
    const promote = () => widget("promote", "sample", "2.0.0", "stable");
    expect(await promote()).toEqual({
      code: 1,
      said: 'Set WIDGET_TOKEN in the environment. The operator of the server makes one: npm run widget -- token <name> "<label>"',
    });
    const refused = (why: string) => ({
      code: 1,
      said: `This token may not deploy sample: ${why}. Set WIDGET_TOKEN to one that was made for it.`,
    });
    environment["WIDGET_TOKEN"] = (await tokenFor("other")).token;
    expect(await promote()).toEqual(refused("it was made for another widget"));
    const lost = await tokenFor("sample", "Lost laptop");
    environment["WIDGET_TOKEN"] = lost.token;
    expect(await widget("revoke", lost.id)).toEqual({ code: 0, said: "The token is revoked." });
    expect(await promote()).toEqual(refused("it was revoked"));
    environment["DEPLOY_ADMIN_TOKEN"] = "wrong";
    expect(await widget("token", "sample", "Me")).toEqual({
      code: 1,
      said: "Only a token with the right widgets, or the server's DEPLOY_ADMIN_TOKEN, may make, list and revoke tokens.",
    });
    delete environment["DEPLOY_ADMIN_TOKEN"];
    expect(await widget("token", "sample", "Me")).toEqual({
      code: 1,
      said: 'Set OPERATOR_TOKEN in the environment. The administrator of the server makes one: npm run operators -- token <right> "<label>"',
    });
  });

  it("warns about a name without published versions, and lists tokens", async () => {
    const made = await widget("token", "cv-chek", "Team CV");
    const [, secret = "", id = ""] = /^lk_(\S+)[\s\S]*revoke (\S+)$/.exec(made.said) ?? [];
    expect(made.said).toContain("Nothing is published as cv-chek yet. If something should be, check the name.");
    await widget("revoke", id);
    const { code, said } = await widget("tokens", "cv-chek");
    expect([code, said.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, "<when>")]).toEqual([
      0,
      `${id}  cv-chek  "Team CV"  made <when>  revoked <when>`,
    ]);
    expect((await widget("tokens")).said).not.toContain(secret);
    expect(await widget("tokens", "nobody")).toEqual({ code: 0, said: "No token was made yet." });
    expect(await widget("token", "Cv Check", "Team CV")).toEqual({
      code: 1,
      said: "widget must be lower-case letters, digits and dashes.",
    });
  });

  it("lists all commands if asked for help", async () => {
    const { code, said } = await widget("--help");
    expect([code, said]).toEqual([0, expect.stringMatching(/^npm run widget -- <command>\n\n {2}publish <name> /)]);
  });

  it("says that a widget has no history, and where to look", async () => {
    expect(await widget("history", "nope")).toEqual({
      code: 0,
      said: "Nothing was published as nope, and no token was made for it. Check the name: npm run widget -- list shows what is published.",
    });
  });

  it.each([
    [
      "correlation id",
      500,
      JSON.stringify({ errorKey: "genericError", message: { id: "c0ffee" } }),
      "failed with 500. Its log says why, under the correlation id c0ffee.",
    ],
    ["proxy", 502, "Bad gateway", "failed with 502. It may come from a proxy before it."],
  ])("reports a host that fails, with its %s", async (_, status, body, sentence) => {
    const broken = createServer((_request, response) => response.writeHead(status).end(body));
    await once(broken.listen(0, "127.0.0.1"), "listening");
    const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    environment["WIDGET_HOST"] = url;
    expect(await widget("list")).toEqual({
      code: 1,
      said: `The host at ${url} ${sentence} Check with npm run widget -- list what it did before you try again.`,
    });
    broken.close();
  });

  it("does not build a version that is published", async () => {
    environment["WIDGET_TOKEN"] = (await tokenFor("sample")).token;
    const { version } = (await server.services.widgets.store.versions()).find(({ name }) => name === "sample") ?? {};
    await write(sampleVersion("9.9.9"));
    await writeFile(join(workspace, "widgets/sample/package.json"), JSON.stringify({ name: "sample", version }));
    await writeFile(join(workspace, "widgets/sample/entry.js"), "import './missing.js';");
    expect(await widget("publish", "sample")).toEqual({
      code: 1,
      said: `sample ${version} is already published. Published versions never change: raise the version in package.json.`,
    });
  });

  it("reports files of a build that disappear while they are read", async () => {
    environment["WIDGET_TOKEN"] = "lk_x";
    await write(sampleVersion("4.1.0"));
    await rm(join(workspace, "widgets/sample/built/remoteEntry.js"));
    expect((await widget("publish", "sample")).said).toMatch(
      /^\S+remoteEntry\.js does not exist: another build of this widget may be under way\. Publish again when it has ended\.$/,
    );
  });

  it.each<[string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
    [
      "no host answers",
      ["list"],
      { WIDGET_HOST: "http://127.0.0.1:9" },
      /^No host-shell answers at http:\/\/127\.0\.0\.1:9\. Set WIDGET_HOST to its address\.$/,
    ],
    [
      "the host's address is invalid",
      ["list"],
      { WIDGET_HOST: "example.dk" },
      /^WIDGET_HOST example\.dk is not an http or https address\./,
    ],
    [
      "there is no such widget",
      ["publish", "none"],
      { WIDGET_TOKEN: "lk_x" },
      /^There is no widget in \S+\/widgets\/none\.$/,
    ],
    [
      "a version is missing",
      ["promote", "sample"],
      {},
      /^promote needs a version\.\nnpm run widget -- --help shows all commands\.$/,
    ],
    ["an address is missing", ["override-link", "sample"], {}, /^override-link needs the address of its development/],
    [
      "there is no such command",
      ["toString"],
      {},
      /^There is no command toString\.\nnpm run widget -- --help shows all commands\.$/,
    ],
    [
      "there is no such option",
      ["list", "--chanel", "x"],
      {},
      /^Unknown option '--chanel'.*\nnpm run widget -- --help shows all commands\.$/,
    ],
    ...["half", "101", "-1", "1.5", "10%"].map((share): [string, readonly string[], Record<string, string>, RegExp] => [
      `a share of ${share} is invalid`,
      ["publish", "none", "--channel", "canary", `--share=${share}`],
      { WIDGET_TOKEN: "lk_x" },
      /^--share \S+ is not an integer percentage from 0 to 100, such as 10\.$/,
    ]),
    [
      "stable has no share",
      ["promote", "sample", "2.0.0", "stable", "--share", "10"],
      { WIDGET_TOKEN: "lk_x" },
      /^--share is only for a canary: /,
    ],
    [
      "there is no such channel to publish to",
      ["publish", "none", "--channel", "beta"],
      { WIDGET_TOKEN: "lk_x" },
      /^--channel beta is not a channel\. There are stable and canary\.$/,
    ],
    [
      "a token is missing, before anything is built",
      ["publish", "none"],
      {},
      /^Set WIDGET_TOKEN in the environment\. The operator of the server/,
    ],
    ["there are no arguments", [], {}, /^npm run widget -- <command>/],
    [
      "a channel is not an option",
      ["rollback", "sample", "canary"],
      { WIDGET_TOKEN: "lk_x" },
      /^Unexpected argument "canary" for rollback: nothing was done\. Run: npm run widget -- rollback <name> \[--channel stable\|canary\] \[--security "<why>"\]\n/,
    ],
    [
      "npm consumed an option",
      ["publish", "sample", "canary"],
      { WIDGET_TOKEN: "lk_x", npm_config_channel: "true" },
      /^npm consumed --channel: put "--" before publish\. Nothing was done\./,
    ],
    [
      "a token is malformed",
      ["rollback", "sample"],
      { WIDGET_TOKEN: "lk_x\nlk_y" },
      /^WIDGET_TOKEN is not a token: it has spaces, line breaks or other characters that tokens do not have\. Copy it again\.$/,
    ],
    [
      "an id is malformed",
      ["revoke", "999"],
      {},
      /^999 is not the id of a token\. npm run widget -- tokens shows the id of each\.$/,
    ],
    ["an id is malformed", ["revoke", "abc"], {}, /^abc is not the id of a token\./],
    [
      "an id is unknown",
      ["revoke", "00000000-0000-4000-8000-000000000000"],
      {},
      /^There is no such token, or it was revoked\.$/,
    ],
  ])("says in a sentence that %s", async (_, args, given, sentence) => {
    environment = { ...environment, ...given };
    const { code, said } = await widget(...args);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/\n {4}at /);
    expect(code).toBe(1);
  });

  it("says why a widget cannot be built", async () => {
    environment["WIDGET_TOKEN"] = "lk_x";
    await write(sampleVersion("4.0.0"));
    await writeFile(join(workspace, "widgets/sample/entry.js"), "import './missing.js';");
    const { code, said } = await widget("publish", "sample");
    expect(said).toMatch(
      /^The widget in \S+ cannot be built, and nothing was published:\n\[UNRESOLVED_IMPORT\] Could not resolve '\.\/missing\.js' in \S+entry\.js\n/,
    );
    expect(code).toBe(1);
  });

  it("passes on the host's objections to a channel and a reason", async () => {
    environment["WIDGET_TOKEN"] = (await tokenFor("sample")).token;
    expect(await widget("promote", "sample", "2.0.0", "beta")).toEqual({
      code: 1,
      said: "The channel must be stable or canary.",
    });
    expect(await widget("promote", "sample", "2.0.0", "stable", "--force", "because")).toEqual({
      code: 1,
      said: "force must say why, in at least ten characters.",
    });
    expect((await widget("promote", "sample", "99.0.0", "stable")).said).toBe(
      "sample 99.0.0 is not published. `npm run widget -- list` shows the published versions.",
    );
  });

  it("passes on the host's objection to an address with a path", async () => {
    environment["WIDGET_TOKEN"] = (await tokenFor("sample")).token;
    expect(await widget("override-link", "sample", "https://my-machine.example/page?id=1")).toEqual({
      code: 1,
      said: "url must be the address of a development server without a path or query, like http://localhost:5173.",
    });
  });

  it("makes an override link, which operators list and revoke", async () => {
    environment["WIDGET_TOKEN"] = (await tokenFor("sample")).token;
    const { code, said } = await widget("override-link", "sample", "https://my-machine.example");
    const [, token = "", id = ""] = /^\?widget-override=(\S+)\n[^]* revoke-link (\S+)$/.exec(said) ?? [];
    expect([code, id]).toEqual([0, expect.stringMatching(/^[\da-f-]{36}$/)]);
    const answers = async () => (await fetch(`${server.url}/api/registry/override?token=${token}`)).status;
    expect(await answers()).toBe(200);
    delete environment["WIDGET_TOKEN"];
    const made = `${id}  sample  https://my-machine.example  made <when> by hanne (Team CV)  until <when>`;
    const listed = async () =>
      (await widget("override-links", "sample")).said.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, "<when>");
    expect(await listed()).toBe(made);
    expect(await widget("revoke-link", id)).toEqual({ code: 0, said: "The link is revoked." });
    expect(await listed()).toBe(`${made}  revoked <when> by hanne (administrator)`);
    expect(await answers()).toBe(401);
    expect(await widget("revoke-link", id)).toEqual({ code: 1, said: "There is no such link, or it was revoked." });
    expect(await widget("override-links", "nobody")).toEqual({
      code: 0,
      said: "No override link was made in the last months.",
    });
    expect((await widget("revoke-link", "5")).said).toMatch(/^5 is not the id of a link\./);
  });

  it("passes on the host's objection to a version", async () => {
    environment["WIDGET_TOKEN"] = (await tokenFor("sample")).token;
    await write(sampleVersion("5.0"));
    expect((await widget("publish", "sample")).said).toMatch(
      /^widget\.json is not a valid manifest: version must be a semantic version without build metadata, such as 1\.4\.0\./,
    );
  });
});
