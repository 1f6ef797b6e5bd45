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
