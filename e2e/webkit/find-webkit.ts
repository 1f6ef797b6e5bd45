import { existsSync, globSync } from "node:fs";
import { installPackages } from "../browser/install-packages.ts";

export interface WebKit {
  readonly driver: string;
  readonly browser: string;
}

const driver = "/usr/bin/WebKitWebDriver";
const tools = ["/usr/bin/xvfb-run", "/usr/bin/xauth", "/usr/bin/openssl"];

/** Returns the paths of WebKitGTK's driver and browser. Installs Debian's packages if they are missing. */
export function findWebKit(): WebKit {
  const present = (): WebKit | undefined => {
    const browser = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").toSorted().at(-1);
    return browser !== undefined && [driver, ...tools].every((path) => existsSync(path))
      ? { driver, browser }
      : undefined;
  };
  const found = present();
  if (found) return found;
  installPackages("WebKit", ["webkit2gtk-driver", "xvfb", "xauth", "openssl"]);
  const installed = present();
  if (!installed) throw new Error("the package webkit2gtk-driver brought no WebKitWebDriver");
  return installed;
}
