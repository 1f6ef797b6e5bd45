import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import type { Scenario } from "../scenario.ts";

const Report = v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) });

/** Runs the browser tests for two releases. The tests build the second release. */
export const deploy: Scenario = {
  name: "deploy",
  promise: "two releases answer 60 loads of a page by chance, and pages that are open over a deploy and its rollback",
  async run() {
    const repository = join(import.meta.dirname, "../../..");
    const playwright = join(repository, "node_modules/.bin/playwright");
    const args = ["test", "--config", "e2e/playwright.config.ts", "deploy.long", "--reporter=json"];
    const child = spawn(playwright, args, { cwd: repository, stdio: ["ignore", "pipe", "inherit"] });
    const [report] = await Promise.all([text(child.stdout), once(child, "exit")]);
    const { stats } = v.parse(v.pipe(v.string(), v.parseJson(), Report), report);
    return [
      { name: "kept", value: stats.expected, least: 3 },
      { name: "not kept", value: stats.unexpected + stats.flaky, most: 0 },
    ];
  },
};
