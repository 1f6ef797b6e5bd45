/** `npm run new-widget -- <name>`: creates `widgets/<name>` from the template. npm then links it as a workspace. */
import { objectionToName } from "./new-widget/objection-to-name.ts";
import { writeWidget } from "./new-widget/write-widget.ts";

const root = process.cwd();
const [name = ""] = process.argv.slice(2);
const objection = objectionToName(name, root);

if (objection === undefined) {
  writeWidget(name, root);
  console.log(
    `Created widgets/${name}. \`npx vitest run widgets/${name}\` runs its tests; \`npm run dev\` shows it on every page ` +
      `that has <div data-widget="${name}"></div>, and its screens for editors with ?widget-editing after the address.`,
  );
} else {
  console.error(objection);
  process.exitCode = 1;
}
