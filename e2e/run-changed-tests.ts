/** `npm run test:changed`: the unit and browser tests that the changes since `main` touch. */
import { join } from "node:path";
import { runChangedTests } from "./checks/changed-tests.ts";
import { runScript } from "./checks/run-script.ts";

process.exitCode = await runChangedTests({
  root: join(import.meta.dirname, ".."),
  run: async (script, args) => (await runScript(script, { args, output: "shown" })).exitCode === 0,
  print: console.log,
});
