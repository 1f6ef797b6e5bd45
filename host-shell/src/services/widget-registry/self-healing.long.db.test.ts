import { beforeEach, describe, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createLogger } from "../../logging/logger.ts";
import { createLoadCounter, type LoadCounter } from "./load-counts.ts";
import { type Channel, widgetLoadOfSender } from "./widget-registry.tables.ts";
import { createRegistryStore, type RegistryStore } from "./registry-store.ts";
import { createSelfHealing } from "./self-healing.ts";
import { emptyRegistry } from "./testing/empty-registry.ts";
import { sampleVersion } from "./testing/sample-version.ts";

const minute = 60_000;
const secret = new TextEncoder().encode("a secret of at least 32 characters");

eachDatabase("a version's health", (tables) => {
  /** The milliseconds by which the test's clock is ahead of the database's, which sets the start time of a version. */
  let ahead: number;
  let stopped: number | undefined;
  const time = (): number => stopped ?? Date.now() + ahead;
  let lines: string[];
  let registry: RegistryStore;
  let counter: LoadCounter;
  let senders: number;
  let heal: () => Promise<boolean>;
  beforeEach(async () => {
    await emptyRegistry(tables());
    ahead = 0;
    stopped = undefined;
    lines = [];
    const now = () => new Date(time());
    registry = createRegistryStore(tables());
    senders = 0;
    counter = createLoadCounter(tables(), { isKnown: (name) => name !== "unheard-of", secret, now });
    heal = createSelfHealing({
      store: registry,
      counter,
      limits: { failures: 20, loads: 10, minutes: 30 },
      log: createLogger("info", { write: (line) => lines.push(line) }),
      now,
    });
  });

  const publish = (version: string, channel: Channel, name = "sample") =>
    registry.publish(
      {
        manifest: sampleVersion(version, { name }).manifest,
        props: {},
        bytes: 1,
        actor: "Hanne",
        forcedBecause: undefined,
        channel,
        share: undefined,
      },
      async () => undefined,
    );
  const newSender = () => `198.51.100.${(senders += 1)}`;
  /** Reports a load from another page each time, and from another sender unless one is given. */
  const load = (version: string, mounted: number, failed: number, widget = "sample", sender?: string) =>
    Promise.all([
      ...Array.from({ length: mounted }, () => counter.add([{ widget, version, ms: 100 }], sender ?? newSender())),
      ...Array.from({ length: failed }, () =>
        counter.add([{ widget, version, reason: "TypeError" }], sender ?? newSender()),
      ),
    ]);
  const served = async () => Object.fromEntries((await registry.channels()).map((one) => [one.channel, one.version]));

  it("is counted by the minute, with the mean time of those that mounted", async () => {
    stopped = Date.now();
    await load("1.0.0", 2, 1);
    await counter.add([{ widget: "sample", version: "1.0.0", ms: 400 }], newSender());
    await counter.add([{ widget: "unheard-of", version: "1.0.0", ms: 1 }], newSender());
    const from = new Date(time() - minute);
    const counts = { name: "sample", version: "1.0.0", mounted: 3, failed: 1, milliseconds: 200 };
    expect(await counter.since(from)).toEqual([counts]);
    expect(await counter.minutesSince(from)).toEqual([
      { ...counts, minute: new Date(Math.floor(time() / minute) * minute) },
    ]);
  });

  it("counts at most one failure and five mounts of a version per report", async () => {
    const failed = (version: string) => ({ widget: "sample", version, reason: "TypeError" });
    const mounted = { widget: "sample", version: "1.0.0", ms: 100 };
    const loads = [...Array.from({ length: 100 }, () => [failed("1.0.0"), mounted]).flat(), failed("1.1.0")];
    await counter.add(loads, newSender());
    const usual = { name: "sample", milliseconds: 0 };
    expect(
      (await counter.since(new Date(time() - minute))).toSorted((a, b) => (a.version < b.version ? -1 : 1)),
    ).toEqual([
      { ...usual, version: "1.0.0", mounted: 5, failed: 1, milliseconds: 100 },
      { ...usual, version: "1.1.0", mounted: 0, failed: 1 },
    ]);
  });

  it("ignores failures without a version", async () => {
    await counter.add([{ widget: "sample", version: "", reason: "platform: TypeError" }], newSender());
    expect(await counter.since(new Date(time() - minute))).toEqual([]);
  });

  it("counts every load when many pages report at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => load("1.0.0", 1, 1)));
    expect(await counter.since(new Date(time() - minute))).toMatchObject([{ mounted: 20, failed: 20 }]);
  });

  describe("above the limit of failures", () => {
    beforeEach(async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "canary");
    });

    it("returns a canary to what stable serves, with the reason in the history and the log", async () => {
      await load("1.1.0", 7, 3);
      expect(await heal()).toBe(true);
      expect(await served()).toEqual({ stable: "1.0.0" });
      expect((await registry.history("sample"))[0]).toMatchObject({
        action: "heal",
        reason: "3 of 10 loads failed (30 %), above the limit of 20 %.",
        failures: { failed: 3, loads: 10, limit: 20 },
      });
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({
          level: "error",
          widget: "sample",
          version: "1.1.0",
          mounted: 7,
          failed: 3,
          channels: [{ channel: "canary", version: "1.0.0" }],
        }),
      ]);
      expect(await heal()).toBe(false);
    });

    it.each([
      ["as many failures as are allowed", 8, 2],
      ["too few loads to be judged", 0, 9],
    ])("is not reached with %s", async (_, mounted, failed) => {
      await load("1.1.0", mounted, failed);
      expect(await heal()).toBe(false);
      expect(await served()).toEqual({ stable: "1.0.0", canary: "1.1.0" });
    });

    it("no longer counts after half an hour", async () => {
      await load("1.1.0", 0, 9);
      ahead += 31 * minute;
      await load("1.1.0", 1, 0);
      expect(await heal()).toBe(false);
    });

    it("ignores loads from before the version was served", async () => {
      ahead -= 10 * minute;
      await load("1.1.0", 0, 50);
      ahead += 10 * minute;
      expect(await heal()).toBe(false);
    });

    it("is logged once if nothing can replace the version", async () => {
      await load("1.0.0", 0, 50);
      expect([await heal(), await heal()]).toEqual([false, false]);
      expect((await served())["stable"]).toBe("1.0.0");
      expect(lines).toEqual([expect.stringContaining("a version fails, and no other version can replace it")]);
    });
  });

  describe("reported by strangers", () => {
    beforeEach(async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "stable");
    });

    it("never suffers from one sender alone, whatever it sends", async () => {
      await load("1.1.0", 0, 200, "sample", "192.0.2.1");
      expect(await heal()).toBe(false);
      expect(await served()).toEqual({ stable: "1.1.0" });
    });

    it("is judged by senders: many failures of one are one failure among the others", async () => {
      await load("1.1.0", 9, 0);
      await load("1.1.0", 0, 50, "sample", "192.0.2.1");
      expect(await heal()).toBe(false);
      await load("1.1.0", 0, 2);
      expect(await heal()).toBe(true);
      expect((await registry.history("sample"))[0]).toMatchObject({
        reason: "3 of 12 loads failed (25 %), above the limit of 20 %.",
        failures: { failed: 3, loads: 12, limit: 20 },
      });
    });

    it("is not saved by one sender that reports many mounts", async () => {
      await load("1.1.0", 0, 10);
      await load("1.1.0", 200, 0, "sample", "192.0.2.1");
      expect(await heal()).toBe(true);
    });

    it("counts a sender with some failures in part, as an office behind one address", async () => {
      for (let office = 0; office < 20; office += 1) await load("1.1.0", 9, 1, "sample", `office ${office}`);
      expect(await counter.sendersSince(new Date(0))).toEqual([
        { name: "sample", version: "1.1.0", senders: 20, failing: expect.closeTo(2) },
      ]);
      expect(await heal()).toBe(false);
    });

    it("keeps no address of a sender, and its hash only for the judged period", async () => {
      await load("1.1.0", 0, 1, "sample", "192.0.2.1");
      const rows = await tables().select({ sender: widgetLoadOfSender.sender }).from(widgetLoadOfSender);
      expect(rows).toEqual([{ sender: expect.stringMatching(/^[\w-]{22}$/) }]);
      expect(await counter.forgetSendersBefore(new Date(time() - 31 * minute))).toBe(0);
      expect(await counter.forgetSendersBefore(new Date(time() + minute))).toBe(1);
      expect(await counter.since(new Date(0))).toMatchObject([{ failed: 1 }]);
    });
  });

  it("keeps a failing version whose predecessors may be unsafe, and logs it", async () => {
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await publish(version, "stable");
    await registry.withdraw({ name: "sample", actor: "Hanne", version: "1.1.0", reason: "A link runs script." });
    await load("1.2.0", 0, 50);
    expect([await heal(), await heal()]).toEqual([false, false]);
    expect(await served()).toEqual({ stable: "1.2.0" });
    expect(lines).toEqual([expect.stringContaining("a version fails, and no other version can replace it")]);
  });

  it("is not judged by loads on pages of unknown origins, which are counted apart", async () => {
    for (const version of ["1.0.0", "1.1.0"]) await publish(version, "stable");
    const failed = { widget: "sample", version: "1.1.0", reason: "TypeError" };
    const strangers = Array.from({ length: 50 }, () =>
      counter.addElsewhere([failed, { ...failed, widget: "unheard-of" }]),
    );
    await Promise.all([...strangers, counter.addElsewhere([{ widget: "sample", version: "1.0.0", ms: 1 }])]);
    expect(await heal()).toBe(false);
    expect(await counter.since(new Date(0))).toEqual([]);
    expect(await counter.elsewhereSince(new Date(0))).toEqual([{ name: "sample", mounted: 1, failed: 50 }]);
    await counter.forgetBefore(new Date(time() + minute));
    expect(await counter.elsewhereSince(new Date(0))).toEqual([]);
  });

  describe("of a version that fails together with others", () => {
    const messages = () => lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);

    it("does not withdraw it if its last good version fails in the same minutes", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "stable");
      await load("1.1.0", 0, 10);
      await load("1.0.0", 0, 10);
      expect([await heal(), await heal()]).toEqual([false, false]);
      expect(await served()).toEqual({ stable: "1.1.0" });
      expect(messages()).toEqual(["a version fails, and its replacement fails too: it is kept"]);
    });

    it("does not withdraw a canary if stable fails too", async () => {
      await publish("1.0.0", "stable");
      await publish("1.1.0", "canary");
      await load("1.1.0", 0, 10);
      await load("1.0.0", 60, 40);
      expect(await heal()).toBe(false);
      expect(await served()).toEqual({ stable: "1.0.0", canary: "1.1.0" });
    });

    it("withdraws it if its last good version failed earlier, and not in the same minutes", async () => {
      ahead -= 10 * minute;
      await load("1.0.0", 0, 50);
      ahead += 10 * minute;
      await publish("1.0.0", "stable");
      await publish("1.1.0", "stable");
      await load("1.1.0", 0, 10);
      expect(await heal()).toBe(true);
    });

    it("judges it again after a forced promotion, without the earlier loads of that minute", async () => {
      for (const version of ["1.0.0", "1.1.0"]) await publish(version, "stable");
      await load("1.1.0", 0, 10);
      expect(await heal()).toBe(true);
      const forcedBecause = "The fault was the network's.";
      const promotion = {
        name: "sample",
        actor: "Hanne",
        version: "1.1.0",
        channel: "stable",
        share: undefined,
      } as const;
      await registry.promote({ ...promotion, forcedBecause });
      expect(await heal()).toBe(false);
      expect(await served()).toEqual({ stable: "1.1.0" });

      ahead += minute;
      await load("1.1.0", 0, 10);
      expect(await heal()).toBe(true);
      expect(await served()).toEqual({ stable: "1.0.0" });
    });

    it("does not withdraw its replacements one after the other", async () => {
      for (const version of ["1.0.0", "1.1.0", "1.2.0"]) await publish(version, "stable");
      await load("1.2.0", 0, 10);
      expect(await heal()).toBe(true);
      await load("1.1.0", 0, 10);
      expect([await heal(), await heal()]).toEqual([false, false]);
      expect(await served()).toEqual({ stable: "1.1.0" });
      expect(messages().slice(1)).toEqual(["a version that replaced a failing one fails too: it is kept"]);

      ahead += 31 * minute;
      await load("1.1.0", 0, 10);
      expect(await heal()).toBe(true);
      expect(await served()).toEqual({ stable: "1.0.0" });
    });

    it("does not withdraw it when most versions of several widgets fail at once", async () => {
      for (const name of ["sample", "other", "third"]) {
        await publish("1.0.0", "stable", name);
        await publish("1.1.0", "stable", name);
      }
      await load("1.1.0", 0, 10, "sample");
      await load("1.1.0", 0, 10, "other");
      await load("1.1.0", 10, 0, "third");
      expect([await heal(), await heal()]).toEqual([false, false]);
      expect(messages()).toEqual([
        "most versions of several widgets fail: this one is kept",
        "most versions of several widgets fail: this one is kept",
      ]);
      await load("1.0.0", 10, 0, "third");
      expect(await heal()).toBe(true);
      expect((await registry.channels()).map(({ name, version }) => `${name} ${version}`)).toEqual([
        "other 1.0.0",
        "sample 1.0.0",
        "third 1.1.0",
      ]);
    });
  });
});
