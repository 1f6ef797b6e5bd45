import { expect, it } from "vitest";
import { folderStorage } from "./folder-storage.ts";

it.each([
  [40, { warns: false, isFull: false }],
  [39, { warns: true, isFull: false }],
  [10, { warns: true, isFull: false }],
  [9, { warns: true, isFull: true }],
])("with %i bytes free and a reserve of 10", (free, state) => {
  expect(folderStorage("/srv", { reserve: 10, freeBytes: () => free })).toEqual({ passes: true, ...state });
});

it("is full if its disk cannot be read, and the server is ready all the same", () => {
  const freeBytes = () => {
    throw new Error("EIO: i/o error, statfs");
  };
  expect(folderStorage("/srv", { reserve: 10, freeBytes })).toEqual({ passes: true, warns: true, isFull: true });
});
