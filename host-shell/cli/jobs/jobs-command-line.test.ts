import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { describe, expect, it } from "vitest";
import { parseLine } from "./jobs-command-line.ts";

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
    [["stats", "now"], 'Unexpected argument "now" for stats.'],
    [["expire", "a:1"], 'Unexpected argument "a:1" for expire.'],
    [["expire", "--within", "a:"], "--within needs --missing-from: nothing was done."],
    [
      ["expire", "--identifier", "a:1", "--missing-from", "f"],
      "expire takes --identifier or --missing-from, not both.",
    ],
  ])("are refused if the command would ignore some of them: %j", (args, sentence) => {
    expect(() => parseLine(args, {})).toThrow(new UsageError(sentence));
  });

  it("are refused if npm consumed an option, since the command would remove far more without it", () => {
    expect(() => parseLine(["expire"], { npm_config_missing_from: "f" })).toThrow(
      new UsageError('npm consumed --missing-from: put "--" before expire. Nothing was done.'),
    );
  });
});
