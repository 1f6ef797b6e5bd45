/** `npm run new-widget -- <name>`: makes `widgets/<name>` from the template and links it as a workspace. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { objectionToName } from "./new-widget/objection-to-name.ts";
import { writeWidget } from "./new-widget/write-widget.ts";

const root = join(import.meta.dirname, "../..");
const [name = ""] = process.argv.slice(2);
const objection = objectionToName(name, root);

if (objection === undefined) {
  writeWidget(name, root);
  const { status } = spawnSync("npm", ["install"], { cwd: root, stdio: "inherit" });
  console.log(
    `widgets/${name} is ready. \`npx vitest run widgets/${name}\` runs its tests, \`npm run dev\` shows it on any page ` +
      `with <div data-widget="${name}"></div>.`,
  );
  if (status !== 0)
    console.error("`npm install` failed: run it once more, so that the lock file names the new widget.");
  process.exitCode = status ?? 1;
} else {
  console.error(objection);
  process.exitCode = 1;
}
