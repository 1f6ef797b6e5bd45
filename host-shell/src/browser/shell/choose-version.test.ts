import { describe, expect, it } from "vitest";
import type { RegisteredWidget } from "../../registry/registry-document.ts";
import { sampleFiles, sampleRegistry } from "../testing/sample-registry.ts";
import { chooseVersion } from "./choose-version.ts";

const versions = Object.fromEntries(["2.0.0", "1.3.0", "1.2.0"].map((version) => [version, sampleFiles(version)]));
function chosen(widget: Partial<RegisteredWidget>, spec: string, bucket: number) {
  const document = sampleRegistry({ toy: { channels: { stable: "1.3.0", canary: "2.0.0" }, versions, ...widget } });
  const { version, lastGood } = chooseVersion(
    document,
    { name: "toy", spec, input: { attributes: {}, json: undefined } },
    () => bucket,
  );
  return [version, lastGood?.version];
}

describe("a visitor", () => {
  it.each([
    [0, "2.0.0"],
    [9, "2.0.0"],
    [10, "1.3.0"],
    [99, "1.3.0"],
  ])("in bucket %i of a canary for ten percent gets %s", (bucket, version) => {
    expect(chosen({ canaryShare: 10 }, "stable", bucket)[0]).toBe(version);
  });

  it("keeps the stable version if the canary is missing or has no share, or the page requests a number", () => {
    expect(chosen({}, "stable", 0)[0]).toBe("1.3.0");
    expect(chosen({ canaryShare: 100 }, "1", 0)[0]).toBe("1.3.0");
    expect(chosen({ canaryShare: 100, channels: { stable: "1.3.0" } }, "stable", 0)[0]).toBe("1.3.0");
  });
});

it.each([
  { widget: { canaryShare: 10 }, spec: "stable", drawn: 10 },
  { widget: { canaryShare: 100 }, spec: "stable", drawn: undefined },
  { widget: { canaryShare: 10 }, spec: "canary", drawn: undefined },
  { widget: { canaryShare: 10 }, spec: "1", drawn: undefined },
  { widget: {}, spec: "stable", drawn: undefined },
])("a visitor is drawn where a page asks for stable and two versions are compared: %j", ({ widget, spec, drawn }) => {
  const document = sampleRegistry({ toy: { channels: { stable: "1.3.0", canary: "2.0.0" }, versions, ...widget } });
  const place = { name: "toy", spec, input: { attributes: {}, json: undefined } };
  expect([1, 99].map((bucket) => chooseVersion(document, place, () => bucket).drawn)).toEqual([drawn, drawn]);
});

it("a visitor who got the version at an earlier step keeps it, and is not compared again", () => {
  const at = (canaryShare: number) => {
    const widget = { channels: { stable: "1.3.0", canary: "2.0.0" }, versions, canaryShare };
    const place = { name: "toy", spec: "stable", input: { attributes: {}, json: undefined } };
    return [0, 1, 9, 10, 49, 50].map((bucket) => {
      const { version, drawn } = chooseVersion(sampleRegistry({ toy: widget }), place, () => bucket);
      return [version === "2.0.0" ? "new" : "stable", drawn];
    });
  };
  const [isNew, stable] = ["new", "stable"];
  expect([1, 10, 50].map(at)).toEqual([
    [
      [isNew, 1],
      [stable, 1],
      [stable, 1],
      [stable, 1],
      [stable, 1],
      [stable, 1],
    ],
    [
      [isNew, undefined],
      [isNew, 10],
      [isNew, 10],
      [stable, 10],
      [stable, 10],
      [stable, 10],
    ],
    [
      [isNew, undefined],
      [isNew, undefined],
      [isNew, undefined],
      [isNew, 50],
      [isNew, 50],
      [stable, 50],
    ],
  ]);
});

it("a visitor's bucket is asked for the widget and the version of the canary", () => {
  const asked: string[] = [];
  const widget = { channels: { stable: "1.3.0", canary: "2.0.0" }, versions, canaryShare: 10 };
  const place = { name: "toy", spec: "stable", input: { attributes: {}, json: undefined } };
  chooseVersion(sampleRegistry({ toy: widget }), place, (name, version) => {
    asked.push(name, version);
    return 0;
  });
  expect(asked).toEqual(["toy", "2.0.0"]);
});

describe("if the version does not come to life", () => {
  it("a canary gives way to the stable version, and a channel to its previous version", () => {
    expect(chosen({ canaryShare: 100 }, "stable", 0)).toEqual(["2.0.0", "1.3.0"]);
    expect(chosen({ previous: { stable: "1.2.0" } }, "stable", 0)).toEqual(["1.3.0", "1.2.0"]);
  });

  it("nothing takes the place of a version that was asked for by number, or of the only one", () => {
    expect(chosen({ previous: { stable: "1.2.0" } }, "1.3.0", 0)).toEqual(["1.3.0", undefined]);
    expect(chosen({}, "stable", 0)).toEqual(["1.3.0", undefined]);
    expect(chosen({ previous: { stable: "1.3.0" } }, "stable", 0)).toEqual(["1.3.0", undefined]);
    expect(chosen({ previous: { stable: "0.9.0" } }, "stable", 0)).toEqual(["1.3.0", undefined]);
  });
});
