import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A copy of a widget's sources that can be edited while a development server watches it. */
export interface EditableWidget {
  /** Parent folder of the widget's folder, like `widgets/`. */
  readonly widgetsDir: string;
  /** Folder of the widget. */
  readonly root: string;
  /** Replaces a text in a file below `src`. */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly remove: () => void;
}

const repository = join(import.meta.dirname, "../..");

export function copyWidget(name: string): EditableWidget {
  // Inside the repository so that packages resolve as in `widgets/`, in a folder that git and all checks ignore.
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
      if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
      // The file is replaced atomically: Vite could read a half-written file while it is empty, and then miss the
      // change.
      const written = join(folder, "written");
      writeFileSync(written, text.replace(from, to));
      renameSync(written, file);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A line of `cv-check-step.tsx`, and a replacement that adds to the title of the first screen. */
export const plainTitle = "const shared = { texts, titleRef };";
export const longerTitle =
  "const shared = { texts: { ...texts, uploadTitle: `${texts.uploadTitle} I dag?` }, titleRef };";
