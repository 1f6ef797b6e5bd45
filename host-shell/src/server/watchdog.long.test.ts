import { fork } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const entry = fileURLToPath(new URL("./testing/watched.entry.ts", import.meta.url));

it.each([
  ["stuck", "the server was stuck, and its watchdog ended it"],
  ["late", "the server did not stop in time, and its watchdog ended it"],
])("a process that is %s is ended from another thread, whatever it does with signals", async (message, msg) => {
  const child = fork(entry, { silent: true, execArgv: [] });
  const exited = once(child, "exit");
  const output = child.stdout === null ? Promise.resolve("") : text(child.stdout);
  await once(child, "message");
  child.send(message);
  child.kill("SIGTERM");
  expect(await exited).toEqual([null, "SIGKILL"]);
  expect(JSON.parse(await output)).toMatchObject({ level: "fatal", msg });
});
