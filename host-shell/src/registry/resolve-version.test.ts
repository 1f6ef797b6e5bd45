import { describe, expect, it } from "vitest";
import type { RegisteredVersion, RegisteredWidget } from "./registry-document.ts";
import { resolveVersion } from "./resolve-version.ts";

const files = (entry: string): RegisteredVersion => ({
  entry,
  ...(entry === "1.15.0" && { exactOnly: true }),
  integrity: "",
  styles: [],
  props: "",
  texts: "",
  firstFrame: "",
});

const widget: RegisteredWidget = {
  channels: { stable: "1.4.0+3fa2c1d4", canary: "2.0.0-rc.1" },
  versions: Object.fromEntries(
    ["10.0.0", "2.0.0-rc.1", "1.15.0", "1.14.0", "1.4.1-rc.1", "1.4.0+3fa2c1d4", "1.3.9+0aa1b2c3", "1.3.9"].map(
      (version) => [version, files(version)],
    ),
  ),
};

describe("the version of a widget", () => {
  it.each([
    ["stable", "1.4.0+3fa2c1d4"],
    ["canary", "2.0.0-rc.1"],
    ["1.4.0+3fa2c1d4", "1.4.0+3fa2c1d4"],
    ["1.4.0", "1.4.0+3fa2c1d4"],
    ["1.4", "1.4.0+3fa2c1d4"],
    ["1", "1.14.0"],
    ["1.15.0", "1.15.0"],
    ["10", "10.0.0"],
    ["1.3.9", "1.3.9"],
    ["1.3.9+0aa1b2c3", "1.3.9+0aa1b2c3"],
    ["2.0.0-rc.1", "2.0.0-rc.1"],
  ])("requested as %s is %s", (spec, version) => {
    expect(resolveVersion(widget, spec)).toEqual({ version, files: files(version) });
  });

  it.each(["2", "2.0", "0", "1.15", "1.4.0-rc.1", "", "beta", "constructor", "1.4.0+other"])(
    "requested as %o does not exist",
    (spec) => {
      expect(resolveVersion(widget, spec)).toBeUndefined();
    },
  );
});
