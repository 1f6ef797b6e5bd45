import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signingKey } from "shared-runtime/testing/signing-key.ts";
import { newPostgresDatabase } from "../../../database/testing/each-database.ts";
import {
  adminToken,
  registryCaller,
  type RegistryServer,
  startRegistryServer,
} from "../../../registry/testing/registry-server.ts";
import { sampleVersion } from "../testing/sample-version.ts";

describe.each([
  ["the embedded database", async () => ({})],
  ["PostgreSQL", async () => ({ DATABASE_URL: await newPostgresDatabase() })],
])("the calls of keys on %s", (_, environment) => {
  let server: RegistryServer;
  beforeAll(async () => {
    server = await startRegistryServer(await environment());
  });
  afterAll(() => server.stop());

  const teamOf = async (name: string) => {
    const { token } = await registryCaller(server.url, () => "").issue(name);
    return registryCaller(server.url, () => token);
  };
  const answerOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
    status,
    (body as { readonly errorKey?: string } | undefined)?.errorKey,
  ];

  it("need a token for the widget, or that of an operator", async () => {
    const [owner, other] = [await teamOf("guarded"), await teamOf("other")];
    const { publicKey, id } = signingKey();
    const keys = "widgets/guarded/keys";
    expect(answerOf(await other.call("POST", keys, { publicKey }))).toEqual([401, "tokenRefused"]);
    expect(answerOf(await owner.call("POST", "keys", { widget: "guarded", publicKey }))).toEqual([401, "tokenRefused"]);
    expect((await owner.call("POST", keys, { publicKey, by: "Hanne" })).status).toBe(201);
    const revocation = { reason: "The laptop was stolen.", by: "Bo" };
    for (const path of [`keys/guarded/${id}/revocation`, `${keys}/${id}/revocation`]) {
      expect((await other.call("POST", path, revocation)).status).toBe(401);
    }
    // A team's revocation needs the statement of another key.
    expect(answerOf(await owner.call("POST", `${keys}/${id}/revocation`, revocation))).toEqual([400, "inputInvalid"]);
    expect((await owner.call("POST", `keys/guarded/${id}/revocation`, revocation, adminToken)).status).toBe(200);
    const lines = server.logLines().filter(({ securityEvent }) => String(securityEvent).startsWith("key-"));
    expect(lines).toMatchObject([
      { securityEvent: "key-added", right: "deploy", holder: "Team CV", key: id, widget: "guarded" },
      { securityEvent: "key-revoked", right: "widgets", holder: "administrator", key: id, widget: "guarded" },
    ]);

    const anonymous = await fetch(`${server.url}/api/registry/widgets/guarded/history`);
    const text = await anonymous.text();
    expect([text.includes(id), /Hanne|Bo|stolen/.test(text)]).toEqual([true, false]);
  });

  it.each([
    ["a key of another kind", { publicKey: "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE" }],
    ["a private key", { publicKey: "-----BEGIN PRIVATE KEY-----" }],
    ["no key", {}],
  ])("refuse %s", async (_kind, body) => {
    const team = await teamOf("refused");
    expect(answerOf(await team.call("POST", "widgets/refused/keys", body))).toEqual([400, "inputInvalid"]);
  });

  it("let a widget with a key publish only what is signed byte by byte", async () => {
    const name = "exact";
    const team = await teamOf(name);
    const key = signingKey();
    await team.call("POST", `widgets/${name}/keys`, { publicKey: key.publicKey });
    const sample = sampleVersion("1.0.0", { name });
    expect(answerOf(await team.publish(sample))).toEqual([422, "versionUnsigned"]);
    expect(answerOf(await team.publish(sample, { force: "It has to be published today." }))).toEqual([
      422,
      "versionUnsigned",
    ]);

    const text = JSON.stringify(sample.manifest, undefined, 2);
    const upload = (manifest: string | Blob, signed: string) => {
      const form = new FormData();
      if (typeof manifest === "string") form.set("manifest", manifest);
      else form.set("manifest", manifest, "widget.json");
      for (const [field, value] of Object.entries(key.sign(signed))) form.set(field, value);
      for (const [path, content] of Object.entries(sample.contents)) form.set(path, new Blob([content]), path);
      return team.call("POST", `widgets/${name}/versions`, form);
    };
    // A field of a form gets other line breaks on the way.
    expect(answerOf(await upload(text, text))).toEqual([422, "signatureInvalid"]);
    expect(answerOf(await upload(new Blob(["\ufeff", text]), text))).toEqual([422, "manifestInvalid"]);
    expect(answerOf(await upload(new Blob([text.replace("exact", "ex"), new Uint8Array([0xff])]), text))).toEqual([
      422,
      "manifestInvalid",
    ]);
    expect(answerOf(await upload(new Blob([text]), `${text}\n`))).toEqual([422, "signatureInvalid"]);
    expect(answerOf(await upload(new Blob([text]), text))).toEqual([201, undefined]);
    expect(await (await fetch(`${server.url}/widgets/${name}/1.0.0/widget.json`)).text()).toBe(text);
  });

  it("refuse a version that lists a file with the name of its own manifest or signatures", async () => {
    const team = await teamOf("reserved");
    for (const path of ["widget.json", "widget.signatures.json"]) {
      const { status, body } = await team.publish(
        sampleVersion("1.0.0", { name: "reserved", contents: { [path]: "{}" } }),
      );
      expect([status, body]).toMatchObject([
        422,
        { reasons: [`${path} is a name that the host uses itself: give the file another name.`] },
      ]);
    }
  });
});
