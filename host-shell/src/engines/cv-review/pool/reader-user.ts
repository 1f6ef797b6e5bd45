import { spawnSync } from "node:child_process";

/** The user of the operating system that runs reading processes. */
export type ReaderUser =
  | { readonly kind: "nobody"; readonly uid: number; readonly gid: number }
  /** `obstacle`: why a server that runs as root cannot start reading processes as `nobody`. */
  | { readonly kind: "server"; readonly obstacle: string | undefined };

/** `nobody` and `nogroup` of Linux. */
const nobody = { uid: 65_534, gid: 65_534 };
const checkFiles = `for (const path of process.argv.slice(1)) require("node:fs").accessSync(path, 4)`;

/** Returns `nobody` if the server is root and `nobody` can read the files of the readers; otherwise the server's own user. */
export function readerUser(files: readonly string[], isRoot = process.getuid?.() === 0): ReaderUser {
  if (!isRoot) return { kind: "server", obstacle: undefined };
  const { status, stderr, error } = spawnSync(process.execPath, ["-e", checkFiles, ...files], {
    ...nobody,
    env: {},
    cwd: "/",
    encoding: "utf8",
    timeout: 10_000,
  });
  if (status === 0) return { kind: "nobody", ...nobody };
  return { kind: "server", obstacle: /^\w*Error: .*$/m.exec(stderr ?? "")?.[0] ?? error?.message ?? "unknown" };
}
