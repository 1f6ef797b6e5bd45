import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { signingKey, type SigningKey } from "shared-runtime/testing/signing-key.ts";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eachDatabase } from "../../../database/testing/each-database.ts";
import { createPublisher } from "../publish.ts";
import { createPromoter } from "../promote.ts";
import { RegistryRefusal } from "../registry-refusal.ts";
import { createRegistryStore, type RegistryStore } from "../registry-store.ts";
import { emptyRegistry } from "../testing/empty-registry.ts";
import { sampleVersion, submissionOf } from "../testing/sample-version.ts";
import { createVersionChecks } from "../version-checks.ts";
import { createWidgetStore, type WidgetStore } from "../widget-store.ts";
import { widgetSignature, widgetVersion } from "../widget-registry.tables.ts";
import { untrustedVersions } from "./untrusted-versions.ts";

const checks = createVersionChecks();
const widget = "sample";
const Now = v.object({ rows: v.tuple([v.object({ now: v.string() })]) });
const reason = "The key was on a lost laptop.";

eachDatabase("a version of a widget with a key", (tables) => {
  let folder: string;
  let files: WidgetStore;
  let registry: RegistryStore;
  let key: SigningKey;
  beforeEach(async () => {
    await emptyRegistry(tables());
    folder = await mkdtemp(join(tmpdir(), "signed-"));
    files = createWidgetStore(folder);
    registry = createRegistryStore(tables());
    key = signingKey();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const guard = async () => undefined;
  const publish = (
    version: string,
    options: { readonly by?: SigningKey | undefined; readonly force?: string } = {},
  ) => {
    const { by = key, force } = options;
    const submission = submissionOf(sampleVersion(version), { channel: "stable", ...(force && { force }) });
    const signed = {
      ...submission,
      signature: "by" in options && !options.by ? undefined : by.sign(submission.manifest),
    };
    return createPublisher({ registry, store: files, checks, guard })(signed);
  };
  const register = (added: SigningKey, statement?: { readonly key: string; readonly signature: string }) =>
    registry.registerKey({ widget, publicKey: added.publicKey, actor: "Hanne", authority: { statement } });
  const rotate = (added: SigningKey, by: SigningKey) =>
    register(added, by.state({ widget, action: "add", key: added.id }));
  const revoke = (revoked: SigningKey, since?: string) =>
    registry.revokeKey({ widget, key: revoked.id, actor: "Bo", reason, since, authority: "operator" });
  const stable = async () => (await registry.channels()).find(({ channel }) => channel === "stable")?.version;
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (cause: unknown) => cause,
    );
    if (!(error instanceof RegistryRefusal)) throw new Error("It was not refused.", { cause: error });
    return [error.errorKey, ...error.reasons];
  };
  const clock = async () => {
    const { rows } = v.parse(Now, await tables().execute(sql`select clock_timestamp()::text as now`));
    return new Date(rows[0].now).toISOString();
  };
  /** A millisecond that comes after all that was done, and not after what is done next. */
  const now = async () => {
    const before = await clock();
    let after = before;
    while (after === before) after = await clock();
    return after;
  };

  it("is published with the signature of its manifest, in the database and next to its files", async () => {
    await register(key);
    await publish("1.0.0");
    const text = JSON.stringify(sampleVersion("1.0.0").manifest);
    const { signature } = key.sign(text);
    const row = { name: widget, version: "1.0.0", key: key.id, signature, at: expect.any(Date) };
    expect(await tables().select().from(widgetSignature)).toEqual([row]);
    expect(await readFile(join(folder, "sample/1.0.0/widget.json"), "utf8")).toBe(text);
    expect(JSON.parse(await readFile(join(folder, "sample/1.0.0/widget.signatures.json"), "utf8"))).toEqual({
      signatures: [{ key: key.id, publicKey: key.publicKey, signature, at: expect.any(String) }],
    });
    expect(await untrustedVersions(tables(), widget)).toEqual(new Set());
  });

  it("is refused without a signature, also if it is forced, and leaves nothing behind", async () => {
    await register(key);
    for (const force of [undefined, "It has to be published today."]) {
      expect(await refusalOf(publish("1.0.0", { by: undefined, ...(force && { force }) }))).toEqual([
        "versionUnsigned",
        `sample 1.0.0 is not signed, and sample accepts signed versions only. Set WIDGET_SIGNING_KEY to the private key of ${key.id} (PEM or path) and publish again.`,
      ]);
    }
    expect([await registry.versions(), await readdir(folder)]).toEqual([[], [".incoming"]]);
  });

  it("is refused with a signature of another manifest, of a revoked key and of an unknown one", async () => {
    await register(key);
    const submission = submissionOf(sampleVersion("1.0.0"));
    const publisher = createPublisher({ registry, store: files, checks, guard });
    const other = key.sign(`${submission.manifest} `);
    expect((await refusalOf(publisher({ ...submission, signature: other })))[1]).toMatch(
      /^The signature of sample 1\.0\.0 by the key \w{16} does not fit its widget\.json\. /,
    );
    const stranger = signingKey();
    expect((await refusalOf(publish("1.0.0", { by: stranger })))[1]).toContain("which is not registered for sample");
    // A stranger's signature does not become one of the team by the name of its key.
    const forged = { ...stranger.sign(submission.manifest), key: key.id };
    expect((await refusalOf(publisher({ ...submission, signature: forged })))[0]).toBe("signatureInvalid");
    const next = signingKey();
    await rotate(next, key);
    await revoke(key);
    expect((await refusalOf(publish("1.0.0")))[1]).toContain("which was revoked");
    expect(await publish("1.0.0", { by: next })).toMatchObject({ version: "1.0.0" });
  });

  it("is refused with a signature if its widget has no key, which its team may not know", async () => {
    expect(await refusalOf(publish("1.0.0"))).toEqual([
      "signatureInvalid",
      expect.stringContaining("Register it first"),
    ]);
  });

  it("needs no signature if it was published before the first key", async () => {
    await publish("1.0.0", { by: undefined });
    await register(key);
    await publish("1.1.0");
    expect(await untrustedVersions(tables(), widget)).toEqual(new Set());
    await registry.rollback({ name: widget, actor: "Hanne", channel: "stable" });
    expect(await stable()).toBe("1.0.0");
  });

  it("needs no signature if it is older than the first key, even if the clock of the database was set back", async () => {
    await publish("1.0.0", { by: undefined });
    await tables()
      .update(widgetVersion)
      .set({ publishedAt: sql`clock_timestamp() + interval '1 hour'` });
    await register(key);
    expect(await untrustedVersions(tables(), widget)).toEqual(new Set());
  });

  it("is not trusted if it came into the database unsigned, or if its manifest was changed there", async () => {
    await register(key);
    await publish("1.0.0");
    await publish("1.1.0");
    await publish("1.2.0");
    const rowOf = (version: string) => and(eq(widgetVersion.name, widget), eq(widgetVersion.version, version));
    await tables().delete(widgetSignature).where(eq(widgetSignature.version, "1.1.0"));
    await tables()
      .update(widgetVersion)
      .set({ manifestText: JSON.stringify({ ...sampleVersion("1.2.0").manifest, budget: 59 }) })
      .where(rowOf("1.2.0"));
    expect(await untrustedVersions(tables(), widget)).toEqual(new Set(["1.1.0", "1.2.0"]));
    const promote = createPromoter({ registry, guard });
    const promotion = { name: widget, version: "1.1.0", channel: "canary", share: undefined, actor: "Hanne" } as const;
    expect(await refusalOf(promote({ ...promotion, force: "It has to be served today." }))).toEqual([
      "versionUntrusted",
      "sample 1.1.0 is not signed, and is not served, not even with --force. If it is yours, sign it with a valid key: npm run widget -- sign sample 1.1.0.",
    ]);
    // A rollback skips it.
    await registry.rollback({ name: widget, actor: "Hanne", channel: "stable" });
    expect(await stable()).toBe("1.0.0");
  });

  describe("a key", () => {
    it("is added first by whoever may deploy, and then only with the statement of a valid key or by an operator", async () => {
      const [second, third, fourth] = [signingKey(), signingKey(), signingKey()];
      expect(await register(key)).toBe(key.id);
      expect(await refusalOf(register(second))).toEqual([
        "statementMissing",
        `sample has a key, and a deploy token alone does not change keys. Set WIDGET_SIGNING_KEY to the private key of ${key.id}, which then signs the change, or ask an operator.`,
      ]);
      // The statement names the widget, the action and the key.
      for (const statement of [
        key.state({ widget: "other", action: "add", key: second.id }),
        key.state({ widget, action: "revoke", key: second.id }),
        key.state({ widget, action: "add", key: third.id }),
        second.state({ widget, action: "add", key: second.id }),
      ]) {
        expect((await refusalOf(register(second, statement)))[0]).toBe("statementInvalid");
      }
      expect(await rotate(second, key)).toBe(second.id);
      await registry.registerKey({ widget, publicKey: third.publicKey, actor: "Bo", authority: "operator" });
      expect(await refusalOf(register(third))).toEqual([
        "keyExists",
        `The key ${third.id} is already registered for sample.`,
      ]);
      await revoke(key);
      expect((await refusalOf(rotate(fourth, key)))[0]).toBe("statementInvalid");
      const { keys } = await registry.snapshot();
      expect(keys.map(({ id, addedBy }) => [id, addedBy])).toEqual([
        [key.id, null],
        [second.id, key.id],
        [third.id, null],
      ]);
      expect((await registry.history(widget)).map(({ actor, action, key: of }) => [actor, action, of])).toEqual([
        ["Bo", "revoke-key", key.id],
        ["Bo", "add-key", third.id],
        ["Hanne", "add-key", second.id],
        ["Hanne", "add-key", key.id],
      ]);
    });

    it("is still needed after the last one was revoked: only an operator adds another", async () => {
      await register(key);
      await revoke(key);
      expect((await refusalOf(register(signingKey())))[1]).toContain("No valid key of sample is left to sign this.");
      expect((await refusalOf(publish("1.0.0", { by: undefined })))[1]).toContain("all keys of sample are revoked");
      expect((await refusalOf(register(key)))[1]).toContain("a revoked key never comes back");
      const next = signingKey();
      await registry.registerKey({ widget, publicKey: next.publicKey, actor: "Bo", authority: "operator" });
      expect(await publish("1.0.0", { by: next })).toMatchObject({ version: "1.0.0" });
    });

    it("is revoked with the statement of another valid key, never with its own", async () => {
      const next = signingKey();
      await register(key);
      await rotate(next, key);
      const revoking = (by: SigningKey, since?: string, said = since) =>
        registry.revokeKey({
          widget,
          key: key.id,
          actor: "Hanne",
          reason,
          since,
          authority: { statement: by.state({ widget, action: "revoke", key: key.id, since: said }) },
        });
      const since = "2026-11-20T14:00:00Z";
      expect((await refusalOf(revoking(key)))[0]).toBe("statementInvalid");
      expect((await refusalOf(revoking(next, since, "2026-11-21T14:00:00Z")))[0]).toBe("statementInvalid");
      expect(await revoking(next)).toEqual({ keys: [key.id], untrusted: [], channels: [] });
      expect((await refusalOf(revoking(next)))[0]).toBe("keyExists");
    });

    it("of two widgets is revoked for one of them alone", async () => {
      await register(key);
      await registry.registerKey({
        widget: "other",
        publicKey: key.publicKey,
        actor: "Hanne",
        authority: { statement: undefined },
      });
      await revoke(key);
      const { keys } = await registry.snapshot();
      expect(new Map(keys.map((one) => [one.widget, one.revokedAt]))).toEqual(
        new Map<string, unknown>([
          [widget, expect.any(Date)],
          ["other", null],
        ]),
      );
    });
  });

  describe("after its key was revoked", () => {
    it("stays trusted: the signature was verified while the key was valid", async () => {
      const next = signingKey();
      await register(key);
      await publish("1.0.0");
      await rotate(next, key);
      expect(await revoke(key)).toEqual({ keys: [key.id], untrusted: [], channels: [] });
      await publish("1.1.0", { by: next });
      await registry.rollback({ name: widget, actor: "Hanne", channel: "stable" });
      expect(await stable()).toBe("1.0.0");
    });

    it("is not trusted if it was signed since the theft, and channels serve the last good version", async () => {
      await register(key);
      await publish("1.0.0");
      const theft = await now();
      await publish("1.1.0");
      await registry.promote({
        name: widget,
        version: "1.1.0",
        channel: "canary",
        share: 10,
        actor: "Hanne",
        forcedBecause: undefined,
      });
      expect(await revoke(key, theft)).toEqual({
        keys: [key.id],
        untrusted: ["1.1.0"],
        channels: [
          { channel: "stable", version: "1.0.0" },
          { channel: "canary", version: "1.0.0" },
        ],
      });
      expect((await registry.channels()).map(({ channel, version, previous }) => [channel, version, previous])).toEqual(
        [["stable", "1.0.0", null]],
      );
      expect((await registry.history(widget)).filter(({ action }) => action === "heal")).toMatchObject([
        { channel: "canary", previous: "1.1.0", version: "1.0.0" },
        { channel: "stable", previous: "1.1.0", version: "1.0.0", reason: "1.1.0 is not signed with a trusted key." },
      ]);
    });

    it("keeps the time of its signature, which anybody can read and send again", async () => {
      await register(key);
      await publish("1.0.0");
      const theft = await now();
      const signature = key.sign(JSON.stringify(sampleVersion("1.0.0").manifest));
      await registry.sign({ name: widget, version: "1.0.0", actor: "The thief", signature }, async () => undefined);
      expect(await revoke(key, theft)).toEqual({ keys: [key.id], untrusted: [], channels: [] });
    });

    it("leaves its channels with nothing rather than with what a thief may have published", async () => {
      await register(key);
      const theft = await now();
      await publish("1.0.0");
      expect((await revoke(key, theft)).channels).toEqual([{ channel: "stable" }]);
      expect(await registry.channels()).toEqual([]);
    });

    it("takes the keys along that the stolen one added, and what they signed", async () => {
      const [before, thiefs, friends] = [signingKey(), signingKey(), signingKey()];
      await register(key);
      await rotate(before, key);
      await publish("1.0.0");
      const theft = await now();
      await rotate(thiefs, key);
      await rotate(friends, thiefs);
      await publish("1.1.0", { by: friends });
      const revoked = await revoke(key, theft);
      expect(revoked).toEqual({
        keys: [key.id, thiefs.id, friends.id],
        untrusted: ["1.1.0"],
        channels: [{ channel: "stable", version: "1.0.0" }],
      });
      expect(await publish("1.2.0", { by: before })).toMatchObject({ version: "1.2.0" });
    });

    it("is trusted again with the signature of another key, without its files", async () => {
      const next = signingKey();
      await register(key);
      await rotate(next, key);
      const theft = await now();
      await publish("1.0.0");
      await revoke(key, theft);
      const text = JSON.stringify(sampleVersion("1.0.0").manifest);
      const sign = (by: SigningKey, of = text) =>
        registry.sign({ name: widget, version: "1.0.0", actor: "Hanne", signature: by.sign(of) }, (kept, signatures) =>
          files.keepSignatures(widget, "1.0.0", kept, signatures),
        );
      expect((await refusalOf(sign(key)))[1]).toContain("which was revoked");
      expect((await refusalOf(sign(next, `${text} `)))[0]).toBe("signatureInvalid");
      await sign(next);
      await registry.promote({
        name: widget,
        version: "1.0.0",
        channel: "stable",
        share: undefined,
        actor: "Hanne",
        forcedBecause: undefined,
      });
      expect(await stable()).toBe("1.0.0");
      const kept = JSON.parse(await readFile(join(folder, "sample/1.0.0/widget.signatures.json"), "utf8")) as {
        readonly signatures: readonly { readonly key: string }[];
      };
      expect(new Set(kept.signatures.map((one) => one.key))).toEqual(new Set([key.id, next.id]));
    });
  });
});
