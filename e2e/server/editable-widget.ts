import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A copy of a widget's sources that may be edited while a development server watches it. */
export interface EditableWidget {
  /** Folder with a folder for the widget, as `widgets/` is. */
  readonly widgetsDir: string;
  /** Folder of the widget. */
  readonly root: string;
  /** Replaces a text in a file below `src`. */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly remove: () => void;
}

const repository = join(import.meta.dirname, "../..");

export function copyWidget(name: string): EditableWidget {
  // Below the repository, so that packages are found as in `widgets/`, in a folder that git and all checks ignore.
  const dist = join(repository, "shared-runtime/dist");
  mkdirSync(dist, { recursive: true });
  const folder = mkdtempSync(join(dist, "editable-"));
  const widgetsDir = join(folder, "widgets");
  const root = join(widgetsDir, name);
  cpSync(join(repository, "widgets", name), root, {
    recursive: true,
    filter: (path) => !["dist", "node_modules", ".turbo"].includes(basename(path)),
  });
  return {
    widgetsDir,
    root,
    edit: (path, from, to) => {
      const file = join(root, "src", path);
      const text = readFileSync(file, "utf8");
      if (!text.includes(from)) throw new Error(`${path} does not say ${from}`);
      // In one step: Vite may read a file that is being written while it is empty, and then shows no later change.
      const written = join(folder, "written");
      writeFileSync(written, text.replace(from, to));
      renameSync(written, file);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What the first screen of the CV check is given, in `cv-check.tsx`, and the same with more in its title. */
export const plainTitle = "texts={texts}\n          offer=";
export const longerTitle = "texts={{ ...texts, uploadTitle: `${texts.uploadTitle} I dag?` }}\n          offer=";
