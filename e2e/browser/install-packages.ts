import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian packages as root, or with `sudo` without a password. Throws an error with instructions if neither is
 * possible. `purpose` names what needs the packages, such as "Firefox".
 */
export function installPackages(purpose: string, packages: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: readonly string[]): boolean => {
    const [command = "", ...rest] = [...asRoot, "apt-get", ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(command, rest, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
  };
  console.log(`${purpose}: installing ${packages.join(" ")}.`);
  const isInstalled =
    existsSync("/usr/bin/apt-get") &&
    apt("update") &&
    apt("install", "-y", "--no-install-recommends", "--no-remove", ...packages);
  if (isInstalled) return;
  throw new Error(
    `${purpose} could not be installed. On Debian, run \`apt-get install --no-install-recommends ${packages.join(" ")}\` ` +
      "as root, and start this again.",
  );
}
