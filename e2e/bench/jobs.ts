import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "../..");

/** Writes generated postings into a file, one per line. */
export async function writePostings(count: number, file: string): Promise<void> {
  const script = join(repository, "host-shell/src/services/job-seed/write-postings.entry.ts");
  await run(process.execPath, [script, String(count), file]);
}

/** Imports a file as operators do. Resolves with the number of postings stored per second. */
export async function importJobs(hostUrl: string, adminToken: string, file: string): Promise<number> {
  const script = join(repository, "host-shell/cli/jobs.ts");
  const env = { PATH: process.env["PATH"], WIDGET_HOST: hostUrl, DEPLOY_ADMIN_TOKEN: adminToken };
  const start = performance.now();
  const { stdout } = await run(process.execPath, [script, "import", file], { env });
  const seconds = (performance.now() - start) / 1000;
  const [, stored] = /: ([\d ]+) new, 0 changed, 0 unchanged, 0 refused\.\s*$/.exec(stdout) ?? [];
  if (stored === undefined) throw new Error(`not every posting was new: ${stdout}`);
  return Number(stored.replaceAll(" ", "")) / seconds;
}
