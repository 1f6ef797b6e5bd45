import { existsSync } from "node:fs";
import { join } from "node:path";
import { WidgetName } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";

const form = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The reason why a widget cannot have this name, as a sentence; `undefined` if it can. */
export function objectionToName(name: string, root: string): string | undefined {
  if (name === "") return "Give the widget a name: npm run new-widget -- course-finder";
  if (!form.test(name) || name.length > 40) {
    return `"${name}" cannot be the name of a widget: use lower-case letters, digits and single hyphens, a letter first, at most 40 characters, like course-finder.`;
  }
  if (!v.safeParse(WidgetName, name).success) {
    return `"${name}" cannot be the name of a widget: the word has another meaning in addresses. Choose another.`;
  }
  if (existsSync(join(root, "widgets", name))) return `The widget "${name}" already exists, in widgets/${name}.`;
  // Federation would confuse a remote with a package of the same name, and npm the folder with the package.
  if (existsSync(join(root, "node_modules", name))) {
    return `"${name}" is the name of a package that this repository uses: choose another.`;
  }
  return undefined;
}
