import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { describe, expect, it } from "vitest";
import { parseLine } from "./reviews-command-line.ts";

const cvId = "6f1c1b0e-54c5-4c39-a14f-0b6ac7c3f0b1";

describe("the arguments of npm run reviews", () => {
  it.each<[readonly string[], ReturnType<typeof parseLine>]>([
    [["list"], { command: "list" }],
    [["retry", cvId], { command: "retry", which: { cvId } }],
    [["retry", "--all"], { command: "retry", which: { all: true } }],
    [["retry", "--help"], undefined],
  ])("are parsed: %j", (args, command) => {
    expect(parseLine(args, {})).toEqual(command);
  });

  it.each<[readonly string[], string]>([
    [[], ""],
    [["lst"], "There is no command lst."],
    [["list", "all"], 'Unexpected argument "all" for list.'],
    [["list", "--all"], "list takes no options: it lists all reviews that were given up."],
    [["retry"], "retry needs the id of one review, or --all: nothing was done."],
    [["retry", cvId, "--all"], "retry needs the id of one review, or --all: nothing was done."],
    [["retry", "1"], "1 is not the id of a review. npm run reviews -- list shows the id of each."],
  ])("are refused if the command would ignore some of them: %j", (args, sentence) => {
    expect(() => parseLine(args, {})).toThrow(new UsageError(sentence));
  });

  it("are refused if npm consumed an option", () => {
    expect(() => parseLine(["retry"], { npm_config_all: "true" })).toThrow(
      new UsageError('npm consumed --all: put "--" before retry. Nothing was done.'),
    );
  });
});
