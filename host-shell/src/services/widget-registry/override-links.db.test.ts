import { beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createDeployTokens } from "./deploy-tokens.ts";
import { createOverrideLinks, type OverrideLinks } from "./override-links.ts";
import { emptyRegistry } from "./testing/empty-registry.ts";

const hour = 3_600_000;
const noon = new Date("2026-01-05T12:00:00Z");
const after = (hours: number) => new Date(noon.getTime() + hours * hour);
const link = {
  id: "3c8e5b7a-21d4-4f6b-9e0a-7d5c4b3a2f10",
  widget: "cv-check",
  origin: "https://dev.example",
  actor: "Hanne (CV team)",
  createdAt: noon,
  expiresAt: after(8),
};
const later = { ...link, id: "0d9f7b1c-3f55-4c39-a14f-0b6ac7c3f0b1", widget: "jobmatch", createdAt: after(1) };

eachDatabase("override links", (tables) => {
  let links: OverrideLinks;
  beforeEach(async () => {
    await emptyRegistry(tables());
    links = createOverrideLinks(tables());
    await links.record(link);
    await links.record(later);
  });

  it("are listed with who made them, when, and until when, newest first", async () => {
    const unrevoked = { deployToken: null, revokedAt: null, revokedBy: null };
    expect(await links.list(undefined)).toEqual([
      { ...later, ...unrevoked },
      { ...link, ...unrevoked },
    ]);
    expect(await links.list("cv-check")).toEqual([{ ...link, ...unrevoked }]);
  });

  it("are live until they expire", async () => {
    expect([await links.isLive(link.id, after(7.9)), await links.isLive(link.id, after(8))]).toEqual([true, false]);
    expect(await links.isLive("00000000-0000-4000-8000-000000000000", noon)).toBe(false);
  });

  it("are revoked once, which names who did it", async () => {
    expect([await links.revoke(link.id, "Bo"), await links.revoke(link.id, "Else")]).toEqual([true, false]);
    expect(await links.isLive(link.id, noon)).toBe(false);
    expect(await links.isLive(later.id, noon)).toBe(true);
    expect(await links.list("cv-check")).toEqual([
      { ...link, deployToken: null, revokedAt: expect.any(Date), revokedBy: "Bo" },
    ]);
  });

  it("end with the deploy token that made them", async () => {
    const tokens = createDeployTokens(tables(), () => new Date());
    const [leaked, kept] = [
      await tokens.issue({ widget: "cv-check", label: "Team CV", days: 1, actor: "Bo" }),
      await tokens.issue({ widget: "cv-check", label: "The pipeline", days: 1, actor: "Bo" }),
    ];
    const made = (id: string, deployToken: string) => ({ ...link, id, deployToken, expiresAt: new Date("2100-01-01") });
    const ofLeaked = made("7a0d3c52-6a1c-4f0a-9b8e-2d1f5c6e7a80", leaked.id);
    const ofKept = made("9be1f6d4-0c5a-4d3b-8f27-6e5d4c3b2a19", kept.id);
    const ofNone = made("c2d4e6f8-1a3b-4c5d-8e7f-9a0b1c2d3e4f", "00000000-0000-4000-8000-000000000000");
    for (const one of [ofLeaked, ofKept, ofNone]) await links.record(one);
    const areLive = async (now: Date) => {
      const live = [ofLeaked, ofKept, ofNone].map(({ id }) => links.isLive(id, now));
      return Promise.all(live);
    };
    expect(await areLive(new Date())).toEqual([true, true, false]);
    await tokens.revoke(leaked.id, "Bo");
    expect(await areLive(new Date())).toEqual([false, true, false]);
    expect(await areLive(kept.expiresAt)).toEqual([false, false, false]);
    const ofTokens = (await links.list("cv-check")).filter(({ deployToken }) => deployToken !== null);
    expect(ofTokens.map(({ id, revokedAt, revokedBy }) => ({ id, revokedAt, revokedBy }))).toEqual(
      expect.arrayContaining([
        { id: ofLeaked.id, revokedAt: expect.any(Date), revokedBy: null },
        { id: ofKept.id, revokedAt: null, revokedBy: null },
      ]),
    );
  });

  it("are forgotten some time after they expired", async () => {
    expect(await links.forgetExpiredBefore(after(8))).toBe(0);
    expect(await links.forgetExpiredBefore(after(8.1))).toBe(2);
    expect(await links.list(undefined)).toEqual([]);
  });
});
