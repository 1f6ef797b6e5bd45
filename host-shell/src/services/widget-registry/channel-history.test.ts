import { describe, expect, it } from "vitest";
import { servedVersions, rollbackTarget, type ChannelEvent } from "./channel-history.ts";

const event = (text: string): ChannelEvent => {
  const [action = "", version = ""] = text.split(" ");
  return { action, version };
};
const past = (...events: readonly string[]) => servedVersions(events.map(event));

describe("what a channel served", () => {
  it.each([
    ["nothing at first", [], []],
    ["one version after the other", ["publish 1.0.0", "promote 1.1.0"], ["1.0.0", "1.1.0"]],
    ["a version once when only its share changes", ["publish 1.0.0", "promote 1.0.0"], ["1.0.0"]],
    ["the version before after going back", ["publish 1.0.0", "publish 1.1.0", "rollback 1.0.0"], ["1.0.0"]],
    ["what came before a version that failed", ["publish 1.0.0", "publish 1.1.0", "heal 1.0.0"], ["1.0.0"]],
    ["nothing of its own when it went back to a local build", ["publish 1.1.0", "rollback 1.0.0+abc"], []],
    ["nothing any more when it ended", ["publish 1.0.0", "publish 1.1.0", "end 1.1.0"], []],
    [
      "a version again when it is promoted again",
      ["publish 1.0.0", "publish 1.1.0", "rollback 1.0.0", "promote 1.1.0"],
      ["1.0.0", "1.1.0"],
    ],
    [
      "one version less with each step back",
      ["publish 1.0.0", "publish 1.1.0", "publish 1.2.0", "rollback 1.1.0", "rollback 1.0.0"],
      ["1.0.0"],
    ],
  ])("is %s", (_, events, versions) => {
    expect(past(...events)).toEqual(versions);
  });
});

describe("the version to go back to", () => {
  const isWithdrawn = (version: string) => version === "1.1.0";
  it.each([
    ["the one before", ["1.0.0", "1.2.0"], "1.0.0"],
    ["none that was withdrawn", ["1.0.0", "1.1.0", "1.2.0"], "1.0.0"],
    ["not the present one once more", ["1.2.0", "1.1.0", "1.2.0"], undefined],
    ["none for the first", ["1.2.0"], undefined],
  ])("is %s", (_, versions, good) => {
    expect(rollbackTarget(versions, isWithdrawn)).toBe(good);
  });
});
