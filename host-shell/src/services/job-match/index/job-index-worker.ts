import { parentPort, workerData } from "node:worker_threads";
import { analyserVersion } from "./analyser-version.ts";
import type { IndexAnswer, IndexOrder } from "./index-orders.ts";
import { indexDesk } from "./index-desk.ts";

/** A thread that holds the index, so that neither building it nor asking it keeps the server from anybody else. */
const { entry } = workerData as { readonly entry: string };
const desk = indexDesk(analyserVersion(new URL(entry)));

parentPort?.on("message", (order: IndexOrder) => void answerTo(order).then(tell));

async function answerTo({ number, name, input }: IndexOrder): Promise<IndexAnswer> {
  const carryOut: (given: never) => unknown = desk[name];
  try {
    return { number, kind: "done", output: await carryOut(input as never) };
  } catch (error) {
    return { number, kind: "fault", error };
  }
}

function tell(answer: IndexAnswer): void {
  parentPort?.postMessage(answer, []);
}
