import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPostgresDatabase } from "../../database/testing/each-database.ts";
import {
  adminToken,
  registryCaller,
  type RegistryServer,
  startRegistryServer,
  uploadOf,
} from "../../registry/testing/registry-server.ts";
import { propsSchema, sampleVersion } from "./testing/sample-version.ts";

describe.each([
  ["the embedded database", async () => ({})],
  ["PostgreSQL", async () => ({ DATABASE_URL: await newPostgresDatabase() })],
])("the registry's calls on %s", (_, environment) => {
  let server: RegistryServer;
  let token: string;
  let team: ReturnType<typeof registryCaller>;
  let highest = 1;
  beforeAll(async () => {
    server = await startRegistryServer({ ALLOWED_ORIGINS: "https://other.example", ...(await environment()) });
    team = registryCaller(server.url, () => token);
    token = (await team.issue("sample")).token;
  });
  afterAll(() => server.stop());
  /** A version that is higher than all previous ones. */
  const next = (change = {}) => sampleVersion(`2.${(highest += 1)}.0`, change);
  const reasonsOf = (body: unknown) => (body as { reasons: readonly string[] }).reasons;
  const oneLine = (field: string) =>
    `${field} must be one line of text, without control characters or lone surrogates.`;
  const listed = async () => {
    const { body } = await team.call("GET", "widgets");
    return (body as { widgets: readonly { name: string; versions: readonly { version: string }[] }[] }).widgets;
  };
  const incoming = () => readdir(`${server.widgetsDir}/.incoming`).catch(() => []);

  it("names of staff and their reasons are in answers to holders of a token alone", async () => {
    const sample = next();
    const by = "Hanne Holm";
    await team.publish(sample, { by, channel: "stable", force: "Hanne ved, at det er rigtigt." });
    const read = async (path: string, authorization?: string) => {
      const answer = await fetch(`${server.url}/api/registry/${path}`, {
        headers: authorization ? { authorization } : {},
      });
      return [answer.status, await answer.text()] as const;
    };
    for (const path of ["widgets", "widgets/sample/history"]) {
      for (const wrong of [undefined, "Bearer lk_wrong", "Bearer ", `Basic ${token}`]) {
        const [status, body] = await read(path, wrong);
        expect([status, body.includes("Hanne"), body.includes("a member of staff")]).toEqual([200, false, true]);
        expect(body).not.toContain("Team");
      }
      for (const holder of [token, adminToken]) expect((await read(path, `Bearer ${holder}`))[1]).toContain(by);
    }
    for (const path of ["widgets/registry.json", "widgets/sample/widget.json"])
      expect(await (await fetch(`${server.url}/${path}`)).text()).not.toContain("Hanne");
  });

  describe("publishing", () => {
    it("adds a version that registry.json lists at once, with files that can be fetched", async () => {
      const sample = next();
      const { status, body } = await team.publish(sample, { by: "Hanne", channel: "stable" });
      expect([status, body]).toEqual([201, { name: "sample", version: sample.version, channel: "stable" }]);
      const { channels, versions } = (await server.document()).widgets["sample"]!;
      expect(channels).toEqual({ stable: sample.version, canary: sample.version });
      const { entry } = versions[sample.version]!;
      expect(entry).toBe(`sample/${sample.version}/remoteEntry.js`);
      const file = await fetch(new URL(entry, `${server.url}/widgets/`));
      expect([file.status, await file.text()]).toEqual([200, sample.contents["remoteEntry.js"]]);
    });

    it("adds a version that no channel serves and no range finds unless a channel is named", async () => {
      const sample = next();
      const before = (await server.document()).widgets["sample"]!.channels;
      expect((await team.publish(sample)).status).toBe(201);
      const { channels, versions } = (await server.document()).widgets["sample"]!;
      expect(channels).toEqual(before);
      expect(versions[sample.version]).toMatchObject({ exactOnly: true });
    });

    it("answers faults with a sentence each and the call's id", async () => {
      const broken = next({ contents: { "first-frame.html": "<script></script>", "texts.json": "[]" } });
      const answer = await fetch(`${server.url}/api/registry/widgets/sample/versions`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: uploadOf(broken),
      });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        {
          errorKey: "versionIncomplete",
          message: { id: answer.headers.get("x-correlation-id") },
          reasons: [
            "first-frame.html must not contain active markup: remove script.",
            "texts.json is not a JSON object of texts.",
          ],
        },
      ]);
    });

    it.each([
      ["another channel", { channel: "beta" }, "channel must be stable or canary."],
      ["a share above 100 %", { channel: "canary", share: "101" }, "share must be from 0 to 100."],
      ["a force without a reason", { force: "yes" }, "force must say why, in at least ten characters."],
    ])("refuses %s", async (_, fields, sentence) => {
      const { status, body } = await team.publish(next(), fields);
      expect([status, reasonsOf(body)]).toEqual([400, [sentence]]);
    });

    it.each([
      [
        "a file name that is too long for a disk",
        { contents: { [`${"a".repeat(256)}.js`]: "x" } },
        /must have names of 200 letters/,
      ],
      ["a path that is too long for a disk", { contents: { [`${"d/".repeat(2_100)}f`]: "x" } }, /and 500 in all/],
      [
        "props that no database accepts",
        { contents: { "props.schema.json": propsSchema({ description: "\0" }) } },
        /^props\.schema\.json is not a valid JSON Schema of props: it contains invalid characters/,
      ],
      [
        "props with a lone surrogate",
        { contents: { "props.schema.json": propsSchema({ properties: { "\ud83d": { type: "string" } } }) } },
        /^props\.schema\.json is not a valid JSON Schema of props: it contains invalid characters/,
      ],
    ])("refuses %s", async (_, change, sentence) => {
      const { status, body } = await team.publish(next(change));
      expect([status, reasonsOf(body)[0]]).toEqual([422, expect.stringMatching(sentence)]);
    });

    it("refuses a version whose name no disk accepts", async () => {
      const { status, body } = await team.publish(sampleVersion(`2.999.0-${"a".repeat(250)}`));
      expect([status, reasonsOf(body)[0]]).toEqual([
        422,
        expect.stringMatching(/version must have 100 letters at most/),
      ]);
    });

    it("refuses texts that no database stores, in any field", async () => {
      const half = "Ida \ud83d";
      const nothing = "Ida\0";
      const channel = "widgets/sample/channels/stable";
      const answers = await Promise.all([
        team.publish(next(), { by: nothing }),
        team.publish(next(), { force: "Because of \0 nothing." }),
        team.call("PUT", channel, { version: "1.0.0\0" }),
        team.call("PUT", channel, { version: "1.0.0", by: half }),
        team.call("POST", "widgets/sample/rollback", { by: half }),
        team.call("POST", "tokens", { widget: "sample", label: nothing }, adminToken),
        team.call("POST", "widgets/sam%00ple/rollback", {}),
        team.call("GET", "widgets/sam%00ple/history"),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 401, 200]);
      expect(reasonsOf(answers[0]?.body)).toEqual([oneLine("by")]);
    });

    it.each([
      ["a line break", "Hanne\n2026-01-01 00:00 UTC  Bo rolled stable back"],
      ["a terminal's escape", "Hanne Holm \u001b[2K"],
      ["a terminal's escape in one character", "Hanne Holm \u009b2K"],
      ["a line separator of Unicode", "Hanne Holm\u2028Bo"],
      ["a character that reverses the text", "Hanne Holm \u202egnp.exe"],
    ])("refuses texts with %s, which would forge a history", async (_, odd) => {
      const channel = "widgets/sample/channels/stable";
      const answers = await Promise.all([
        team.publish(next(), { by: odd }),
        team.publish(next(), { force: odd }),
        team.call("PUT", channel, { version: "1.0.0", force: odd }),
        team.call("POST", "widgets/sample/rollback", { by: odd }),
        team.call("POST", "tokens", { widget: "sample", label: odd }, adminToken),
        team.call("DELETE", `tokens/${"0".repeat(36)}?by=${encodeURIComponent(odd)}`, undefined, adminToken),
      ]);
      expect(answers.map(({ status, body }) => [status, reasonsOf(body)])).toEqual(
        ["by", "force", "force", "by", "label", "by"].map((field) => [400, [oneLine(field)]]),
      );
    });

    it("accepts names and reasons in any language, and trims the line break of a pipeline", async () => {
      const sample = next();
      expect((await team.publish(sample, { by: "Søren 👩‍💻 שלום\n" })).status).toBe(201);
      const { body } = await team.call("GET", "widgets/sample/history");
      expect((body as { events: readonly object[] }).events[0]).toMatchObject({ actor: "Søren 👩‍💻 שלום (Team CV)" });
    });

    it.each<[string, () => ReturnType<typeof team.call>, string]>([
      [
        "an empty label",
        () => team.call("POST", "tokens", { widget: "sample", label: " " }, adminToken),
        "label must have at least 1 character.",
      ],
      ["a missing label", () => team.call("POST", "tokens", { widget: "sample" }, adminToken), "label is missing."],
      [
        "a name that is too long",
        () => team.call("POST", "widgets/sample/rollback", { by: "x".repeat(101) }),
        "by must have at most 100 characters, and has 101.",
      ],
      [
        "a reason that is too long",
        () => team.publish(next(), { force: "x".repeat(501) }),
        "force must have at most 500 characters, and has 501.",
      ],
      [
        "a share in words",
        () => team.call("PUT", "widgets/sample/channels/canary", { version: "1.0.0", share: "ten" }),
        "share must be a number.",
      ],
      ["no version", () => team.call("PUT", "widgets/sample/channels/canary", {}), "version is missing."],
      [
        "a version that is a number",
        () => team.call("PUT", "widgets/sample/channels/canary", { version: 1 }),
        "version must be text.",
      ],
      [
        "a body that is not valid JSON",
        () => team.call("PUT", "widgets/sample/channels/canary"),
        "The call must be an object.",
      ],
    ])("explains the fault of %s", async (_, call, sentence) => {
      const { status, body } = await call();
      expect([status, reasonsOf(body)]).toEqual([400, [sentence]]);
    });

    it("refuses a version a second time, and one that breaks a page, with 409", async () => {
      const sample = next();
      await team.publish(sample, { channel: "stable" });
      expect((await team.publish(sample)).status).toBe(409);

      await fetch(`${server.url}/api/widget-reports`, {
        method: "POST",
        headers: { origin: "https://other.example" },
        body: JSON.stringify({
          loads: [],
          placeholders: [
            {
              page: "https://other.example/cv",
              widget: "sample",
              wish: "stable",
              input: { attributes: { count: "3" } },
            },
            { page: "https://other.example/x", widget: "unheard-of", wish: "stable", input: { attributes: {} } },
            { page: `${server.url}/own`, widget: "sample", wish: "stable", input: { attributes: { count: "3" } } },
          ],
        }),
      });
      const breaking = next({ contents: { "props.schema.json": propsSchema({ properties: { title: {} } }) } });
      const { status, body } = await team.publish(breaking);
      expect([status, reasonsOf(body)]).toEqual([
        409,
        [
          `sample ${breaking.version} would break 1 live placeholder:`,
          "https://other.example/cv: count is no longer known.",
          "Keep the props that they use, or publish with --force and a reason.",
        ],
      ]);
      const why = "The page is taken down tonight.";
      expect((await team.publish(breaking, { force: why, by: "Hanne" })).status).toBe(201);
      const history = await team.call("GET", "widgets/sample/history");
      expect((history.body as { events: readonly object[] }).events[0]).toEqual({
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        actor: "Hanne (Team CV)",
        action: "publish",
        version: breaking.version,
        channel: null,
        previous: null,
        reason: why,
        share: null,
        token: null,
        key: null,
      });

      // The page with the placeholder still exists when the version is promoted.
      const promoted = await team.promote("sample", breaking.version, "stable");
      expect([promoted.status, reasonsOf(promoted.body).at(1)]).toEqual([
        409,
        "https://other.example/cv: count is no longer known.",
      ]);
      const forced = { version: breaking.version, force: why, share: 5 };
      expect((await team.call("PUT", "widgets/sample/channels/canary", forced)).status).toBe(200);
    });

    it("accepts at most 20 MB", async () => {
      const { status, body } = await team.publish(next({ contents: { "big.bin": "x".repeat(20 * 2 ** 20) } }));
      expect([status, reasonsOf(body)]).toEqual([413, ["A version may have 20 MB in all."]]);
    });

    it("leaves nothing of an upload whose connection breaks", async () => {
      const before = [await listed(), await server.document()];
      const body = Buffer.from(await new Response(uploadOf(next())).arrayBuffer());
      const call = request(`${server.url}/api/registry/widgets/sample/versions`, {
        method: "POST",
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": `multipart/form-data; boundary=${body.subarray(2, body.indexOf("\r\n")).toString()}`,
          "content-length": body.length,
        },
      });
      const broken = once(call, "error").catch(() => undefined);
      // Answered by the server when it has begun to handle the call.
      call.setHeader("expect", "100-continue");
      call.flushHeaders();
      await once(call, "continue");
      await new Promise((resolve) => {
        call.write(body.subarray(0, body.length / 2), resolve);
      });
      call.destroy(new Error("killed"));
      await broken;
      // A later call is answered after everything that the killed call could do is done.
      expect((await team.call("GET", "widgets")).status).toBe(200);
      expect([await listed(), await server.document()]).toEqual(before);
      expect(await incoming()).toEqual([]);
    });

    it("says so if the body is not multipart", async () => {
      const answer = await fetch(`${server.url}/api/registry/widgets/sample/versions`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=x" },
        body: "--x\r\ncontent-disposition: form-data; name=manifest\r\n\r\n{",
      });
      expect([answer.status, reasonsOf(await answer.json())]).toEqual([
        400,
        ["The upload is not a complete multipart body. Send it again."],
      ]);
    });
  });

  describe("channels", () => {
    it("serve the promoted version, and return to the previous one", async () => {
      const [good, bad] = [next(), next()];
      await team.publish(good, { channel: "stable" });
      await team.publish(bad);
      const promoted = await team.promote("sample", bad.version, "stable");
      expect([promoted.status, promoted.body]).toEqual([
        200,
        { name: "sample", version: bad.version, channel: "stable", notes: [] },
      ]);
      const { channels, previous } = (await server.document()).widgets["sample"]!;
      expect([channels["stable"], previous?.["stable"]]).toEqual([bad.version, good.version]);

      const back = await team.rollback("sample");
      expect([back.status, back.body]).toEqual([
        200,
        { name: "sample", version: good.version, channel: "stable", notes: [] },
      ]);
      expect((await server.document()).widgets["sample"]!.channels["stable"]).toBe(good.version);
    });

    it("that a change ends are named in its answer", async () => {
      const [good, better, best] = [next(), next(), next()];
      const ended = (version: string) => [`The canary ${version} ended: all visitors get what stable serves.`];
      const notesOf = ({ body }: { readonly body: unknown }) => (body as { notes?: readonly string[] }).notes;
      await team.publish(good, { channel: "stable" });
      await team.publish(better, { channel: "canary" });
      expect(notesOf(await team.promote("sample", better.version, "stable"))).toEqual(ended(better.version));
      await team.promote("sample", better.version, "canary");
      expect(notesOf(await team.rollback("sample"))).toEqual(ended(better.version));
      await team.promote("sample", better.version, "canary");
      expect(notesOf(await team.publish(best, { channel: "stable" }))).toEqual(ended(better.version));
    });

    it("are stable and canary, and serve only published versions", async () => {
      const wrong = await team.promote("sample", "2.0.0", "beta");
      expect([wrong.status, reasonsOf(wrong.body)]).toEqual([400, ["The channel must be stable or canary."]]);
      expect((await team.promote("sample", "99.0.0", "stable")).status).toBe(404);
      expect((await team.call("PUT", "widgets/sample/channels/stable", {})).status).toBe(400);
    });
  });

  describe("a token", () => {
    const attempts = (bearer: string, name = "sample") =>
      Promise.all([
        team.call("POST", `widgets/${name}/versions`, uploadOf(next()), bearer),
        team.call("PUT", `widgets/${name}/channels/stable`, { version: "2.0.0" }, bearer),
        team.call("POST", `widgets/${name}/rollback`, {}, bearer),
      ]);
    const sentence = (name: string, why: string) =>
      `This token may not deploy ${name}: ${why}. Set WIDGET_TOKEN to one that was made for it.`;

    it.each(["", "wrong", "lk_", "Bearer x"])("is needed for every change, and %o is not one", async (bearer) => {
      for (const { status, body } of await attempts(bearer)) {
        expect([status, reasonsOf(body)]).toEqual([401, [sentence("sample", "it is not known here")]]);
      }
    });

    it("deploys only its own widget", async () => {
      for (const { status, body } of await attempts(token, "other")) {
        expect([status, reasonsOf(body)]).toEqual([401, [sentence("other", "it was made for another widget")]]);
      }
    });

    it("is invalid once it is revoked, unlike the others", async () => {
      const { id, token: lost } = await team.issue("sample", "Lost laptop");
      expect((await team.call("POST", "widgets/sample/rollback", { channel: "x" }, lost)).status).toBe(400);
      expect((await fetch(`${server.url}/api/registry/tokens/${id}`, { method: "DELETE" })).status).toBe(401);
      const revoke = () => team.call("DELETE", `tokens/${id}`, undefined, adminToken);
      expect((await revoke()).status).toBe(204);
      expect((await team.call("POST", "widgets/sample/rollback", { channel: "x" }, lost)).status).toBe(401);
      expect((await team.call("POST", "widgets/sample/rollback", { channel: "x" })).status).toBe(400);
      expect((await revoke()).status).toBe(404);
    });

    it("is created only by the administrator, and for a widget's name", async () => {
      for (const bearer of [token, "", "wrong"]) {
        expect((await team.call("POST", "tokens", { widget: "sample", label: "Me" }, bearer)).status).toBe(401);
        expect((await team.call("GET", "tokens", undefined, bearer)).status).toBe(401);
      }
      const odd = await team.call("POST", "tokens", { widget: "Sample!", label: "Me" }, adminToken);
      expect([odd.status, reasonsOf(odd.body)]).toEqual([
        400,
        ["widget must be lower-case letters, digits and dashes."],
      ]);
    });
  });

  it("show the administrator the tokens' labels, never a token, and show everyone who created and revoked them", async () => {
    const { id, token: secret } = await team.issue("unheard-of", "Team New");
    await team.call("DELETE", `tokens/${id}?by=Hanne`, undefined, adminToken);
    const { status, body } = await team.call("GET", "tokens?widget=unheard-of", undefined, adminToken);
    const moment = expect.stringMatching(/^\d{4}-.*Z$/);
    expect([status, body]).toEqual([
      200,
      {
        tokens: [
          { id, widget: "unheard-of", label: "Team New", createdAt: moment, expiresAt: moment, revokedAt: moment },
        ],
      },
    ]);
    const all = JSON.stringify((await team.call("GET", "tokens", undefined, adminToken)).body);
    expect(all).toContain('"widget":"sample"');
    for (const known of [secret, token]) expect(all).not.toContain(known.slice(3));
    expect(all).not.toContain("hash");

    const history = await team.call("GET", "widgets/unheard-of/history");
    const event = {
      at: moment,
      version: null,
      channel: null,
      previous: null,
      reason: null,
      share: null,
      token: "Team New",
      key: null,
    };
    expect(history.body).toEqual({
      events: [
        { ...event, actor: "Hanne (administrator)", action: "revoke" },
        { ...event, actor: "administrator", action: "token" },
      ],
    });
  });

  it("list published versions to everyone, and nothing secret", async () => {
    const answer = await fetch(`${server.url}/api/registry/widgets`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).not.toMatch(/hash|lk_/);
    const versions = (await listed())[0]!.versions.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => Number(b.split(".")[1]) - Number(a.split(".")[1])));
  });
});
