import { execFile } from "node:child_process";
import dgram from "node:dgram";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import net, { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLogger } from "../../../logging/logger.ts";
import { logReaderUser } from "./log-reader-user.ts";
import type { TaskName } from "./messages.ts";
import { exchange, startReadingProcess } from "./reading-process.ts";
import { type ReaderUser, readerUser } from "./reader-user.ts";
import { ownFiles } from "./reading-rights.ts";

const entry = new URL("../testing/prying-reader.entry.ts", import.meta.url);
const addon = createRequire(import.meta.url).resolve("@napi-rs/canvas");

let folder: string;
const arrived: string[] = [];
const tcp = net.createServer((socket) => void arrived.push(`connection ${socket.remotePort}`));
let udp: dgram.Socket;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "data-"));
  // Every user may read the file, so only the rights of the process can refuse it.
  await chmod(folder, 0o755);
  await writeFile(join(folder, "secret"), "secret", { mode: 0o644 });
  await once(tcp.listen(0, "127.0.0.1"), "listening");
  const { port } = tcp.address() as AddressInfo;
  udp = dgram.createSocket("udp4", (message) => void arrived.push(`datagram ${message.toString()}`));
  await new Promise<void>((resolve) => void udp.bind(port, "127.0.0.1", resolve));
});
afterEach(async () => {
  tcp.close();
  udp.close();
  await rm(folder, { recursive: true });
});

async function pryAs(user: ReaderUser): Promise<unknown> {
  const { child, ready } = startReadingProcess(entry, user);
  await ready;
  const { port } = tcp.address() as AddressInfo;
  const input = { dataDir: folder, secretFile: join(folder, "secret"), port, addon };
  const name: TaskName = "inspect";
  const answer = await exchange(child, { name, input, growth: 400_000_000 }, 20_000);
  child.kill("SIGKILL");
  return answer;
}

it("a process that reads CVs reaches no file of the server, not its environment, and no address", async () => {
  const user = readerUser([process.execPath, ...ownFiles(entry)]);
  const denied = "ERR_ACCESS_DENIED";
  const closed = "A process that reads CVs has no network.";
  expect(await pryAs(user)).toEqual({
    kind: "done",
    resident: expect.any(Number),
    output: {
      outcomes: {
        "read a file of DATA_DIR": denied,
        "list DATA_DIR": denied,
        "write to DATA_DIR": denied,
        "read the environment of the server": denied,
        "read the list of users": denied,
        "copy a database to DATA_DIR": expect.stringMatching(/DatabaseSync/),
        "end the server": closed,
        "start a program": denied,
        "start a thread": denied,
        "load an add-on": denied,
        "open the inspector": denied,
        "take a binding": closed,
        connect: closed,
        "connect to a path": closed,
        "connect a socket": closed,
        "connect by TLS": closed,
        "connect a handle": closed,
        "listen at an address": closed,
        "listen by HTTP": closed,
        "ask by HTTP": closed,
        fetch: closed,
        "open a web socket": closed,
        "look a name up": closed,
        "look a name up with a callback": closed,
        "resolve a name": closed,
        "resolve a name with a resolver": closed,
        "send a datagram": closed,
        "send a datagram of a socket": closed,
      },
      environment: { MALLOC_ARENA_MAX: "1", HOME: "/nonexistent" },
      uid: user.kind === "nobody" ? user.uid : process.getuid?.(),
    },
  });
  expect(arrived).toEqual([]);
});

it("the thread that watches the memory ends no process and opens none to an inspector", async () => {
  // Written with `writeSync`, because the closed handles cannot write to a pipe.
  const code = `
    import { writeSync } from "node:fs";
    import { closeNetwork } from ${JSON.stringify(new URL("close-network.ts", import.meta.url).href)};
    closeNetwork();
    for (const name of ["kill", "_kill", "_debugProcess"]) {
      try {
        process[name](999_999_999, 0);
      } catch (error) {
        writeSync(1, name + ": " + error.message + "\\n");
      }
    }`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  const closed = "A process that reads CVs has no network.";
  expect(stdout.trim().split("\n")).toEqual(["kill", "_kill", "_debugProcess"].map((name) => `${name}: ${closed}`));
});

it("a server that is root reads CVs as nobody, unless that user cannot read the files", async () => {
  const file = join(folder, "secret");
  await chmod(folder, 0o700);
  expect(readerUser([file], false)).toEqual({ kind: "server", obstacle: undefined });
  // Only root can start processes as another user, so only for root the attempt shows an obstacle.
  const isRoot = process.getuid?.() === 0;
  const denied = `Error: EACCES: permission denied, access '${file}'`;
  expect(readerUser([file], true)).toMatchObject({ kind: "server", ...(isRoot && { obstacle: denied }) });
  expect(readerUser([tmpdir()], true).kind).toBe(isRoot ? "nobody" : "server");
});

it.each<[ReaderUser, string, RegExp]>([
  [{ kind: "nobody", uid: 65_534, gid: 65_534 }, "info", /of the user nobody, without network and other files$/],
  [{ kind: "server", obstacle: undefined }, "info", /of the server's user, without network and other files$/],
  [{ kind: "server", obstacle: "EACCES" }, "warn", /of root, .*: they cannot run as nobody$/],
])("the log says at the start who reads CVs: %j", (user, level, message) => {
  const lines: string[] = [];
  logReaderUser(user, createLogger("info", { write: (line) => lines.push(line) }));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level, msg: expect.stringMatching(message) },
  ]);
});
