import { describe, expect, it } from "vitest";
import { servedVersions, rollbackTarget, type ChannelEvent } from "./channel-history.ts";

const event = (text: string): ChannelEvent => {
  const [action = "", version = ""] = text.split(" ");
  return { action, version };
};
const past = (...events: readonly string[]) => servedVersions(events.map(event));

describe("the versions that a channel served", () => {
  it.each([
    ["empty at first", [], []],
    ["in the order of their events", ["publish 1.0.0", "promote 1.1.0"], ["1.0.0", "1.1.0"]],
    ["without a repetition when only the share changes", ["publish 1.0.0", "promote 1.0.0"], ["1.0.0"]],
    ["the previous version after a rollback", ["publish 1.0.0", "publish 1.1.0", "rollback 1.0.0"], ["1.0.0"]],
    [
      "the previous version after a failing one was healed",
      ["publish 1.0.0", "publish 1.1.0", "heal 1.0.0"],
      ["1.0.0"],
    ],
    ["empty after a rollback to a local build", ["publish 1.1.0", "rollback 1.0.0+abc"], []],
    ["empty after the channel ended", ["publish 1.0.0", "publish 1.1.0", "end 1.1.0"], []],
    [
      "with a version again when it is promoted again",
      ["publish 1.0.0", "publish 1.1.0", "rollback 1.0.0", "promote 1.1.0"],
      ["1.0.0", "1.1.0"],
    ],
    [
      "one version shorter after each rollback",
      ["publish 1.0.0", "publish 1.1.0", "publish 1.2.0", "rollback 1.1.0", "rollback 1.0.0"],
      ["1.0.0"],
    ],
  ])("are %s", (_, events, versions) => {
    expect(past(...events)).toEqual(versions);
  });
});

describe("the version that a rollback serves", () => {
  const isWithdrawn = (version: string) => version === "1.1.0";
  it.each([
    ["the previous one", ["1.0.0", "1.2.0"], "1.0.0"],
    ["never a withdrawn one", ["1.0.0", "1.1.0", "1.2.0"], "1.0.0"],
    ["never the present one", ["1.2.0", "1.1.0", "1.2.0"], undefined],
    ["missing for the first version", ["1.2.0"], undefined],
  ])("is %s", (_, versions, good) => {
    expect(rollbackTarget(versions, isWithdrawn)).toBe(good);
  });
});
