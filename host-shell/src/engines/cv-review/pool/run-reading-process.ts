import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { closeNetwork } from "./close-network.ts";
import type { CvTasks } from "./cv-tasks.ts";
import { type TaskAnswer, type TaskMessage, type TaskRequest, limitSignal } from "./messages.ts";
import { dropRights } from "./reading-rights.ts";
import { processMeter, watchGrowth } from "./watch-growth.ts";

/**
 * Runs in both threads of a reading process. A worker thread does the tasks, and the main thread only watches the
 * memory, so that a file cannot block the watch. `load` resolves with the tasks after they have warmed up. After that,
 * the threads may only read their own files.
 */
export async function runReadingProcess(entry: string, load: () => Promise<CvTasks>): Promise<void> {
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
  process.on("message", (request: TaskRequest) => {
    stopWatching = watchGrowth(request.growth, processMeter, breachLimit);
    thread.postMessage(request, []);
  });
  thread.on("message", (answer: TaskAnswer) => {
    stopWatching();
    process.send?.({ ...answer, resident: processMeter.rss() } satisfies TaskMessage);
  });
  thread.on("error", (error) => {
    throw error;
  });
  process.on("disconnect", endBy("SIGKILL"));
}

async function serve(load: () => Promise<CvTasks>): Promise<void> {
  closeNetwork();
  const tasks = await load();
  dropRights();
  const send = (answer: TaskAnswer): void => parentPort?.postMessage(answer, []);
  parentPort?.on("message", ({ name, input }: TaskRequest) => {
    const task: (given: never) => unknown = tasks[name];
    void answerTo(() => task(input as never)).then(send);
  });
  send({ kind: "ready" });
}

async function answerTo(task: () => unknown): Promise<TaskAnswer> {
  try {
    return { kind: "done", output: await task() };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { kind: "fault", message, stack };
  }
}
