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

it("cuts values at 300 characters, also in lists, messages and errors", () => {
  const long = "æ".repeat(100_000);
  const cut = "æ".repeat(300);
  const [first, second] = linesOf((log) => {
    log.info({ path: long, deep: { list: [long, 1, null, true] } }, long);
    log.error({ err: Object.assign(new Error(long, { cause: long }), { name: long, code: long }) }, "broken");
  });
  expect(first).toEqual({
    level: "info",
    time: expect.any(String),
    path: cut,
    deep: { list: [cut, 1, null, true] },
    msg: cut,
  });
  expect(second).toMatchObject({ err: { name: cut, message: cut, code: cut, cause: { message: cut } } });
});

it("masks a CPR number that the cut would divide", () => {
  const [line] = linesOf((log) => log.info({ path: `${"x ".repeat(147)}010190-1234` }, "read"));
  expect(line).toMatchObject({ path: `${"x ".repeat(147)}xxxxxx` });
});

it("masks a CPR number that the cut would divide, also in percent codes", () => {
  const path = `${"%252F".repeat(290)}%2530%2531%2530%2531%2539%2530%252D%2531%2532%2533%2534`;
  const [line] = linesOf((log) => log.info({ path }, "read"));
  expect(line).toMatchObject({ path: `${"/".repeat(290)}xxxxxx-xxx` });
});

it("masks CPR numbers and e-mail addresses in paths and in ids of proxies, and keeps ids of traces", () => {
  const traceId = "a0101901234b4bf92f3577b34da6a3ce";
  const path = "/nope/010190-1234/010190%201234/0101901234x/hanne%40firma.dk";
  const [line] = linesOf((log) => log.info({ requestId: "r-hanne@firma.dk/010190-1234/1", traceId, path }, "request"));
  expect(line).toMatchObject({
    requestId: "[e-mail]/xxxxxx-xxxx/1",
    traceId,
    path: "/nope/xxxxxx-xxxx/xxxxxx xxxx/xxxxxxxxxxx/[e-mail]",
  });
});

it("masks a signed token that the cut divides, and the tokens of teams and operators", () => {
  const jwt = `eyJhbGciOiJIUzI1NiJ9.${"eyJzdWIiOiI3".repeat(50)}.c2lnbmF0dXJl`;
  const issued = `lko_${"aB3-_x9Z".repeat(5)}abc`;
  const [line] = linesOf((log) => log.info({ path: `/api/x/${jwt}`, other: `/api/${issued}` }, `of ${jwt}`));
  expect(line).toMatchObject({ path: "/api/x/[token]", other: "/api/[token]", msg: "of [token]" });
});

it("keeps correlation ids as they are, also those that begin like a CPR number", () => {
  const ids = ["01011990-1234-4abc-8abc-010190123401", "31129900-1234-7123-9012-311299123412"];
  const [line] = linesOf((log) => log.info({ ids, near: "01011990-1234-abcd-8abc-010190123401" }, "kept"));
  expect(line).toMatchObject({ ids, near: "xxxxxxxx-xxxx-abcd-8abc-010190123401" });
});

it("keeps half a character out of a line", () => {
  const [line] = linesOf((log) => log.info({ path: `${"x".repeat(299)}😀` }, "read"));
  expect(line).toMatchObject({ path: `${"x".repeat(299)}\ufffd` });
});

it("keeps the values of dates, addresses and things without a text", () => {
  const at = new Date("2026-01-05T12:00:00Z");
  const [line] = linesOf((log) =>
    log.info({ at, page: new URL("https://a.example/010190-1234"), nothing: undefined }, "seen"),
  );
  expect(line).toEqual({
    level: "info",
    time: expect.any(String),
    at: at.toISOString(),
    page: "https://a.example/xxxxxx-xxxx",
    msg: "seen",
  });
});

it("writes one line for each call, whatever strangers send", () => {
  const lines = linesOf((log) => {
    for (const part of [
      "010190-1234;",
      "0 1 0 1 9 0 - 1 2 3 4 ",
      "1",
      " ",
      '"',
      "\\",
      "\n    at x",
      "\0",
      "cpr 1 ",
      "eyJ",
      "lk_",
    ]) {
      const path = part.repeat(100_000 / part.length);
      log.info({ path, list: [path] }, path);
      log.error({ err: new Error(path) }, "broken");
    }
  });
  expect(lines).toHaveLength(22);
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
