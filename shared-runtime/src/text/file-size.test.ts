import { expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

it("formats a size in Danish", () => {
  expect([0, 1, 81_400, 1_023_000, 1_290_000].map(fileSize)).toEqual([
    "0\u00A0kB",
    "1\u00A0kB",
    "80\u00A0kB",
    "1\u00A0MB",
    "1,3\u00A0MB",
  ]);
});

it("shows the limit at the limit, and more one byte above it", () => {
  expect([10_485_760, 10_485_761].map(fileSize)).toEqual(["10\u00A0MB", "10,1\u00A0MB"]);
});
