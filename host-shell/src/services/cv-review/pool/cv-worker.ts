import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import type { JobAnswer, JobRequest } from "./messages.ts";
import { warmUp } from "./warm-up.ts";
import { processMeter, watchGrowth } from "./watch-growth.ts";

/**
 * A process that reads CVs for the server. Its main thread only watches its memory, while a thread of its own does the
 * reading, so that nothing a file does can keep the watch from ending the process.
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
  const tell = (answer: JobAnswer): void => parentPort?.postMessage(answer, []);
  parentPort?.on("message", ({ name, input }: JobRequest) => {
    const job: (given: never) => unknown = jobs[name];
    void answerTo(() => job(input as never)).then(tell);
  });
  tell({ kind: "ready" });
}

async function answerTo(job: () => unknown): Promise<JobAnswer> {
  try {
    return { kind: "done", output: await job() };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { kind: "fault", message, stack };
  }
}
