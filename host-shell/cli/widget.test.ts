import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { parseLine } from "shared-runtime/build/widget-cli/widget-command-line.ts";
import { teamCommands } from "shared-runtime/build/widget-cli/team-commands.ts";
import { describe, expect, it } from "vitest";
import { keyCommands } from "./widget-keys/key-commands.ts";
import { tokenCommands } from "./widget-tokens/token-commands.ts";

const commands = { ...teamCommands({}), ...keyCommands({}), ...tokenCommands({}) };
const parse = (args: readonly string[], environment: NodeJS.ProcessEnv) => parseLine(commands, args, environment);

describe("the arguments of npm run widget", () => {
  it("are a command with its words and options", () => {
    expect(parse(["promote", "fees", "1.2.0", "canary", "--share", "25"], {})).toEqual({
      command: "promote",
      args: ["fees", "1.2.0", "canary"],
      values: { share: "25" },
    });
    expect(parse(["key", "revoke", "fees", "0123456789abcdef", "--why", "It was stolen."], {})).toEqual({
      command: "key revoke",
      args: ["fees", "0123456789abcdef"],
      values: { why: "It was stolen." },
    });
    expect(parse(["tokens"], {})).toEqual({ command: "tokens", args: [], values: {} });
  });

  it.each([["--help"], ["rollback", "--help"]])("may ask for help", (...args) => {
    expect(parse(args, {})).toBeUndefined();
  });

  it.each<[readonly string[], string]>([
    [
      ["rollback", "fees", "canary"],
      `Unexpected argument "canary" for rollback: nothing was done. Run: npm run widget -- rollback <name> [--channel stable|canary] [--security "<why>"]`,
    ],
    [
      ["publish", "fees", "canary", "10"],
      `Unexpected arguments "canary" "10" for publish: nothing was done. Run: npm run widget -- publish <name> [--channel stable|canary] [--share <percent>] [--force "<why>"]`,
    ],
    [["list", "fees"], `Unexpected argument "fees" for list: nothing was done. Run: npm run widget -- list`],
    [
      ["token", "fees", "Team", "fees"],
      `Unexpected argument "fees" for token: nothing was done. Run: npm run widget -- token <name> "<label>" [--days 366]`,
    ],
    [
      ["promote", "fees", "1.2.0", "stable", "--channel", "canary"],
      `Unexpected argument --channel for promote: nothing was done. Run: npm run widget -- promote <name> <version> <channel> [--share <percent>] [--force "<why>"]`,
    ],
    [["toString"], "There is no command toString."],
    [["key"], "key needs another word: key create, key register, key list, key revoke."],
    [["key", "toString"], "key needs another word: key create, key register, key list, key revoke."],
  ])("are refused if the command would ignore some of them: %j", (args, sentence) => {
    expect(() => parse(args, {})).toThrow(new UsageError(sentence));
  });

  it.each([
    ["publish", "fees", "canary"],
    ["publish", "fees"],
  ])("are refused if npm consumed an option", (...args) => {
    expect(() => parse(args, { npm_config_channel: "true" })).toThrow(
      new UsageError(
        'npm consumed --channel: put "--" before publish. Nothing was done. Run: npm run widget -- publish <name> [--channel stable|canary] [--share <percent>] [--force "<why>"]',
      ),
    );
  });
});
