import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { createClamd } from "../clamd.ts";

const program = "/usr/sbin/clamd";

/** Whether ClamAV's daemon is installed. */
export const hasClamd = existsSync(program);

/** Text that `startRealClamd` declares a virus. */
export const testVirus = "X-TEST-VIRUS-OF-THE-UPLOADS-X";

export interface RealClamd {
  /** The path of the daemon's socket. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts ClamAV's daemon with a database of a single signature, that of `testVirus`. */
export async function startRealClamd(): Promise<RealClamd> {
  const folder = await mkdtemp(join(tmpdir(), "clamd-"));
  await chmod(folder, 0o755);
  const address = join(folder, "socket");
  await writeFile(join(folder, "test.ndb"), `Uploads.Test:0:*:${Buffer.from(testVirus).toString("hex")}\n`);
  const lines = [
    `LocalSocket ${address}`,
    `DatabaseDirectory ${folder}`,
    `TemporaryDirectory ${folder}`,
    "Foreground yes",
  ];
  await writeFile(
    join(folder, "clamd.conf"),
    `${[...lines, "StreamMaxLength 20M", "ConcurrentDatabaseReload no"].join("\n")}\n`,
  );
  const child = spawn(program, [`--config-file=${join(folder, "clamd.conf")}`], { stdio: "ignore" });
  await vi.waitFor(async () => started(child, await createClamd({ address }).answers()), { timeout: 30_000 });
  return {
    address,
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

function started({ exitCode }: ChildProcess, answers: boolean): void {
  if (exitCode !== null) throw new Error(`The daemon ended with ${exitCode}.`);
  if (!answers) throw new Error("The daemon does not answer yet.");
}
