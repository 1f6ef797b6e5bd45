import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { expect, it } from "vitest";
import { parseLine } from "./operators-command-line.ts";

const id = "0d9f7b1c-3f55-4c39-a14f-0b6ac7c3f0b1";

it("reads the commands of npm run operators", () => {
  expect(parseLine(["token", "jobs", "Import", "--days", "7"], {})).toEqual({
    command: "token",
    right: "jobs",
    label: "Import",
    days: 7,
  });
  expect(parseLine(["tokens"], {})).toEqual({ command: "tokens" });
  expect(parseLine(["revoke", id], {})).toEqual({ command: "revoke", id });
  expect(parseLine(["--help"], {})).toBeUndefined();
});

it.each<[readonly string[], RegExp]>([
  [["token", "everything", "Import"], /^token needs a right \(widgets, jobs, outbox, reviews or metrics\)/],
  [["token", "jobs"], /^token needs a right/],
  [["token", "jobs", "Import", "of", "jobs"], /^token needs a right/],
  [["token", "jobs", "Import", "--days", "0"], /^--days 0 is not a whole number from 1 to 366/],
  [["token", "jobs", "Import", "--days", "1e2"], /^--days 1e2 is not/],
  [["tokens", "jobs"], /^Unexpected argument "jobs" for tokens/],
  [["tokens", "--days", "7"], /^tokens takes no options/],
  [["revoke"], /^revoke needs the id of one token/],
  [["revoke", "Import"], /^Import is not the id of a token/],
  [["toString"], /^There is no command toString/],
])("refuses what it would ignore or misread: %j", (args, sentence) => {
  expect(() => parseLine(args, {})).toThrow(UsageError);
  expect(() => parseLine(args, {})).toThrow(sentence);
});

it("notices an option that npm consumed", () => {
  expect(() => parseLine(["token", "jobs", "Import"], { npm_config_days: "7" })).toThrow(
    'npm consumed --days: put "--" before token. Nothing was done.',
  );
});
