/**
 * `npm run jobs -- <command>`: imports, removes and counts the postings of a running host-shell. Address and token come
 * from the environment.
 */
import { JobsExpired, JobStats } from "shared-runtime/api/job-store.ts";
import { createHostCall, HostRefusal, operatorToken } from "shared-runtime/build/host-cli/host-call.ts";
import { hostAddress } from "shared-runtime/build/host-cli/host-environment.ts";
import { runCommandLine } from "shared-runtime/build/host-cli/run-command-line.ts";
import { type JobsCommand, parseLine, usage } from "./jobs/jobs-command-line.ts";
import { describeJobs, describeStats, describeTotals } from "./jobs/describe-jobs.ts";
import { expireMissing, expireOne } from "./jobs/expire-missing.ts";
import { importFile, type ImportTotals } from "./jobs/import-file.ts";

const call = createHostCall({
  address: hostAddress(process.env),
  path: "api/jobs",
  afterFailure: "What it imported before is kept: run the same command again for the rest.",
});

/** The milliseconds between two lines of progress: few in a terminal, many in a log. */
const progressEveryMs = process.stderr.isTTY ? 500 : 10_000;

await runCommandLine({ script: "jobs", usage, parse: parseLine, run });

async function run(line: JobsCommand): Promise<string> {
  const bearer = operatorToken(process.env);
  switch (line.command) {
    case "import":
      return importAll(line.file, bearer);
    case "expire": {
      if (line.which === "missing") {
        const { removed, left } = await expireMissing(call, { ...line, bearer });
        return `${describeJobs(removed)} no longer shown. ${describeJobs(left)} in the file.`;
      }
      if (line.which === "one") {
        await expireOne(call, line.identifier, bearer);
        return `${line.identifier} is no longer shown.`;
      }
      const { removed } = await call(JobsExpired, "POST", "/expire", { body: { past: true }, bearer });
      return `${describeJobs(removed)} no longer shown.`;
    }
    case "stats":
      return describeStats(await call(JobStats, "GET", "/stats", { bearer }));
  }
}

async function importAll(file: string, bearer: string): Promise<string> {
  let totals: ImportTotals = { new: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0, repaired: 0 };
  let reportedAt = performance.now();
  try {
    await importFile(
      call,
      { file, bearer },
      {
        onRefused: (line, reason) => console.log(`line ${line}: ${reason}`),
        onProgress: (now) => {
          totals = now;
          if (performance.now() - reportedAt < progressEveryMs) return;
          reportedAt = performance.now();
          console.error(describeTotals(totals));
        },
      },
    );
  } catch (error) {
    if (!(error instanceof HostRefusal)) throw error;
    if (totals.new + totals.changed + totals.unchanged === 0) throw error;
    throw new HostRefusal(
      `${error.message}\nUntil then: ${describeTotals(totals)} They are kept: run the same command again for the rest.`,
    );
  }
  const sum = describeTotals(totals);
  if (totals.new + totals.changed + totals.unchanged > 0) return sum;
  throw new HostRefusal(
    totals.refused > 0 ? `${sum} Nothing was imported.` : `${file} has no postings: nothing was imported.`,
  );
}
