import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { closeNetwork } from "./close-network.ts";
import type { CvJobs } from "./cv-jobs.ts";
import { type JobAnswer, type JobMessage, type JobRequest, limitSignal } from "./messages.ts";
import { dropRights } from "./reading-rights.ts";
import { processMeter, watchGrowth } from "./watch-growth.ts";

/**
 * Runs a process that reads CVs for the server, in both of its threads. A worker thread does the reading, and the main
 * thread only watches the memory, so that a file cannot block the watch. `load` resolves with the jobs when they are warm;
 * after it, the threads have no rights but to read their own files.
 */
export async function runReadingProcess(entry: string, load: () => Promise<CvJobs>): Promise<void> {
  if (isMainThread) guard(entry);
  else await serve(load);
}

function guard(entry: string): void {
  const endBy = (signal: NodeJS.Signals) => process.kill.bind(process, process.pid, signal);
  const breachLimit = endBy(limitSignal);
  closeNetwork();
  const thread = new Worker(fileURLToPath(entry), {
    resourceLimits: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 },
  });
  dropRights();
  let stopWatching = (): void => undefined;
  process.on("message", (request: JobRequest) => {
    stopWatching = watchGrowth(request.growth, processMeter, breachLimit);
    thread.postMessage(request, []);
  });
  thread.on("message", (answer: JobAnswer) => {
    stopWatching();
    process.send?.({ ...answer, resident: processMeter.rss() } satisfies JobMessage);
  });
  thread.on("error", (error) => {
    throw error;
  });
  process.on("disconnect", endBy("SIGKILL"));
}

async function serve(load: () => Promise<CvJobs>): Promise<void> {
  closeNetwork();
  const jobs = await load();
  dropRights();
  const send = (answer: JobAnswer): void => parentPort?.postMessage(answer, []);
  parentPort?.on("message", ({ name, input }: JobRequest) => {
    const job: (given: never) => unknown = jobs[name];
    void answerTo(() => job(input as never)).then(send);
  });
  send({ kind: "ready" });
}

async function answerTo(job: () => unknown): Promise<JobAnswer> {
  try {
    return { kind: "done", output: await job() };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { kind: "fault", message, stack };
  }
}
