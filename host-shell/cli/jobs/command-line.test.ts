import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { describe, expect, it } from "vitest";
import { parseLine } from "./command-line.ts";

describe("the arguments of npm run jobs", () => {
  it.each<[readonly string[], ReturnType<typeof parseLine>]>([
    [["import", "jobs.json"], { command: "import", file: "jobs.json" }],
    [["expire"], { command: "expire", which: "past" }],
    [["expire", "--identifier", "a:1"], { command: "expire", which: "one", identifier: "a:1" }],
    [["expire", "--missing-from", "f"], { command: "expire", which: "missing", file: "f", within: "" }],
    [
      ["expire", "--missing-from", "f", "--within", "a:"],
      { command: "expire", which: "missing", file: "f", within: "a:" },
    ],
    [["stats"], { command: "stats" }],
    [["import", "--help"], undefined],
  ])("are parsed: %j", (args, command) => {
    expect(parseLine(args, {})).toEqual(command);
  });

  it.each<[readonly string[], string]>([
    [[], ""],
    [["impor"], "There is no command impor."],
    [["import"], "import needs one file: nothing was done."],
    [["import", "a", "b"], "import needs one file: nothing was done."],
    [["import", "a", "--within", "b"], "import takes no options: nothing was done."],
    [["stats", "now"], 'stats does not understand "now".'],
    [["expire", "a:1"], 'expire does not understand "a:1".'],
    [["expire", "--within", "a:"], "--within needs --missing-from: nothing was done."],
    [
      ["expire", "--identifier", "a:1", "--missing-from", "f"],
      "expire takes --identifier or --missing-from, not both.",
    ],
  ])("are refused if the command would ignore some of them: %j", (args, sentence) => {
    expect(() => parseLine(args, {})).toThrow(new UsageError(sentence));
  });

  it("are refused if npm kept an option for itself, since the command would remove far more without it", () => {
    expect(() => parseLine(["expire"], { npm_config_missing_from: "f" })).toThrow(
      new UsageError('npm kept --missing-from for itself, since no "--" stands before expire: nothing was done.'),
    );
  });
});
