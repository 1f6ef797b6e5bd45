import { cp, glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** `18.3.1` is a real release. All other versions are copies of the repository's React with another version number. */
export type ReactVersion = `18.3.1` | `19.${number}.${number}`;

const repository = join(import.meta.dirname, "../..");

/** Writes this version of React and React DOM into a `node_modules` folder. */
export async function writeReact(version: ReactVersion, modules: string): Promise<void> {
  if (version === "18.3.1") {
    // The version 18.3.1, on which the e2e package depends.
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
    // React DOM refuses a React with another version number, so all files get the new number.
    for await (const file of glob(join(folder, "{package.json,cjs/*.production.js,cjs/*.development.js}"))) {
      await writeFile(file, (await readFile(file, "utf8")).replaceAll(ours, version));
    }
  }
}
