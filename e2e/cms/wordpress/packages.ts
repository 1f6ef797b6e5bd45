import { globSync } from "node:fs";
import { installPackages } from "../../browser/install-packages.ts";

/** What each WordPress needs: Debian packages, each with a pattern of one of its files or folders. */
const packages: Readonly<Record<string, string>> = {
  "php-cli": "/usr/bin/php",
  "php-mysql": "/usr/share/php*-mysql",
  "php-gd": "/usr/share/php*-gd",
  "php-xml": "/usr/share/php*-xml",
  "php-mbstring": "/usr/share/php*-mbstring",
  "mariadb-server": "/usr/sbin/mariadbd",
};

/** Installs the packages for WordPress, and further ones. Returns a sentence if they cannot be installed. */
export function installForWordpress(further: Readonly<Record<string, string>> = {}): string | undefined {
  const needed = { ...packages, ...further };
  if (Object.values(needed).every((pattern) => globSync(pattern).length > 0)) return undefined;
  try {
    installPackages("WordPress", Object.keys(needed));
    return undefined;
  } catch {
    return `the Debian packages ${Object.keys(needed).join(", ")} could not be installed.`;
  }
}
