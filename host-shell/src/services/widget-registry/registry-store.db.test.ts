import { beforeEach, describe, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import type { Channel } from "./widget-registry.tables.ts";
import { createRegistryStore, type RegistryStore } from "./registry-store.ts";
import { emptyRegistry } from "./testing/empty-registry.ts";
import { sampleVersion } from "./testing/sample-version.ts";

const name = "sample";
const nothing = async (): Promise<void> => undefined;

eachDatabase("the registry", (tables) => {
  let registry: RegistryStore;
  beforeEach(async () => {
    await emptyRegistry(tables());
    registry = createRegistryStore(tables());
  });

  const publish = (version: string, channel?: Channel, share?: number, widget = name) =>
    registry.publish(
      {
        manifest: sampleVersion(version, { name: widget }).manifest,
        props: {},
        bytes: 100,
        actor: "Hanne",
        forcedBecause: undefined,
        channel,
        share,
      },
      nothing,
    );
  const promote = (version: string, channel: Channel, share?: number) =>
    registry.promote({ name, actor: "Bo", version, channel, share, forcedBecause: undefined });
  const rollback = async (channel: Channel = "stable") =>
    (await registry.rollback({ name, actor: "Bo", channel })).version;
  const heal = (version: string) => registry.heal({ name, actor: "self-healing", version, reason: "It fails." });
  const served = async () =>
    Object.fromEntries(
      (await registry.channels()).map(({ channel, version, previous, share }) => [
        channel,
        [version, previous, share] as const,
      ]),
    );
  const released = async () =>
    (await registry.versions()).flatMap((one) => (one.released ? [one.version] : [])).toSorted();
  const events = async () =>
    (await registry.history(name)).map(({ action, version, channel, previous }) =>
      [action, version, channel, previous].join(" ").trim(),
    );
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => "It was not refused.",
      (error: unknown) => (error instanceof RegistryRefusal ? [error.errorKey, error.message] : error),
    );

  it("is empty at first", async () => {
    expect(await registry.snapshot()).toEqual({ revision: 0, versions: [], channels: [], keys: [], signatures: [] });
  });

  it("lists who did what and when, newest first, for each widget", async () => {
    const before = new Date();
    await publish("1.0.0", "stable");
    await publish("1.1.0");
    await publish("7.0.0", undefined, undefined, "other");
    await promote("1.1.0", "stable");
    await rollback();
    const usual = {
      id: expect.any(Number),
      name,
      at: expect.any(Date),
      token: null,
      reason: null,
      share: null,
      failures: null,
      key: null,
    };
    const history = await registry.history(name);
    expect(history).toEqual([
      { ...usual, actor: "Bo", action: "rollback", version: "1.0.0", channel: "stable", previous: "1.1.0" },
      { ...usual, actor: "Bo", action: "promote", version: "1.1.0", channel: "stable", previous: "1.0.0" },
      { ...usual, actor: "Hanne", action: "publish", version: "1.1.0", channel: null, previous: null },
      { ...usual, actor: "Hanne", action: "publish", version: "1.0.0", channel: "stable", previous: null },
    ]);
    for (const { at } of history) expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1_000);
  });

  it("increases its revision with every change of any widget", async () => {
    const revisions = [await registry.revision()];
    for (const change of [() => publish("1.0.0", "stable"), () => publish("1.1.0", "stable"), () => rollback()]) {
      await change();
      revisions.push(await registry.revision());
    }
    expect(revisions).toEqual([0, 1, 2, 3]);
    expect((await registry.snapshot()).revision).toBe(3);
  });

  describe("promoting", () => {
    it("serves a published version on a channel", async () => {
      await publish("1.0.0");
      await publish("1.1.0");
      await promote("1.0.0", "stable");
      await promote("1.1.0", "canary", 25);
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0], canary: ["1.1.0", null, 25] });
    });

    it("gives a canary to 10 % of visitors by default, and keeps a share for the version it was set for", async () => {
      await publish("1.0.0", "canary");
      expect(await served()).toEqual({ canary: ["1.0.0", null, 10] });
      await promote("1.0.0", "canary", 50);
      await promote("1.0.0", "canary");
      expect(await served()).toEqual({ canary: ["1.0.0", null, 50] });
      await publish("1.1.0", "canary");
      expect(await served()).toEqual({ canary: ["1.1.0", "1.0.0", 10] });
    });

    it("records the share of a canary, and none for stable", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "canary");
      await promote("1.1.0", "canary", 0);
      await publish("1.2.0", "canary", 25);
      await rollback("canary");
      const shares = (await registry.history(name)).map(({ action, version, share }) => [action, version, share]);
      expect(shares).toEqual([
        ["rollback", "1.1.0", 25],
        ["publish", "1.2.0", 25],
        ["promote", "1.1.0", 0],
        ["publish", "1.1.0", 10],
        ["publish", "1.0.0", null],
      ]);
    });

    it("keeps the start time of a version if only its share changes", async () => {
      await publish("1.0.0", "canary");
      const [before] = await registry.channels();
      await promote("1.0.0", "canary", 50);
      expect((await registry.channels())[0]?.since).toEqual(before?.since);
    });

    it("is refused for a version that is not published, or was withdrawn", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "stable");
      await heal("1.1.0");
      expect(await refusalOf(promote("2.0.0", "stable"))).toEqual([
        "versionUnknown",
        "sample 2.0.0 is not published. `npm run widget -- list` shows the published versions.",
      ]);
      expect(await refusalOf(promote("1.1.0", "canary"))).toEqual([
        "versionWithdrawn",
        "sample 1.1.0 was withdrawn: It fails. Publish a higher version, or promote it with --force and a reason.",
      ]);
    });
  });

  it("lifts a withdrawal by force, and records the reason", async () => {
    await publish("1.0.0", "stable");
    await publish("1.1.0", "stable");
    await heal("1.1.0");
    const why = "It was the CDN that failed.";
    await registry.promote({
      name,
      actor: "Bo",
      version: "1.1.0",
      channel: "stable",
      share: undefined,
      forcedBecause: why,
    });
    expect(await served()).toEqual({ stable: ["1.1.0", "1.0.0", 0] });
    expect((await registry.history(name))[0]).toMatchObject({ actor: "Bo", action: "promote", reason: why });
    expect((await registry.versions()).find(({ version }) => version === "1.1.0")).toMatchObject({
      withdrawnBecause: null,
      released: true,
    });
    expect(await rollback()).toBe("1.0.0");
  });

  describe("a canary", () => {
    beforeEach(async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "canary");
    });

    it("ends when stable serves its version, so that a rollback reaches all visitors", async () => {
      await promote("1.1.0", "stable");
      expect(await served()).toEqual({ stable: ["1.1.0", "1.0.0", 0] });
      expect((await registry.history(name))[0]).toMatchObject({
        actor: "Bo",
        action: "end",
        version: "1.1.0",
        channel: "canary",
        previous: "1.1.0",
        reason: "stable serves 1.1.0.",
      });
      expect(await rollback()).toBe("1.0.0");
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0] });
    });

    it("that a change ends is returned to the caller", async () => {
      const promotion = { name, actor: "Bo", share: undefined, forcedBecause: undefined } as const;
      expect(await registry.promote({ ...promotion, version: "1.0.0", channel: "stable" })).toEqual({});
      expect(await registry.promote({ ...promotion, version: "1.1.0", channel: "stable" })).toEqual({
        endedCanary: "1.1.0",
      });
      await promote("1.1.0", "canary");
      expect(await registry.rollback({ name, actor: "Bo", channel: "stable" })).toEqual({
        version: "1.0.0",
        channel: "stable",
        endedCanary: "1.1.0",
      });
      await promote("1.1.0", "canary");
      expect(await publish("1.2.0", "stable")).toEqual({ endedCanary: "1.1.0" });
    });

    it("ends when stable serves a higher version", async () => {
      await publish("1.2.0", "stable");
      expect(await served()).toEqual({ stable: ["1.2.0", "1.0.0", 0] });
      expect(await events()).toContain("end 1.2.0 canary 1.1.0");
    });

    it("stays while stable serves a lower version", async () => {
      await publish("1.2.0", "canary");
      await promote("1.1.0", "stable");
      await rollback();
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0], canary: ["1.2.0", "1.1.0", 10] });
    });

    it("ends when its version is rolled back from stable", async () => {
      await promote("1.1.0", "stable");
      await promote("1.1.0", "canary", 50);
      expect(await rollback()).toBe("1.0.0");
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0] });
      expect((await registry.history(name))[0]?.reason).toBe("stable was taken back from 1.1.0.");
    });

    it("that follows an ended one rolls back to what stable serves", async () => {
      await promote("1.1.0", "stable");
      await publish("1.2.0", "canary");
      expect(await served()).toEqual({ stable: ["1.1.0", "1.0.0", 0], canary: ["1.2.0", null, 10] });
      expect(await rollback("canary")).toBe("1.1.0");
    });
  });

  describe("rolling back", () => {
    it("leads one version back each time, and never to one that was rolled back", async () => {
      for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await publish(version, "stable");
      expect(await rollback()).toBe("1.1.0");
      expect(await served()).toEqual({ stable: ["1.1.0", "1.0.0", 0] });
      expect(await rollback()).toBe("1.0.0");
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0] });
      expect(await refusalOf(rollback())).toEqual([
        "nothingBefore",
        "sample has never served another version on stable. Promote another version: `npm run widget -- list` shows them.",
      ]);
    });

    it("skips withdrawn versions", async () => {
      for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await publish(version, "stable");
      await promote("1.1.0", "canary");
      await heal("1.1.0");
      expect(await rollback()).toBe("1.0.0");
    });

    it("is refused if nothing is served", async () => {
      expect(await refusalOf(rollback("canary"))).toEqual([
        "channelEmpty",
        "sample serves nothing on canary. `npm run widget -- list` shows what it serves.",
      ]);
    });

    it("from the first version leads to the local build, if there is one", async () => {
      registry = createRegistryStore(tables(), (_, channel) => (channel === "stable" ? "1.0.0+0123abcd" : undefined));
      await publish("1.1.0", "stable");
      expect(await rollback()).toBe("1.0.0+0123abcd");
      expect(await served()).toEqual({});
      expect((await events())[0]).toBe("rollback 1.0.0+0123abcd stable 1.1.0");
      expect(await refusalOf(rollback())).toEqual([
        "nothingBefore",
        "Nothing is published on stable of sample: it serves 1.0.0+0123abcd, the server's own build, and there is no version to roll back to. Promote a version: `npm run widget -- list` shows them.",
      ]);
    });

    it("from the first canary leads to what stable serves", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "canary");
      expect(await rollback("canary")).toBe("1.0.0");
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0] });
      expect(await refusalOf(rollback("canary"))).toEqual([
        "nothingBefore",
        "Nothing is published on canary of sample: it serves 1.0.0, as stable does, and there is no version to roll back to. Promote a version: `npm run widget -- list` shows them.",
      ]);
    });
  });

  describe("a failing version", () => {
    it("is withdrawn for good, with the reason, and its channel serves the last good one", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "stable");
      expect(await heal("1.1.0")).toEqual([{ channel: "stable", version: "1.0.0" }]);
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0] });
      expect((await registry.history(name))[0]).toMatchObject({
        actor: "self-healing",
        action: "heal",
        version: "1.0.0",
        channel: "stable",
        previous: "1.1.0",
        reason: "It fails.",
      });
      const row = (await registry.versions()).find(({ version }) => version === "1.1.0");
      expect(row?.withdrawnBecause).toBe("It fails.");
    });

    it("leaves the canary to what stable serves", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "canary");
      await publish("1.2.0", "canary");
      expect(await heal("1.2.0")).toEqual([{ channel: "canary", version: "1.0.0" }]);
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0] });
    });

    it("is withdrawn from every channel that serves it", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "stable");
      await promote("1.1.0", "canary");
      expect(await heal("1.1.0")).toEqual([
        { channel: "stable", version: "1.0.0" },
        { channel: "canary", version: "1.0.0" },
      ]);
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0] });
    });

    it("stays if nothing can replace it, since it works for some", async () => {
      await publish("1.0.0", "stable");
      expect(await heal("1.0.0")).toEqual([]);
      expect(await served()).toEqual({ stable: ["1.0.0", null, 0] });
      expect((await registry.versions())[0]?.withdrawnBecause).toBeNull();
    });

    it("is healed once, whichever of two servers is first", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "stable");
      const outcomes = await Promise.all([heal("1.1.0"), heal("1.1.0")]);
      expect(outcomes.toSorted((a, b) => a.length - b.length)).toEqual([[], [{ channel: "stable", version: "1.0.0" }]]);
      expect((await events()).filter((event) => event.startsWith("heal"))).toEqual(["heal 1.0.0 stable 1.1.0"]);
    });

    it("is not touched if another was promoted in the meantime", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "stable");
      await rollback();
      expect(await heal("1.1.0")).toEqual([]);
      expect((await events())[0]).toBe("rollback 1.0.0 stable 1.1.0");
    });
  });

  it("includes in ranges the versions that stable served and that were not rolled back", async () => {
    await publish("1.0.0");
    await publish("1.1.0", "canary");
    expect(await released()).toEqual([]);
    await promote("1.0.0", "stable");
    await promote("1.1.0", "stable");
    await publish("1.2.0", "stable");
    expect(await released()).toEqual(["1.0.0", "1.1.0", "1.2.0"]);
    await rollback();
    expect(await released()).toEqual(["1.0.0", "1.1.0"]);
    await promote("1.0.0", "stable");
    expect(await released()).toEqual(["1.0.0"]);
    await promote("1.2.0", "stable");
    await heal("1.2.0");
    expect(await released()).toEqual(["1.0.0"]);
  });
});
