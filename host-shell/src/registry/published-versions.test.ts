import { expect, it } from "vitest";
import type { PublishedVersion } from "../services/widget-registry/widget-registry.tables.ts";
import { sampleVersion } from "../services/widget-registry/testing/sample-version.ts";
import { createPublishedFiles } from "./published-versions.ts";

const contents = Object.fromEntries(
  Array.from({ length: 6 }, (_, index) => [`${index}.js`, String(index).repeat(100)]),
);
const { manifest } = sampleVersion("1.0.0", { contents });
const row: PublishedVersion = {
  name: "sample",
  version: "1.0.0",
  manifest,
  manifestText: null,
  props: {},
  withdrawnForSecurity: false,
  bytes: 1,
  publishedAt: new Date(),
  publishedBy: "Hanne",
  forcedBecause: null,
  withdrawnBecause: null,
  released: true,
};

const stampOf = async () => "";

it("a version knows that it was withdrawn", () => {
  const { versionOf } = createPublishedFiles({ read: async () => Buffer.from(""), stampOf }, () => undefined);
  expect([versionOf(row).withdrawn, versionOf({ ...row, withdrawnBecause: "It fails." }).withdrawn]).toEqual([
    false,
    true,
  ]);
});

function counting(capacity: number) {
  const reads: string[] = [];
  const read = async (_name: string, _version: string, path: string) => {
    reads.push(path);
    // Lets the file that was requested last be read first.
    for (let turn = Number.parseInt(path, 10); turn < 6; turn += 1) await new Promise(setImmediate);
    return Buffer.from(contents[path] ?? "");
  };
  const version = createPublishedFiles({ read, stampOf }, () => undefined, capacity).versionOf(row);
  return { reads, version };
}

it("files are read once, even for concurrent requests", async () => {
  const { reads, version } = counting(1_000);
  const bodies = await Promise.all(Array.from({ length: 5 }, () => version.read("0.js")));
  expect(new Set(bodies.map((body) => body?.identity.etag)).size).toBe(1);
  await version.read("0.js");
  expect(reads).toEqual(["0.js"]);
});

it("the least recently used files are evicted first", async () => {
  const { reads, version } = counting(250);
  for (const path of ["0.js", "1.js", "0.js", "2.js", "0.js", "1.js"]) await version.read(path);
  expect(reads).toEqual(["0.js", "1.js", "2.js", "1.js"]);
});

it("keeps as many files as fit after more were read at once", async () => {
  const { reads, version } = counting(250);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Object.keys(contents).map((path) => version.read(path)));
  }
  reads.length = 0;
  for (const path of ["0.js", "1.js", "0.js", "1.js"]) await version.read(path);
  expect(reads.filter((path) => path === "0.js").length).toBeLessThan(2);
  expect(reads.filter((path) => path === "1.js").length).toBeLessThan(2);
});

it("reports a missing file once, and again only after it was present", async () => {
  const altered: string[] = [];
  let there = false;
  const read = async (_name: string, _version: string, path: string) =>
    there ? Buffer.from(contents[path] ?? "") : Promise.reject(new Error("ENOENT"));
  // Without capacity, every request reads the file from disk.
  const version = createPublishedFiles({ read, stampOf }, (file) => altered.push(file), 0).versionOf(row);
  for (const isThere of [false, false, true, false, false]) {
    there = isThere;
    await version.read("0.js");
    await version.read("1.js");
  }
  expect(altered).toEqual(["sample/1.0.0/0.js", "sample/1.0.0/1.js", "sample/1.0.0/0.js"]);
});
