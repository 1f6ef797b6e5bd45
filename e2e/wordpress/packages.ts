import { globSync } from "node:fs";
import { installPackages } from "../browser/install-packages.ts";

/** The Debian packages, each with a pattern of one of its files or folders. */
const packages: Readonly<Record<string, string>> = {
  wordpress: "/usr/share/wordpress/wp-load.php",
  "wordpress-theme-twentytwentythree": "/usr/share/wordpress/wp-content/themes/twentytwentythree",
  "wordpress-theme-twentytwentyone": "/usr/share/wordpress/wp-content/themes/twentytwentyone",
  "php-cli": "/usr/bin/php",
  "php-mysql": "/usr/share/php*-mysql",
  "php-gd": "/usr/share/php*-gd",
  "php-xml": "/usr/share/php*-xml",
  "php-mbstring": "/usr/share/php*-mbstring",
  "mariadb-server": "/usr/sbin/mariadbd",
};

/** Installs the packages that WordPress needs here, if any is missing. */
export function installWordpress(): void {
  if (Object.values(packages).every((pattern) => globSync(pattern).length > 0)) return;
  installPackages("WordPress", Object.keys(packages));
}
