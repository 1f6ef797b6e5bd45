import { afterEach, expect, it, vi } from "vitest";
import { sampleFiles, sampleRegistry } from "../testing/sample-registry.ts";
import { chooseVersion } from "./choose-version.ts";
import type { Placeholder } from "./read-placeholder.ts";
import { readUnlisted } from "./read-unlisted.ts";
import { withUnlisted } from "./unlisted-version.ts";

afterEach(() => void vi.unstubAllGlobals());

const registry = (unlisted?: true) =>
  sampleRegistry({
    toy: { channels: { stable: "2.0.0" }, versions: { "2.0.0": sampleFiles("2.0.0") }, ...(unlisted && { unlisted }) },
  });
const placeholder = (spec: string, name = "toy"): Placeholder => ({
  name,
  spec,
  input: { attributes: {}, json: undefined },
});
const addressOf = (path: string): string => `https://host/widgets/${path}`;
const answering = (status: number, body: object) => {
  const asked = vi.fn(async (_url: string) => Response.json(body, { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
};

it("fetches a version that the registry does not list", async () => {
  const asked = answering(200, { version: "1.4.9", files: sampleFiles("1.4.9") });
  const found = await readUnlisted(registry(true), { name: "toy", wish: "1.4" }, addressOf);
  expect(asked.mock.calls).toEqual([["https://host/widgets/toy/resolve/1.4.json"]]);
  expect(chooseVersion(found, placeholder("1.4"), () => 0)).toEqual({
    version: "1.4.9",
    files: sampleFiles("1.4.9"),
    lastGood: undefined,
  });
});

it.each([
  ["a channel", registry(true), placeholder("stable")],
  ["a listed version", registry(true), placeholder("2")],
  ["a widget whose versions are all listed", registry(), placeholder("1.4")],
  ["an unknown widget", registry(true), placeholder("1.4", "toString")],
])("fetches nothing for %s", async (_, known, asking) => {
  const asked = answering(200, {});
  expect(await withUnlisted(known, asking, addressOf)).toBe(known);
  expect(asked).not.toHaveBeenCalled();
});

it("returns the registry unchanged if the server knows no such version", async () => {
  answering(404, {});
  const known = registry(true);
  const unchanged = await readUnlisted(known, { name: "toy", wish: "0.1" }, addressOf);
  expect(unchanged).toBe(known);
  expect(() => chooseVersion(unchanged, placeholder("0.1"), () => 0)).toThrow(/toy findes ikke i versionen "0\.1"/);
});
