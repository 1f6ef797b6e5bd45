import { cp, glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** `18.3.1` is that React; all others are the repository's under another number. */
export type ReactVersion = `18.3.1` | `19.${number}.${number}`;

const repository = join(import.meta.dirname, "../..");

/** Puts React and its renderer in a version into a `node_modules` folder. */
export async function writeReact(version: ReactVersion, modules: string): Promise<void> {
  if (version === "18.3.1") {
    // The React that these tests depend on themselves.
    for (const name of ["react", "react-dom", "scheduler"]) {
      await cp(join(repository, "e2e/node_modules", name), join(modules, name), { recursive: true });
    }
    return;
  }
  const { version: ours } = JSON.parse(await readFile(join(repository, "node_modules/react/package.json"), "utf8")) as {
    readonly version: string;
  };
  for (const name of ["react", "react-dom"]) {
    const folder = join(modules, name);
    await cp(join(repository, "node_modules", name), folder, { recursive: true });
    // The renderer refuses a React whose number is not its own.
    for await (const file of glob(join(folder, "{package.json,cjs/*.production.js,cjs/*.development.js}"))) {
      await writeFile(file, (await readFile(file, "utf8")).replaceAll(ours, version));
    }
  }
}
