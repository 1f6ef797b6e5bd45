import { readFileSync } from "node:fs";

/** Measures the total memory of the child processes of this process (Linux only). */
export function childMemory(): { readonly peak: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfChildren());
  }, 10);
  timer.unref();
  return {
    peak: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

/** The ids of the child processes of this process (Linux only). */
export function childrenOfProcess(): readonly string[] {
  return told(`/proc/self/task/${process.pid}/children`).split(" ").filter(Boolean);
}

function memoryOfChildren(): number {
  return childrenOfProcess().reduce(
    (sum, child) => sum + Number(told(`/proc/${child}/statm`).split(" ")[1] ?? 0) * 4096,
    0,
  );
}

function told(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}
