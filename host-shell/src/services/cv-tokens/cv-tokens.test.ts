import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { createCvTokens } from "./cv-tokens.ts";

const secret = new TextEncoder().encode("a secret of at least 32 characters");
const cvId = "0b0d3a55-6a7e-4d53-9a0c-0a4d7a6f5e11";
const hour = 3_600_000;
const noon = new Date("2026-01-05T12:00:00Z");
const at = (moment: number) => createCvTokens(secret, () => new Date(moment));

describe("a CV token", () => {
  it("opens its CV for 24 hours", async () => {
    const token = await at(noon.getTime()).issue(cvId);
    expect(await at(noon.getTime() + 23.9 * hour).open(token)).toBe(cvId);
    expect(await at(noon.getTime() + 24.1 * hour).open(token)).toBeUndefined();
  });

  it("is invalid if it was signed with another secret", async () => {
    const forged = await createCvTokens(
      new TextEncoder().encode("another secret of 32 characters!"),
      () => new Date(),
    ).issue(cvId);
    expect(await createCvTokens(secret, () => new Date()).open(forged)).toBeUndefined();
  });

  it("is invalid if its CV was changed", async () => {
    const [header, payload, signature] = (await createCvTokens(secret, () => new Date()).issue(cvId)).split(".");
    const changed = Buffer.from(payload ?? "", "base64url")
      .toString()
      .replace(cvId, cvId.replace("0b", "1b"));
    const token = [header, Buffer.from(changed).toString("base64url"), signature].join(".");
    expect(await createCvTokens(secret, () => new Date()).open(token)).toBeUndefined();
  });

  it("is invalid if it has another audience, no expiry, or no CV", async () => {
    const base = () => new SignJWT().setProtectedHeader({ alg: "HS256" }).setSubject(cvId).setAudience("cv");
    const tokens = await Promise.all([
      base().setAudience("session").setExpirationTime("1h").sign(secret),
      base().sign(secret),
      base().setSubject("' or 1=1").setExpirationTime("1h").sign(secret),
    ]);
    const opened = await Promise.all(tokens.map((token) => createCvTokens(secret, () => new Date()).open(token)));
    expect(opened).toEqual([undefined, undefined, undefined]);
  });

  it.each(["", "abc", "a.b.c", `${btoa('{"alg":"none"}')}.${btoa(`{"sub":"${cvId}","aud":"cv"}`)}.`])(
    "is invalid if it is malformed: %s",
    async (token) => {
      expect(await createCvTokens(secret, () => new Date()).open(token)).toBeUndefined();
    },
  );
});
