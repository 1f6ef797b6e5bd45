import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StartRefused } from "../settings/start-refused.ts";
import { claimFolder } from "./claim-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "claim-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("gives a folder to one at a time", () => {
  const first = claimFolder(folder);
  expect(() => claimFolder(folder)).toThrow(StartRefused);
  first.release();
  claimFolder(folder).release();
});
