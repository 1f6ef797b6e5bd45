/**
 * `npm run test:changed` runs the unit and browser tests that are affected by the changes since `main`; long tests only
 * with `--long`.
 */
import { join } from "node:path";
import { runChangedTests } from "./checks/changed-tests.ts";
import { runScript } from "./checks/run-script.ts";

const long = process.argv.includes("--long");
const env = long ? {} : { WITHOUT_LONG_TESTS: "1" };

process.exitCode = await runChangedTests({
  root: join(import.meta.dirname, ".."),
  run: async (script, args) => (await runScript(script, { args, env, output: "shown" })).exitCode === 0,
  print: console.log,
  long,
});
