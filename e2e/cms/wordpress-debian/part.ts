import type { CmsPart } from "../cms-part.ts";
import { installForWordpress } from "../wordpress/packages.ts";

export const part: CmsPart = {
  title: "WordPress 6.1 of Debian 12",
  onDemand: true,
  install: () =>
    installForWordpress({
      wordpress: "/usr/share/wordpress/wp-load.php",
      "wordpress-theme-twentytwentythree": "/usr/share/wordpress/wp-content/themes/twentytwentythree",
      "wordpress-theme-twentytwentyone": "/usr/share/wordpress/wp-content/themes/twentytwentyone",
    }),
};
