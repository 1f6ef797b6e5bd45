import { expect, it } from "vitest";
import { createUploadPlaces } from "./upload-places.ts";

const kindsOf = (places: ReturnType<typeof createUploadPlaces>, ...calls: readonly (readonly string[])[]) =>
  calls.map((senders) => places.take(senders).kind);

it("gives each sender few places, and others theirs", () => {
  const places = createUploadPlaces({ all: 10, each: 2 });
  expect(kindsOf(places, ["a"], ["a"], ["a"], ["b"])).toEqual(["taken", "taken", "crowded", "taken"]);
});

it("gives all senders together no more than there are", () => {
  const places = createUploadPlaces({ all: 3, each: 2 });
  expect(kindsOf(places, ["a"], ["b"], ["c"], ["d"])).toEqual(["taken", "taken", "taken", "full"]);
});

it("counts an upload for its member and its address", () => {
  const places = createUploadPlaces({ all: 10, each: 2 });
  expect(kindsOf(places, ["here", "m"], ["there", "m"], ["elsewhere", "m"], ["here", "n"], ["here", "o"])).toEqual([
    "taken",
    "taken",
    "crowded",
    "taken",
    "crowded",
  ]);
});

it("frees a place once, however often it is left", () => {
  const places = createUploadPlaces({ all: 10, each: 2 });
  const [first] = [places.take(["a"]), places.take(["a"])];
  if (first.kind !== "taken") throw new Error("There was no place.");
  first.leave();
  first.leave();
  expect(kindsOf(places, ["a"], ["a"])).toEqual(["taken", "crowded"]);
});
