import { eq, sql } from "drizzle-orm";
import type { KeySignature } from "shared-runtime/api/key-signature.ts";
import { shareBefore } from "shared-runtime/api/release-steps.ts";
import type { WidgetVisit } from "shared-runtime/api/widget-reports.ts";
import { signingKey, type SigningKey } from "shared-runtime/testing/signing-key.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { clockAt } from "../../../database/database-clock.ts";
import { eachDatabase } from "../../../database/testing/each-database.ts";
import { createLogger } from "../../../logging/logger.ts";
import { createRegistryStore, type RegistryStore } from "../registry-store.ts";
import { RegistryRefusal } from "../registry-refusal.ts";
import { emptyRegistry } from "../testing/empty-registry.ts";
import { sampleVersion } from "../testing/sample-version.ts";
import {
  type Channel,
  widgetChannel,
  widgetKey,
  widgetRelease,
  widgetReleaseVisit,
  widgetSignature,
  widgetVersion,
} from "../widget-registry.tables.ts";
import { createGradualReleases, type GradualReleases } from "./gradual-releases.ts";
import type { ReleaseNews } from "./release-news.ts";
import { createReleaseVisits, type ReleaseVisits } from "./release-visits.ts";

const name = "sample";
const secret = new TextEncoder().encode("a secret of at least 32 characters");

eachDatabase("a gradual release", (tables) => {
  let registry: RegistryStore;
  let visits: ReleaseVisits;
  let releases: GradualReleases;
  let news: ReleaseNews[];
  let lines: { readonly level: string; readonly msg: string }[];
  let visitors: number;

  const publish = (version: string, channel?: Channel, signature?: KeySignature, widget = name) =>
    registry.publish(
      {
        manifest: sampleVersion(version, { name: widget }).manifest,
        signature,
        props: {},
        bytes: 1,
        actor: "Hanne",
        forcedBecause: undefined,
        channel,
        share: undefined,
      },
      async () => undefined,
    );
  const release = (version = "1.1.0") => registry.release({ name, version, actor: "Hanne" });
  const judging = (minutes = 0) =>
    createGradualReleases({
      tables: tables(),
      store: registry,
      visits,
      limits: { visitors: 20, minutes },
      log: createLogger("info", { write: (line) => void lines.push(JSON.parse(line)) }),
    });
  /** Each visit has an address and a network of its own, unless they are given. */
  const visit = (seen: Partial<WidgetVisit>, sender?: string, network?: string) => {
    visitors += 1;
    return visits.add([{ id: `v${visitors}`, widget: name, version: "1.1.0", share: 1, ...seen }], {
      sender: sender ?? `address ${visitors}`,
      network: network ?? `network ${visitors}`,
    });
  };
  /** Adds that many visits at once, each of another address in another network. */
  const many = async (count: number, isNew: boolean, { share = 1, hoursAgo = 0, bad = 0 } = {}) => {
    const [active] = await registry.activeReleases();
    await tables().execute(sql`
      insert into ${widgetReleaseVisit} (release, sender, visit, network, at, is_new, share, failed, crashed, ready, slow)
      select ${active?.id}, ${`many ${(visitors += 1)} `} || one, 'v', 'network ' || one,
        now() - make_interval(hours => ${hoursAgo}::integer), ${isNew}, ${share}::integer, one <= ${bad}::integer, false, 100, false
      from generate_series(1, ${count}::integer) one`);
  };
  /** The counted visits of a part of a day's visitors, drawn as the step says. */
  const day = async (share: number, visits: number, changed: { hoursAgo?: number; bad?: number } = {}) => {
    await many((visits * (share - shareBefore(share))) / 100, true, { share, ...changed });
    await many((visits * (100 - share)) / 100, false, { share, hoursAgo: changed.hoursAgo ?? 0 });
  };
  const begunDaysAgo = (days: number) =>
    tables()
      .update(widgetRelease)
      .set({
        startedAt: sql`now() - make_interval(days => ${days})`,
        shareSince: sql`now() - make_interval(days => ${days})`,
      });
  const served = async () =>
    Object.fromEntries((await registry.channels()).map(({ channel, version, share }) => [channel, [version, share]]));
  const latest = async () => (await releases.latest())[0];
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => "It was not refused.",
      (error: unknown) => (error instanceof RegistryRefusal ? error.errorKey : error),
    );

  beforeEach(async () => {
    await emptyRegistry(tables());
    [news, lines, visitors] = [[], [], 0];
    registry = createRegistryStore(
      tables(),
      () => undefined,
      async (_, one) => void news.push(one),
    );
    visits = createReleaseVisits(tables(), { secret });
    releases = judging();
    await publish("1.0.0", "stable");
    await publish("1.1.0");
  });

  const actions = async () =>
    (await registry.history(name)).map(({ action, actor, version, share }) => [action, actor, version, share]);

  it("begins with one in a hundred visitors, and takes each step when enough of them have loaded it", async () => {
    await release();
    expect(await served()).toEqual({ stable: ["1.0.0", 0], canary: ["1.1.0", 1] });
    await begunDaysAgo(2);
    await day(1, 20_000, { hoursAgo: 5 });
    expect(await releases.move()).toBe(false);
    const { judgement } = (await latest()) ?? {};
    expect(judgement).toEqual({ kind: "wait", why: "visitors", seen: 200, needed: 400, hours: expect.closeTo(24, 1) });

    await tables()
      .update(widgetReleaseVisit)
      .set({ at: sql`now() - interval '30 hours'` });
    await day(1, 20_000);
    expect(await releases.move()).toBe(true);
    expect(await served()).toEqual({ stable: ["1.0.0", 0], canary: ["1.1.0", 10] });
    await day(10, 10_000);
    expect(await releases.move()).toBe(false);
    await day(10, 30_000);
    expect(await releases.move()).toBe(true);
    await day(50, 1_000);
    expect(await releases.move()).toBe(true);
    expect(await served()).toEqual({ stable: ["1.1.0", 0] });
    expect(news.map(({ event, share }) => [event, share])).toEqual([
      ["started", 1],
      ["advanced", 10],
      ["advanced", 50],
      ["done", 50],
    ]);
    expect(await actions()).toEqual([
      ["end", "gradual-release", "1.1.0", null],
      ["promote", "gradual-release", "1.1.0", null],
      ["advance", "gradual-release", "1.1.0", 50],
      ["advance", "gradual-release", "1.1.0", 10],
      ["release", "Hanne", "1.1.0", 1],
      ["publish", "Hanne", "1.1.0", null],
      ["publish", "Hanne", "1.0.0", null],
    ]);
    expect((await latest())?.release).toMatchObject({ state: "done", figures: [{}, {}, {}] });
    expect((await registry.rollback({ name, actor: "Bo", channel: undefined })).version).toBe("1.0.0");
  });

  it("stays at a step for as long as one must watch it, however many visitors it has", async () => {
    await release();
    await begunDaysAgo(2);
    await day(1, 20_000, { hoursAgo: 30 });
    await day(1, 20_000);
    expect(await judging(3 * 24 * 60).move()).toBe(false);
    expect(await judging(60).move()).toBe(true);
  });

  it("goes back by itself when visits crash more often than with stable, and says why", async () => {
    await release();
    for (let one = 0; one < 30; one += 1) await visit({ version: "1.0.0", ms: 100 });
    for (let one = 0; one < 20; one += 1) {
      expect(await releases.move()).toBe(false);
      await visit({ ms: 100, crashed: true });
    }
    expect(await releases.move()).toBe(true);
    const reason = "100.0 % of 20 visits crashed after mounting, and 0.0 % of 30 with 1.0.0 at the same time.";
    expect(await served()).toEqual({ stable: ["1.0.0", 0] });
    expect((await registry.history(name))[0]).toMatchObject({
      action: "heal",
      version: "1.0.0",
      previous: "1.1.0",
      reason,
    });
    expect((await latest())?.release).toMatchObject({ state: "stopped", reason });
    expect(news.at(-1)).toMatchObject({ event: "stopped", version: "1.1.0", stable: "1.0.0", share: 1, reason });
    expect(lines.at(-1)).toMatchObject({
      level: "error",
      msg: "a gradual release was stopped: its version is worse than stable",
      reason,
    });
    expect(await refusalOf(release())).toBe("versionWithdrawn");
  });

  it("goes back when calls fail, and when it is slower to be ready or to react", async () => {
    for (const [version, seen] of [
      ["1.1.0", { calls: 3, failedCalls: 1 }],
      ["1.2.0", { calls: 3, ms: 5_000 }],
      ["1.3.0", { calls: 3, delay: 500 }],
    ] as const) {
      if (version !== "1.1.0") await publish(version);
      await release(version);
      const usual = { version: "1.0.0", ms: 100, calls: 1, delay: 30 };
      for (let one = 0; one < 60; one += 1) await visit(usual);
      await releases.move();
      for (let one = 0; one < 20; one += 1) await visit(usual);
      for (let one = 0; one < 20; one += 1) await visit({ version, ms: 100, delay: 30, ...seen });
      expect([version, await releases.move()]).toEqual([version, true]);
    }
    expect((await registry.history(name)).flatMap(({ action, reason }) => (action === "heal" ? [reason] : []))).toEqual(
      [
        "100.0 % of 20 visits reacted more slowly than three quarters of those with stable, and 0.0 % of 20 with 1.0.0 at the same time (p75 500 ms, with stable 30 ms).",
        "100.0 % of 20 visits were slower to be ready than three quarters of those with stable, and 0.0 % of 20 with 1.0.0 at the same time (p75 5000 ms, with stable 100 ms).",
        "100.0 % of 20 visits had a failed call, and 0.0 % of 80 with 1.0.0 at the same time.",
      ],
    );
  });

  it("is not stopped by one address, nor by many of one network", async () => {
    await release();
    await many(200, false);
    await many(20, true);
    for (let one = 0; one < 40; one += 1) await visit({ failed: true }, "one address");
    for (let one = 0; one < 40; one += 1) await visit({ failed: true }, undefined, "one network");
    await releases.move();
    const counted = (await latest())?.figures[0];
    // The network of all addresses but the first ones has a twentieth of the visits, and at least five.
    expect([counted?.fresh, counted?.metrics.failed.fresh.bad]).toEqual([26, 6]);
    expect((await latest())?.release.state).toBe("running");
  });

  describe("an address", () => {
    const seenBy = async (address: string, share: number, seen: Partial<WidgetVisit> = {}) =>
      visit({ share, ...seen }, address);
    const rows = async () => {
      const { share, isNew } = widgetReleaseVisit;
      const found = await tables().select().from(widgetReleaseVisit).orderBy(share, isNew);
      return found.map((row) => [row.share, row.isNew, row.failed]);
    };
    const atStep = (share: number) => tables().update(widgetRelease).set({ share });

    it("counts once at a step, on both sides of noon and midnight and for days", async () => {
      await release();
      const moments = ["11:59:59", "12:00:01", "23:59:59"].map((time) => `2026-11-27T${time}Z`);
      moments.push("2026-11-28T00:00:01Z", "2026-12-05T12:00:00Z", "2026-12-26T12:00:00Z");
      for (const moment of moments) {
        visits = createReleaseVisits(tables(), { secret, clock: clockAt(() => new Date(moment)) });
        await visits.forget();
        await seenBy("one", 1, { failed: true });
      }
      expect(await rows()).toEqual([[1, true, true]]);
    });

    it("cannot make ten reports of five at the turn of half a day", async () => {
      await release();
      await many(200, false);
      await many(20, true);
      for (const moment of ["2026-11-27T11:59:59Z", "2026-11-27T12:00:01Z", "2026-11-28T00:00:01Z"]) {
        visits = createReleaseVisits(tables(), { secret, clock: clockAt(() => new Date(moment)) });
        for (const address of ["a", "b", "c", "d", "e"])
          await visit({ failed: true }, address, `network of ${address}`);
      }
      await judging().move();
      expect((await latest())?.figures[0]?.metrics.failed.fresh).toMatchObject({ bad: 5, networks: 5 });
      expect((await latest())?.release.state).toBe("running");
    });

    it("counts again at the next step if it had stable, and no more once it counted with the new version", async () => {
      await release();
      await seenBy("stable at first", 1, { version: "1.0.0" });
      await seenBy("new at first", 1);
      await atStep(10);
      for (const address of ["stable at first", "new at first", "later"]) await seenBy(address, 10, { failed: true });
      await atStep(50);
      for (const address of ["stable at first", "new at first"]) await seenBy(address, 50, { version: "1.0.0" });
      await seenBy("new at first", 1, { version: "1.0.0" });
      expect(await rows()).toEqual([
        [1, false, false],
        [1, true, false],
        [10, true, true],
        [10, true, true],
      ]);
    });

    it("hashes an address differently in the releases of two widgets", async () => {
      await release();
      await publish("1.0.0", "stable", undefined, "other");
      await publish("1.1.0", undefined, undefined, "other");
      await registry.release({ name: "other", version: "1.1.0", actor: "Hanne" });
      for (const widget of [name, "other"]) await visit({ widget }, "one", "one network");
      const found = await tables().select().from(widgetReleaseVisit);
      expect([
        new Set(found.map(({ sender }) => sender)).size,
        new Set(found.map(({ network }) => network)).size,
      ]).toEqual([2, 2]);
    });
  });

  it("counts the first visit of an address, to which only the same page view adds", async () => {
    await release();
    await visit({ id: "a", ms: 100 }, "Hanne");
    await visit({ id: "b", crashed: true }, "Hanne");
    await visit({ id: "a", version: "1.0.0", failed: true }, "Hanne");
    await visit({ id: "a", ms: 100, delay: 40, calls: 2, failedCalls: 1 }, "Hanne");
    await visit({ id: "a", ms: 100, delay: 30, calls: 4, failedCalls: 1, crashed: true }, "Hanne");
    const rows = await tables().select().from(widgetReleaseVisit);
    expect(rows).toMatchObject([
      { visit: "a", isNew: true, failed: false, crashed: true, ready: 100, delay: 40, callFailed: true },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Hanne");
  });

  it("ignores visits of other versions, of later steps and of widgets without a release", async () => {
    await release();
    await visit({ version: "0.9.0" });
    await visit({ share: 10 });
    await visit({ share: 30 });
    await visit({ widget: "other" });
    await visit({}, "");
    expect(await tables().$count(widgetReleaseVisit)).toBe(0);
  });

  it("waits when reports do not match the share, since some are forged or missing", async () => {
    await release();
    await begunDaysAgo(2);
    await many(1_000, true);
    await many(20_000, false);
    expect(await releases.move()).toBe(false);
    expect((await latest())?.judgement).toEqual({ kind: "wait", why: "mismatch", seen: 1_000, expected: 210 });
  });

  it("is held by a person, and goes on when the person says so, but goes back if it is worse", async () => {
    await release();
    await begunDaysAgo(2);
    await registry.holdRelease({ name, actor: "Bo", isHeld: true });
    await day(1, 40_000);
    expect([await releases.move(), (await latest())?.judgement]).toEqual([false, { kind: "wait", why: "held" }]);
    await registry.holdRelease({ name, actor: "Bo", isHeld: false });
    await registry.holdRelease({ name, actor: "Bo", isHeld: true });
    await many(50, true, { bad: 50 });
    expect(await releases.move()).toBe(true);
    expect((await actions()).slice(0, 4)).toEqual([
      ["heal", "gradual-release", "1.0.0", null],
      ["hold", "Bo", "1.1.0", 1],
      ["continue", "Bo", "1.1.0", 1],
      ["hold", "Bo", "1.1.0", 1],
    ]);
  });

  it("is moved once when several servers judge it at the same time", async () => {
    await release();
    await begunDaysAgo(2);
    await day(1, 40_000);
    const [active] = await registry.activeReleases();
    if (!active) throw new Error("There is no release.");
    expect(
      (await Promise.all([1, 2, 3].map(() => registry.advanceRelease({ release: active, to: 10 })))).filter(Boolean),
    ).toEqual([true]);
  });

  it("ends instead of moving when a server of the previous release has changed its channel", async () => {
    await release();
    await begunDaysAgo(2);
    await day(1, 20_000, { hoursAgo: 30 });
    await day(1, 20_000);
    await tables().delete(widgetChannel).where(eq(widgetChannel.channel, "canary"));
    expect(await releases.move()).toBe(false);
    expect([await served(), (await latest())?.release.state]).toEqual([{ stable: ["1.0.0", 0] }, "ended"]);
  });

  it("is stopped by a rollback without a channel, which leaves stable as it is, and can begin again", async () => {
    await release();
    expect(await registry.rollback({ name, actor: "Bo", channel: undefined })).toEqual({
      version: "1.0.0",
      channel: "canary",
      releaseNote: "The gradual release of 1.1.0 was stopped at 1 % of visitors: all get 1.0.0 again.",
    });
    expect([await served(), (await latest())?.release.state]).toEqual([{ stable: ["1.0.0", 0] }, "ended"]);
    await release();
    const security = "A link runs script.";
    await registry.rollback({ name, actor: "Bo", channel: "canary", security });
    expect((await registry.versions()).find(({ version }) => version === "1.1.0")).toMatchObject({
      withdrawnBecause: security,
      withdrawnForSecurity: true,
    });
  });

  it("ends when a person promotes its version, or gives the canary another share or version", async () => {
    const promote = (version: string, channel: Channel, share?: number) =>
      registry.promote({ name, actor: "Bo", version, channel, share, forcedBecause: undefined });
    const ended = { releaseNote: "The gradual release of 1.1.0 ended at 1 % of visitors." };
    await release();
    expect(await promote("1.1.0", "canary", 30)).toEqual(ended);
    await release();
    expect(await promote("1.1.0", "stable")).toEqual({ endedCanary: "1.1.0", ...ended });
    expect(await refusalOf(release())).toBe("notAbove");
    await publish("1.2.0");
    await release("1.2.0");
    expect(await publish("1.3.0", "canary")).toEqual({
      releaseNote: "The gradual release of 1.2.0 ended at 1 % of visitors.",
    });
    expect((await latest())?.release.state).toBe("ended");
  });

  it("begins again when stable changes to another lower version, with which it is compared from then on", async () => {
    await publish("1.2.0");
    await release("1.2.0");
    await begunDaysAgo(2);
    await day(1, 40_000);
    await releases.move();
    const outcome = await registry.promote({
      name,
      actor: "Bo",
      version: "1.1.0",
      channel: "stable",
      share: undefined,
      forcedBecause: undefined,
    });
    expect(outcome).toEqual({
      releaseNote: "The gradual release of 1.2.0 begins again at its first step, since it is compared with 1.1.0 now.",
    });
    expect([await served(), (await latest())?.release]).toMatchObject([
      { stable: ["1.1.0", 0], canary: ["1.2.0", 1] },
      { state: "running", share: 1, stable: "1.1.0" },
    ]);
  });

  it("is stopped with its canary when that fails to mount too often within half an hour", async () => {
    await release();
    const reason = "6 of 20 loads failed.";
    await registry.heal({ name, actor: "self-healing", version: "1.1.0", reason });
    expect([await served(), (await latest())?.release]).toMatchObject([
      { stable: ["1.0.0", 0] },
      { state: "stopped", reason },
    ]);
  });

  it("is refused for versions that cannot be released, and beside another one", async () => {
    expect(await refusalOf(release("9.9.9"))).toBe("versionUnknown");
    expect(await refusalOf(release("1.0.0"))).toBe("notAbove");
    expect(await refusalOf(registry.holdRelease({ name, actor: "Bo", isHeld: true }))).toBe("noRelease");
    await release();
    await publish("1.2.0");
    expect(await refusalOf(release("1.2.0"))).toBe("releaseActive");
  });

  describe("of a widget with a key", () => {
    const signed = async (key: SigningKey, version = "1.2.0") => {
      const { signature } = key.sign(JSON.stringify(sampleVersion(version, { name }).manifest));
      await publish(version, undefined, { key: key.id, signature });
    };
    const withKey = async () => {
      const key = signingKey();
      await registry.registerKey({
        widget: name,
        publicKey: key.publicKey,
        actor: "Hanne",
        authority: { statement: undefined },
      });
      // Versions of the same millisecond need no signature.
      const { publishedAt } = widgetVersion;
      await tables()
        .update(widgetVersion)
        .set({ publishedAt: sql`${publishedAt} - interval '2 hours'` });
      await tables()
        .update(widgetKey)
        .set({ createdAt: sql`${widgetKey.createdAt} - interval '1 hour'` });
      return key;
    };
    const revoke = (key: SigningKey) =>
      registry.revokeKey({
        widget: name,
        key: key.id,
        actor: "Bo",
        reason: "It was on a stolen laptop.",
        since: "2026-01-01T00:00:00.000Z",
        authority: "operator",
      });
    const unsign = () => tables().delete(widgetSignature);
    const untrusted = "1.2.0 is not signed with a trusted key.";

    it("does not begin if the signature of its version is not trusted", async () => {
      await signed(await withKey());
      await unsign();
      expect(await refusalOf(release("1.2.0"))).toBe("versionUntrusted");
      expect([await served(), await latest(), news]).toEqual([{ stable: ["1.0.0", 0] }, undefined, []]);
    });

    it("takes each step with a trusted signature, and none once that is gone", async () => {
      for (const [lost, steps] of [1, 10, 50].map(
        (share, index) => [share, [1, 10, 50].slice(0, index + 1)] as const,
      )) {
        await emptyRegistry(tables());
        await publish("1.0.0", "stable");
        const key = await withKey();
        await signed(key);
        await release("1.2.0");
        for (const share of steps) {
          await begunDaysAgo(2);
          if (share === 1) await day(share, 20_000, { hoursAgo: 30 });
          await day(share, 20_000);
          if (share === lost) await unsign();
          expect([share, await releases.move()]).toEqual([share, share !== lost]);
        }
        expect([await served(), (await latest())?.release]).toMatchObject([
          { stable: ["1.0.0", 0] },
          { state: "ended", share: lost, reason: untrusted },
        ]);
        expect(Object.keys(await served())).toEqual(["stable"]);
        expect((await registry.history(name))[0]).toMatchObject({
          actor: "gradual-release",
          action: "heal",
          version: "1.0.0",
          previous: "1.2.0",
          channel: "canary",
          reason: untrusted,
        });
        expect(news.at(-1)).toMatchObject({ event: "ended", share: lost, reason: untrusted });
        expect(await releases.move()).toBe(false);
      }
    });

    it("ends at once when the key of its version is revoked, also if stable goes back as well", async () => {
      for (const isOnStable of [false, true]) {
        await emptyRegistry(tables());
        news = [];
        await publish("1.0.0", "stable");
        const key = await withKey();
        await signed(key, "1.1.0");
        await signed(key);
        if (isOnStable) {
          const stable = { name, actor: "Bo", version: "1.1.0", channel: "stable", share: undefined } as const;
          await registry.promote({ ...stable, forcedBecause: undefined });
        }
        await release("1.2.0");
        const { channels } = await revoke(key);
        expect(channels).toEqual([
          ...(isOnStable ? [{ channel: "stable", version: "1.0.0" }] : []),
          { channel: "canary", version: "1.0.0" },
        ]);
        expect([await served(), (await latest())?.release.state]).toEqual([{ stable: ["1.0.0", 0] }, "ended"]);
        expect(news.map(({ event, reason }) => [event, reason])).toEqual([
          ["started", undefined],
          ["ended", untrusted],
        ]);
        expect(await refusalOf(release("1.2.0"))).toBe("versionUntrusted");
      }
    });
  });

  it("keeps no hash of an address for longer than 30 days, and no visits once it has ended", async () => {
    await release();
    await visit({ ms: 100 });
    await tables()
      .update(widgetReleaseVisit)
      .set({ at: sql`now() - interval '29 days'` });
    expect(await visits.forget()).toBe(0);
    await tables()
      .update(widgetReleaseVisit)
      .set({ at: sql`now() - interval '31 days'` });
    const [before] = await tables().select().from(widgetReleaseVisit);
    expect([await visits.forget(), await visits.forget()]).toEqual([1, 0]);
    const [after] = await tables().select().from(widgetReleaseVisit);
    expect(after).toEqual({ ...before, sender: expect.stringMatching(/^-/) });
    await registry.rollback({ name, actor: "Bo", channel: undefined });
    await tables()
      .update(widgetRelease)
      .set({ endedAt: sql`now() - interval '41 minutes'` });
    expect([await visits.forget(), await tables().$count(widgetReleaseVisit)]).toEqual([1, 0]);
  });
});
