import { existsSync } from "node:fs";
import { installPackages } from "../browser/install-packages.ts";

/** What each Debian package brings. */
const packages: Readonly<Record<string, string>> = {
  wordpress: "/usr/share/wordpress/wp-load.php",
  "wordpress-theme-twentytwentythree": "/usr/share/wordpress/wp-content/themes/twentytwentythree",
  "wordpress-theme-twentytwentyone": "/usr/share/wordpress/wp-content/themes/twentytwentyone",
  "php-cli": "/usr/bin/php",
  "php-mysql": "/usr/share/php8.2-mysql",
  "php-gd": "/usr/share/php8.2-gd",
  "php-xml": "/usr/share/php8.2-xml",
  "php-mbstring": "/usr/share/php8.2-mbstring",
  "mariadb-server": "/usr/sbin/mariadbd",
};

/** Installs what a WordPress needs here, if something is missing. */
export function installWordpress(): void {
  if (Object.values(packages).every((path) => existsSync(path))) return;
  installPackages("WordPress", Object.keys(packages));
}
