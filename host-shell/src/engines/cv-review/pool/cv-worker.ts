import { runReadingProcess } from "./reading-process.ts";
import { warmUp } from "./warm-up.ts";

await runReadingProcess(import.meta.url, async () => {
  const { jobs } = await import("./cv-jobs.ts");
  await warmUp(jobs);
  return jobs;
});
