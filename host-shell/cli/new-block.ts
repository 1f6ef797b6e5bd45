/** `npm run new-block -- <name>`: creates `host-shell/src/pages/blocks/<name>` and registers the block. */
import { join } from "node:path";
import { objectionToBlock, writeBlock } from "./new-block/write-block.ts";

const pages = join(import.meta.dirname, "../src/pages");
const [name = ""] = process.argv.slice(2);
const objection = objectionToBlock(name, pages);

if (objection === undefined) {
  const component = writeBlock(name, pages);
  console.log(
    `Created host-shell/src/pages/blocks/${name} and registered the component ${component}. ` +
      `\`npx vitest run ${name}\` runs its test; \`npm run dev\` shows its samples at /design/blocks/${name}.`,
  );
} else {
  console.error(objection);
  process.exitCode = 1;
}
