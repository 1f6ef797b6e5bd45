import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";

/** Puts the files of a WordPress in a folder. */
export type CopyWordpress = (folder: string) => Promise<void>;

/** WordPress 6.1 as Debian 12 has it. Its folders contain links into other packages. */
export const debianWordpress: CopyWordpress = (folder) =>
  cp("/usr/share/wordpress", folder, { recursive: true, dereference: true });

/** WordPress 6.7 as WordPress Playground has it: the code in a zip, the scripts and styles next to it. */
export const newestWordpress: CopyWordpress = async (folder) => {
  const builds = join(import.meta.dirname, "node_modules/@wp-playground/wordpress-builds");
  for (const [path, content] of Object.entries(
    unzipSync(await readFile(join(builds, "src/wordpress/wp-nightly.zip"))),
  )) {
    if (path.endsWith("/")) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await cp(join(builds, "public/wp-nightly"), folder, { recursive: true });
  // Playground leaves out the code of all classic themes.
  await cp(join(import.meta.dirname, "classic-theme"), join(folder, "wp-content/themes/classic"), { recursive: true });
  // Playground's own database and settings.
  for (const path of ["wp-config.php", "wp-content/db.php", "wp-content/database", "wp-content/mu-plugins"]) {
    await rm(join(folder, path), { recursive: true, force: true });
  }
};
