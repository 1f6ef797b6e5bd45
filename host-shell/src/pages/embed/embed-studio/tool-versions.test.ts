import { expect, it } from "vitest";
import { versionChoices } from "./tool-versions.ts";

const files = { entry: "", integrity: "", styles: [], props: "", texts: "", firstFrame: "" };
const specsOf = (channels: Readonly<Record<string, string>>, versions: readonly string[]) =>
  versionChoices({ channels, versions: Object.fromEntries(versions.map((version) => [version, files])) }).map(
    ({ spec }) => spec,
  );

it("offers the channels, the ranges of stable, and published versions", () => {
  expect(specsOf({ stable: "1.2.0", canary: "2.0.0" }, ["2.0.0", "1.2.0"])).toEqual([
    "stable",
    "canary",
    "1",
    "1.2",
    "2.0.0",
    "1.2.0",
  ]);
});

it("offers neither a canary that is the stable version nor the revision of a local build", () => {
  expect(specsOf({ stable: "1.2.0+abc", canary: "1.2.0+abc" }, ["1.2.0+abc"])).toEqual(["stable", "1", "1.2"]);
  expect(specsOf({}, [])).toEqual(["stable"]);
});

it("says what a choice gives, without the revision of a local build", () => {
  const labels = versionChoices({ channels: { stable: "1.2.0+abc" }, versions: {} }).map(({ label }) => label);
  expect(labels).toEqual([
    "Anbefalet (altid den nyeste, nu 1.2.0)",
    "Version 1: nyt og rettelser, koden kan blive stående",
    "Version 1.2: kun rettelser",
  ]);
});
