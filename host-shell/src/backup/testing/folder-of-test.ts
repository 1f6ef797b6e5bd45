import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Makes a folder that is deleted when the running test has ended. */
export async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "backup-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
