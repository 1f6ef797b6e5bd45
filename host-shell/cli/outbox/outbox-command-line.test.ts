import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { describe, expect, it } from "vitest";
import { parseLine } from "./outbox-command-line.ts";

describe("the arguments of npm run outbox", () => {
  it.each<[readonly string[], ReturnType<typeof parseLine>]>([
    [["list"], { command: "list", topics: [], states: ["waiting", "dead"] }],
    [["list", "--dead"], { command: "list", topics: [], states: ["dead"] }],
    [["list", "--all"], { command: "list", topics: [], states: ["waiting", "dead", "delivered"] }],
    [
      ["list", "--dead", "--kind", "lead.event", "--kind=lead.tool"],
      { command: "list", topics: ["lead.event", "lead.tool"], states: ["dead"] },
    ],
    [["retry", "17"], { command: "retry", which: { id: 17 } }],
    [["retry", "--dead"], { command: "retry", which: { dead: true } }],
    [["retry", "--help"], undefined],
  ])("are parsed: %j", (args, command) => {
    expect(parseLine(args, {})).toEqual(command);
  });

  it.each<[readonly string[], string]>([
    [[], ""],
    [["lst"], "There is no command lst."],
    [["list", "dead"], 'Unexpected argument "dead" for list.'],
    [["list", "--dead", "--all"], "list takes --all or --dead, not both."],
    [["retry"], "retry needs the id of one message, or --dead: nothing was done."],
    [["retry", "1", "2"], "retry needs the id of one message, or --dead: nothing was done."],
    [["retry", "1", "--dead"], "retry needs the id of one message, or --dead: nothing was done."],
    [["retry", "--all"], "Unexpected option --all for retry: nothing was done."],
    [["retry", "--dead", "--kind", "lead.event"], "Unexpected option --kind for retry: nothing was done."],
    [["retry", "first"], "first is not the id of a message. npm run outbox -- list shows the id of each."],
  ])("are refused if the command would ignore some of them: %j", (args, sentence) => {
    expect(() => parseLine(args, {})).toThrow(new UsageError(sentence));
  });

  it("are refused if npm consumed an option", () => {
    expect(() => parseLine(["list"], { npm_config_dead: "true" })).toThrow(
      new UsageError('npm consumed --dead: put "--" before list. Nothing was done.'),
    );
  });
});
