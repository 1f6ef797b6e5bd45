import { randomBytes } from "node:crypto";
import { integrityOf, nameIn } from "shared-runtime/node/hashes.ts";
import { describe, expect, it } from "vitest";
import { checkVersion } from "./check-version.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { type Sample, sampleVersion } from "./testing/sample-version.ts";

const pathOf = (content: string): string => `parts/${nameIn(integrityOf(content))}.js`;
const small = "export default [[], () => []];";
const large = `export default [[], () => ["${randomBytes(20_000).toString("base64")}"]];`;

function check({ name, manifest, contents }: Sample, carriedParts: readonly string[] = []) {
  const files = new Map(Object.entries(contents).map(([path, text]) => [path, new TextEncoder().encode(text)]));
  return checkVersion(name, JSON.stringify(manifest), files, carriedParts);
}

function refusal(sample: Sample, carriedParts: readonly string[] = []) {
  try {
    return check(sample, carriedParts);
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error;
    return { errorKey: error.errorKey, reasons: error.reasons };
  }
}

const withParts = (...contents: readonly string[]): Sample =>
  sampleVersion("1.0.0", {
    contents: Object.fromEntries(contents.map((content) => [pathOf(content), content])),
    manifest: { parts: contents.map(pathOf), budget: 12.5 },
  });

describe("a version with parts", () => {
  it("is sound, and its parts count as its first mount", () => {
    const without = check(sampleVersion("1.0.0", { manifest: { budget: 12.5 } })).bytes;
    expect(check(withParts(small)).bytes).toBeGreaterThan(without);
  });

  it("is refused if they exceed the widget's budget", () => {
    expect(refusal(withParts(small, large))).toEqual({
      errorKey: "versionTooLarge",
      reasons: [
        expect.stringMatching(/^A first mount needs \d\d\.\d kB, compressed, and the budget of sample is 12\.5 kB/),
      ],
    });
  });

  it("does not count those that the platform holds", () => {
    const { bytes } = check(withParts(small));
    expect(check(withParts(small, large), [pathOf(large)]).bytes).toBe(bytes);
  });

  it("is refused if a part has another content than its name says", () => {
    const path = pathOf(small);
    expect(refusal(sampleVersion("1.0.0", { contents: { [path]: large }, manifest: { parts: [path] } }))).toEqual({
      errorKey: "versionIncomplete",
      reasons: [`${path} has another content than its name says: build the widget again.`],
    });
  });

  it("is refused if a part is not among its files", () => {
    expect(refusal(sampleVersion("1.0.0", { manifest: { parts: [pathOf(small)] } }))).toEqual({
      errorKey: "versionIncomplete",
      reasons: [`${pathOf(small)} is needed but is not listed.`],
    });
  });
});

describe("a version with a profile", () => {
  const profile = {
    schemaVersion: 1,
    title: "CV-tjek",
    summary: "Besøgende får deres CV gennemgået.",
    icon: "M4 4h12v12H4z",
    audience: "everyone",
    home: "/cv-tjek",
    usualLoad: "visible",
    minHeight: 400,
  };
  const withProfile = (content: object | string, contents: Readonly<Record<string, string>> = {}): Sample =>
    sampleVersion("1.0.0", {
      contents: { "profile.json": typeof content === "string" ? content : JSON.stringify(content), ...contents },
      manifest: { profile: "profile.json" },
    });
  const reasonsFor = (sample: Sample) => {
    const found = refusal(sample);
    return "reasons" in found ? found.reasons : [];
  };

  it("is sound, also with a picture in the version", () => {
    expect(check(withProfile(profile)).manifest.profile).toBe("profile.json");
    const pictured = { ...profile, picture: "picture.webp" };
    expect(check(withProfile(pictured, { "picture.webp": "RIFF" })).manifest.profile).toBe("profile.json");
  });

  it.each<[string, object | string, string]>([
    ["is not JSON", "{", "profile.json is not a valid profile: it "],
    ["has no title", { ...profile, title: undefined }, "profile.json is not a valid profile: title "],
    ["has an unknown audience", { ...profile, audience: "cats" }, "profile.json is not a valid profile: audience "],
    [
      "has markup as its icon",
      { ...profile, icon: '"><script>' },
      "profile.json is not a valid profile: icon must be path data of an SVG.",
    ],
    [
      "has a picture that the version lacks",
      { ...profile, picture: "picture.webp" },
      "picture.webp is the picture of the profile but is not listed.",
    ],
  ])("is refused if it %s", (_, content, sentence) => {
    expect(reasonsFor(withProfile(content))).toEqual([expect.stringContaining(sentence)]);
  });

  it("is refused if the profile is not among its files", () => {
    expect(reasonsFor(sampleVersion("1.0.0", { manifest: { profile: "profile.json" } }))).toEqual([
      "profile.json is needed but is not listed.",
    ]);
  });
});
