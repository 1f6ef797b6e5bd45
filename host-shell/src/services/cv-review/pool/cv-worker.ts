import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import type { JobAnswer, JobRequest } from "./messages.ts";
import { warmUp } from "./warm-up.ts";
import { processMeter, watchGrowth } from "./watch-growth.ts";

/**
 * A process that reads CVs for the server. A worker thread does the reading, and the main thread only watches the
 * memory, so that a file cannot block the watch.
 */
if (isMainThread)
  guard(
    new Worker(fileURLToPath(import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 2048 },
    }),
  );
else await serve();

function guard(thread: Worker): void {
  let stopWatching = (): void => undefined;
  process.on("message", (request: JobRequest) => {
    stopWatching = watchGrowth(request.growth, processMeter, () => process.kill(process.pid, "SIGKILL"));
    thread.postMessage(request, []);
  });
  thread.on("message", (answer: JobAnswer) => {
    stopWatching();
    process.send?.(answer);
  });
  thread.on("error", (error) => {
    throw error;
  });
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
}

async function serve(): Promise<void> {
  const { jobs } = await import("./cv-jobs.ts");
  await warmUp(jobs);
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
