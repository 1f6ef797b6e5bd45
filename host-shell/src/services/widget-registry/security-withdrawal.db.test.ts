import { beforeEach, describe, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { createRegistryStore, type RegistryStore } from "./registry-store.ts";
import { emptyRegistry } from "./testing/empty-registry.ts";
import { sampleVersion } from "./testing/sample-version.ts";
import type { Channel } from "./widget-registry.tables.ts";

const name = "sample";
const reason = "A link in a job runs script.";

eachDatabase("a version that was withdrawn for security", (tables) => {
  let registry: RegistryStore;
  let ownBuild: string | undefined;
  beforeEach(async () => {
    await emptyRegistry(tables());
    ownBuild = undefined;
    registry = createRegistryStore(tables(), () => ownBuild);
    for (const version of ["1.0.0", "1.1.0", "1.2.0", "1.3.0"]) await publish(version, "stable");
  });

  const publish = (version: string, channel?: Channel) =>
    registry.publish(
      {
        manifest: sampleVersion(version).manifest,
        props: {},
        bytes: 100,
        actor: "Hanne",
        forcedBecause: undefined,
        channel,
        share: undefined,
      },
      async () => undefined,
    );
  const withdraw = (version: string) => registry.withdraw({ name, actor: "Bo", version, reason });
  const promote = (version: string, forcedBecause?: string, channel: Channel = "stable") =>
    registry.promote({ name, actor: "Bo", version, channel, share: undefined, forcedBecause });
  const rollback = (security?: string, channel: Channel = "stable") =>
    registry.rollback({ name, actor: "Bo", channel, security });
  const heal = (version: string) => registry.heal({ name, actor: "self-healing", version, reason: "It fails." });
  const served = async () =>
    (await registry.channels()).map(({ channel, version, previous }) => [channel, version, previous]);
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => "It was not refused.",
      (error: unknown) => (error instanceof RegistryRefusal ? error.errorKey : error),
    );

  it("is in the history, with the reason", async () => {
    await withdraw("1.2.0");
    expect((await registry.history(name))[0]).toMatchObject({
      action: "withdraw",
      version: "1.2.0",
      actor: "Bo",
      reason,
    });
    expect((await registry.versions()).find(({ version }) => version === "1.2.0")).toMatchObject({
      withdrawnBecause: reason,
      withdrawnForSecurity: true,
      released: false,
    });
  });

  it("replaces no failing version, and neither does a lower one", async () => {
    await withdraw("1.2.0");
    expect(await heal("1.3.0")).toEqual([]);
    expect(await served()).toEqual([["stable", "1.3.0", null]]);
  });

  it("does not keep a failing version from being replaced by a higher one", async () => {
    await withdraw("1.1.0");
    expect(await served()).toEqual([["stable", "1.3.0", "1.2.0"]]);
    expect(await heal("1.3.0")).toEqual([{ channel: "stable", version: "1.2.0" }]);
    expect(await heal("1.2.0")).toEqual([]);
  });

  it("is not replaced by a build of the server that is not higher", async () => {
    await withdraw("1.2.0");
    ownBuild = "1.2.0+abc";
    expect(await heal("1.3.0")).toEqual([]);
    expect(await refusalOf(rollback())).toBe("nothingBefore");
    ownBuild = "1.2.1+abc";
    expect(await heal("1.3.0")).toEqual([{ channel: "stable", version: "1.2.1+abc" }]);
  });

  it("leaves a failing canary alone if stable serves a lower version", async () => {
    await rollback(reason);
    await publish("1.4.0", "canary");
    expect(await served()).toEqual([
      ["stable", "1.2.0", null],
      ["canary", "1.4.0", null],
    ]);
    expect(await heal("1.4.0")).toEqual([]);
  });

  it("is no target of a rollback, and neither is a lower one", async () => {
    await withdraw("1.2.0");
    expect(await refusalOf(rollback())).toBe("nothingBefore");
    expect(await refusalOf(rollback(reason))).toBe("nothingBefore");
    expect(await served()).toEqual([["stable", "1.3.0", null]]);
  });

  it("is promoted by force alone, and so is a lower one", async () => {
    await withdraw("1.2.0");
    expect(await refusalOf(promote("1.2.0"))).toBe("versionWithdrawn");
    expect(await refusalOf(promote("1.1.0"))).toBe("versionUnsafe");
    expect(await refusalOf(promote("1.1.0", undefined, "canary"))).toBe("versionUnsafe");
    await promote("1.1.0", "It has no such link.");
    expect(await served()).toEqual([["stable", "1.1.0", "1.3.0"]]);
    await promote("1.2.0", "It was another version.");
    await promote("1.1.0");
    expect(await served()).toEqual([["stable", "1.1.0", "1.2.0"]]);
  });

  describe("while it was served", () => {
    it("gives way to the one before, as a person decided, and to none after that", async () => {
      expect(await rollback(reason)).toEqual({ version: "1.2.0", channel: "stable" });
      expect(await served()).toEqual([["stable", "1.2.0", null]]);
      expect((await registry.history(name)).slice(0, 2).map(({ action, version }) => `${action} ${version}`)).toEqual([
        "withdraw 1.3.0",
        "rollback 1.2.0",
      ]);
      expect(await heal("1.2.0")).toEqual([]);
    });

    it("is refused, unless another version is served first", async () => {
      expect(await refusalOf(withdraw("1.3.0"))).toBe("versionServed");
      expect(await refusalOf(withdraw("9.9.9"))).toBe("versionUnknown");
      await publish("1.4.0", "stable");
      await withdraw("1.3.0");
      expect(await served()).toEqual([["stable", "1.4.0", null]]);
    });
  });
});
