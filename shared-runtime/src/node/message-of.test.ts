import { expect, it } from "vitest";
import { messageOf } from "./message-of.ts";

it("is the message of an error, and any other thrown value as a text", () => {
  expect([new TypeError("is not a function"), "stopped", undefined].map(messageOf)).toEqual([
    "is not a function",
    "stopped",
    "undefined",
  ]);
});
