import { spawn } from "node:child_process";
import { once } from "node:events";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { createLogger } from "./logger.ts";

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): readonly unknown[] {
  const lines: string[] = [];
  write(createLogger("info", { write: (line) => lines.push(line) }));
  return lines.map((line): unknown => JSON.parse(line));
}

it("masks CPR numbers anywhere in a line", () => {
  const lines = linesOf((log) => {
    log.info({ path: "/cv/010190-1234", deep: { list: ["CPR 0101901234"] } }, "from 010190-1234");
    log.error({ err: new Error("cannot read 010190-1234", { cause: new Error('010190-1234 "quoted"') }) }, "broken");
  });
  expect(JSON.stringify(lines)).not.toMatch(/0101901234|010190-1234/);
  expect(lines[0]).toEqual({
    level: "info",
    time: expect.any(String),
    path: "/cv/xxxxxx-xxxx",
    deep: { list: ["CPR xxxxxxxxxx"] },
    msg: "from xxxxxx-xxxx",
  });
});

it("does not change numbers outside of text, so that a line stays valid JSON", () => {
  expect(linesOf((log) => log.info({ bytes: 101_901_234, ticks: 3_112_991_234 }, "kept"))).toEqual([
    { level: "info", time: expect.any(String), bytes: 101_901_234, ticks: 3_112_991_234, msg: "kept" },
  ]);
});

it("logs a failed query without its values", () => {
  const cause = Object.assign(new Error("value too long"), {
    code: "22001",
    detail: "Failing row contains (Hanne Holm).",
  });
  const error = new DrizzleQueryError("insert into cv values ($1)", ["Hanne Holm"], cause);
  const lines = linesOf((log) => log.error({ err: error }, "broken"));
  expect(JSON.stringify(lines)).not.toContain("Hanne");
  expect(lines).toEqual([
    {
      level: "error",
      time: expect.any(String),
      err: {
        name: "Error",
        message: "Failed query: insert into cv values ($1)",
        stack: expect.stringMatching(/^\s+at .*logger\.test\.ts/),
        cause: { name: "Error", message: "value too long", code: "22001", stack: expect.stringMatching(/^\s+at /) },
      },
      msg: "broken",
    },
  ]);
});

it("describes a thrown value that is not an error", () => {
  expect(linesOf((log) => log.error({ err: "just words" }, "broken"))).toEqual([
    { level: "error", time: expect.any(String), err: { name: "string", message: "just words" }, msg: "broken" },
  ]);
});

it("does not keep a process alive if its output is no longer read", async () => {
  const logger = JSON.stringify(new URL("logger.ts", import.meta.url));
  const child = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { createLogger } from ${logger};
     const log = createLogger("info");
     log.info("here");
     process.stdin.on("end", () => {
       log.info("stopping");
       setImmediate(() => (log.info("stopped"), process.exit(7)));
     }).resume();`,
  ]);
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  child.stdout.destroy();
  await once(child.stdout, "close");
  child.stdin.end();
  expect(await ended).toEqual([7, null]);
});
