import { parentPort } from "node:worker_threads";
import { brokenPlaceholders } from "./check-contract.ts";
import { checkVersion } from "./check-version.ts";
import { inputFaults } from "./input-faults.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import type { CheckAnswer, CheckOrder, Checks } from "./version-check-order.ts";

const checks: Checks = { checkVersion, brokenPlaceholders, inputFaults };

parentPort?.on("message", (order: CheckOrder) => {
  send({ kind: "begun" });
  send(answerTo(order));
});

function answerTo({ name, given }: CheckOrder): CheckAnswer {
  const check: (...given: never) => unknown = checks[name];
  try {
    return { kind: "done", output: check(...(given as never)) };
  } catch (error) {
    // A structured clone loses the class of an error, so the refusal is sent as data.
    if (error instanceof RegistryRefusal) return { kind: "refused", errorKey: error.errorKey, reasons: error.reasons };
    return { kind: "fault", error };
  }
}

function send(answer: CheckAnswer): void {
  parentPort?.postMessage(answer, []);
}
