import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const template = join(import.meta.dirname, "../widget-template");
const sharedRuntime = join(import.meta.dirname, "../../package.json");

/** Writes the files of a new widget to `widgets/<name>` below the root. */
export function writeWidget(name: string, root: string): void {
  const folder = join(root, "widgets", name);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("package.json", `${JSON.stringify(packageOf(name), undefined, 2)}\n`);
  for (const path of readdirSync(template, { recursive: true, encoding: "utf8" })) {
    const file = join(template, path);
    if (statSync(file).isFile()) write(renamed(path, name), renamed(readFileSync(file, "utf8"), name));
  }
}

/** Replaces the template's name in all its spellings by the widget's. */
function renamed(text: string, name: string): string {
  const pascal = name.replace(/(^|-)(\w)/g, (_match, _hyphen, first: string) => first.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return text
    .replaceAll("widget-template", name)
    .replaceAll("WidgetTemplate", pascal)
    .replaceAll("widgetTemplate", camel);
}

function packageOf(name: string): object {
  const { version, dependencies } = JSON.parse(readFileSync(sharedRuntime, "utf8")) as Manifest;
  const at = (...names: readonly string[]) =>
    Object.fromEntries(names.map((dependency) => [dependency, dependencies[dependency]]));
  return {
    name,
    version: "0.1.0",
    private: true,
    license: "MIT",
    type: "module",
    scripts: { build: "vite build", dev: "vite" },
    widget: { budget: 32 },
    dependencies: {
      ...at("@vanilla-extract/css", "@xstate/react", "react"),
      "shared-runtime": version,
      ...at("valibot", "xstate"),
    },
    devDependencies: at("react-dom"),
  };
}
