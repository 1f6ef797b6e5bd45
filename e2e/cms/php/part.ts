import { existsSync } from "node:fs";
import { installPackages } from "../../browser/install-packages.ts";
import type { CmsPart } from "../cms-part.ts";

export const part: CmsPart = {
  title: "placeholders in PHP",
  install() {
    if (existsSync("/usr/bin/php")) return undefined;
    try {
      installPackages("PHP", ["php-cli"]);
    } catch {
      return "PHP is missing, and its Debian package php-cli could not be installed.";
    }
    return undefined;
  },
};
