import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { linksInMemory } from "./testing/links-in-memory.ts";
import { createWidgetOverrides } from "./widget-overrides.ts";

const secret = new TextEncoder().encode("a secret of at least 32 characters");
const origins = ["http://localhost:5173"];
const elsewhere = { widget: "cv-check", origin: "https://dev.example:8443" };
const noon = Date.parse("2026-01-05T12:00:00Z");
const links = linksInMemory();
const at = (hours: number) =>
  createWidgetOverrides({ secret, origins, links, now: () => new Date(noon + hours * 3_600_000) });
const token = { id: "5f0c2f4e-8a57-4a53-9b1d-1f8c7d6e5a40", expiresAt: new Date("2026-02-05T12:00:00Z") };
const byHanne = { hours: 8, actor: "Hanne", by: token };

describe("a widget on a developer's machine", () => {
  it("is loaded from a listed origin, and from no other without a token", async () => {
    const { allowed } = at(0);
    expect(await allowed("cv-check@http://localhost:5173")).toEqual({ widget: "cv-check", origin: origins[0] });
    expect(await allowed("cv-check@http://localhost:5173/")).toEqual({ widget: "cv-check", origin: origins[0] });
    for (const override of ["cv-check@http://localhost:5174", "cv-check@https://localhost:5173", "cv-check", "@", ""]) {
      expect(await allowed(override)).toBeUndefined();
    }
  });

  it("is loaded from any origin with a token, until that expires", async () => {
    const { token, expiresAt } = await at(0).sign(elsewhere, byHanne);
    expect(expiresAt).toEqual(new Date("2026-01-05T20:00:00Z"));
    expect(await at(7.9).allowed(token)).toEqual(elsewhere);
    expect(await at(8.1).allowed(token)).toBeUndefined();
  });

  it("is loaded no longer than the deploy token is valid; one of an earlier release has no end", async () => {
    const endingAt = async (expiresAt: Date | null) =>
      (await at(0).sign(elsewhere, { ...byHanne, by: { ...token, expiresAt } })).expiresAt;
    expect(await endingAt(new Date("2026-01-05T13:00:00.900Z"))).toEqual(new Date("2026-01-05T13:00:00Z"));
    expect(await endingAt(null)).toEqual(new Date("2026-01-05T20:00:00Z"));
  });

  it("is no longer loaded with a token that was revoked, and never with one that was not recorded", async () => {
    const { id, token } = await at(0).sign(elsewhere, byHanne);
    const unrecorded = await createWidgetOverrides({
      secret,
      origins,
      links: linksInMemory(),
      now: () => new Date(),
    }).sign(elsewhere, byHanne);
    expect(await at(1).allowed(unrecorded.token)).toBeUndefined();
    expect(await at(1).allowed(token)).toEqual(elsewhere);
    links.revoked.add(id);
    expect(await at(1).allowed(token)).toBeUndefined();
  });

  it("is not loaded with a token that is forged, for another purpose, or without expiry", async () => {
    const known = await at(0).sign(elsewhere, byHanne);
    const made = (audience: string) =>
      new SignJWT({ origin: elsewhere.origin })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject("cv-check")
        .setJti(known.id)
        .setAudience(audience);
    const tokens = await Promise.all([
      made("widget-override")
        .setExpirationTime("1h")
        .sign(new TextEncoder().encode("another secret of 32 characters!")),
      made("cv").setExpirationTime("1h").sign(secret),
      made("widget-override").sign(secret),
    ]);
    const { open } = createWidgetOverrides({ secret, origins, links, now: () => new Date() });
    expect(await Promise.all(tokens.map(open))).toEqual([undefined, undefined, undefined]);
  });

  it.each(["http://a;script-src *", "http://a'b", "javascript:alert(1)", "file:///x"])(
    "is never loaded from an invalid origin: %s",
    async (origin) => {
      const { token } = await at(0).sign({ widget: "cv-check", origin }, byHanne);
      expect(await at(1).allowed(token)).toBeUndefined();
    },
  );
});
