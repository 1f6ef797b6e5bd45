import { runReadingProcess } from "./run-reading-process.ts";
import { warmUp } from "./warm-up.ts";

await runReadingProcess(import.meta.url, async () => {
  const { tasks } = await import("./cv-tasks.ts");
  await warmUp(tasks);
  return tasks;
});
