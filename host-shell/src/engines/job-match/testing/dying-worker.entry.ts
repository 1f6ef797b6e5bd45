import { existsSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

// The worker of the index, which exits at the operation `at`. It does so each time, or only once if `once` names a file
// in which to note it.
const { searchParams } = new URL((workerData as { readonly entry: string }).entry);
const once = searchParams.get("once");

parentPort?.on("message", ({ name }: { readonly name: string }) => {
  if (name !== searchParams.get("at") || (once !== null && existsSync(once))) return;
  if (once !== null) writeFileSync(once, "");
  process.exit(1);
});
await import("../index/job-index-worker.ts");
