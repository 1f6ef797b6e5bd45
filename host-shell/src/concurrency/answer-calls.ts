import { parentPort } from "node:worker_threads";
import type { ThreadRequest, ThreadResponse } from "./call-thread.ts";

/** In a thread of `startCallThread`: answers each request by the operation of its name, in the order of the requests. */
export function answerCalls(operations: Readonly<Record<string, (input: never) => unknown>>): void {
  const respondTo = async ({ number, name, input }: ThreadRequest): Promise<ThreadResponse> => {
    try {
      return { number, kind: "done", output: await operations[name]?.(input as never) };
    } catch (error) {
      return { number, kind: "fault", error };
    }
  };
  parentPort?.on(
    "message",
    (request: ThreadRequest) => void respondTo(request).then((response) => parentPort?.postMessage(response, [])),
  );
}
