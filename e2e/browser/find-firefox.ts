import { existsSync } from "node:fs";
import { installPackages } from "./install-packages.ts";

const usualPaths = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Returns the path of a Firefox: `FIREFOX_PATH` or the system's. If neither exists, installs Debian's. */
export function findFirefox(): string {
  const present = (): string | undefined =>
    [process.env["FIREFOX_PATH"], ...usualPaths].find((path) => path !== undefined && existsSync(path));
  const found = present();
  if (found !== undefined) return found;
  installPackages("Firefox", ["firefox-esr"]);
  const installed = present();
  if (installed === undefined) throw new Error("the package firefox-esr brought no Firefox");
  return installed;
}
