import { expect, it } from "vitest";
import { partAddresses } from "./part-file.ts";

it("finds a part beside all widgets first, then in the remote's own folder", () => {
  expect(partAddresses("abc", "https://host.example/widgets/sample/1.0.0/remoteEntry.js")).toEqual([
    "https://host.example/widgets/parts/abc.js",
    "https://host.example/widgets/sample/1.0.0/parts/abc.js",
  ]);
});

it("gives a retried remote addresses of its own, since browsers remember modules that failed", () => {
  expect(partAddresses("abc", "https://host.example/widgets/sample/1.0.0/~2/remoteEntry.js")).toEqual([
    "https://host.example/widgets/parts/~2/abc.js",
    "https://host.example/widgets/sample/1.0.0/~2/parts/abc.js",
  ]);
});
