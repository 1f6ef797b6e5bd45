import { spawn } from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import { once } from "node:events";
import fs from "node:fs/promises";
import http from "node:http";
import inspector from "node:inspector";
import net from "node:net";
import tls from "node:tls";
import { Worker } from "node:worker_threads";
import type { CvTasks } from "../pool/cv-tasks.ts";
import { runReadingProcess } from "../pool/run-reading-process.ts";

/** What the code of a hostile file tries to reach. */
export interface Prying {
  readonly dataDir: string;
  readonly secretFile: string;
  readonly port: number;
  readonly addon: string;
}

type Attempts = Readonly<Record<string, () => unknown>>;

const host = "127.0.0.1";

/** What the code of a hostile file, if it ran, would try. */
function attemptsOn({ dataDir, secretFile, port, addon }: Prying): Attempts {
  return {
    "read a file of DATA_DIR": () => fs.readFile(secretFile),
    "list DATA_DIR": () => fs.readdir(dataDir),
    "write to DATA_DIR": () => fs.writeFile(`${dataDir}/more`, "more"),
    "read the environment of the server": () => fs.readFile(`/proc/${process.ppid}/environ`),
    "read the list of users": () => fs.readFile("/etc/passwd"),
    "copy a database to DATA_DIR": () => copyDatabaseTo(`${dataDir}/copy.db`),
    "end the server": () => process.kill(process.ppid, 0),
    "start a program": () => once(spawn("true"), "spawn"),
    "start a thread": () => new Worker("", { eval: true }),
    "load an add-on": () => process.dlopen({ exports: {} }, addon),
    "open the inspector": () => inspector.open(0),
    "take a binding": () => (process as unknown as { readonly binding: (name: string) => unknown }).binding("tcp_wrap"),
    connect: () => once(net.connect(port, host), "connect"),
    "connect to a path": () => once(net.connect(`${dataDir}/socket`), "connect"),
    "connect a socket": () => once(new net.Socket().connect(port, host), "connect"),
    "connect by TLS": () => once(tls.connect(port, host), "secureConnect"),
    "connect a handle": () => handleBelowTls().connect({}, host, port),
    "listen at an address": () => once(net.createServer().listen(0, host), "listening"),
    "listen by HTTP": () => once(http.createServer().listen(0, host), "listening"),
    "ask by HTTP": () => once(http.get({ host, port }), "response"),
    fetch: () => fetch(`http://${host}:${port}/`),
    "open a web socket": () => new WebSocket(`ws://${host}:${port}/`),
    "look a name up": () => dns.promises.lookup("localhost"),
    "look a name up with a callback": () => dns.lookup("localhost", () => undefined),
    "resolve a name": () => dns.promises.resolve4("localhost"),
    "resolve a name with a resolver": () => new dns.promises.Resolver({ timeout: 10, tries: 1 }).resolve4("localhost"),
    "send a datagram": () => dgram.createSocket("udp4").send("secret", port, host),
    "send a datagram of a socket": () => Reflect.construct(dgram.Socket, ["udp4"]).send("secret", port, host),
  };
}

function copyDatabaseTo(file: string): void {
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  new DatabaseSync(":memory:").exec(`VACUUM INTO '${file}'`);
}

function handleBelowTls(): { readonly connect: (...given: readonly unknown[]) => unknown } {
  const socket = new tls.TLSSocket(undefined as never) as unknown as {
    readonly _handle: { readonly _parent: { readonly connect: (...given: readonly unknown[]) => unknown } };
  };
  return socket._handle._parent;
}

async function outcomeOf(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
    return "done";
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    return code ?? message;
  }
}

async function pry(given: Prying): Promise<unknown> {
  const outcomes = await Promise.all(
    Object.entries(attemptsOn(given)).map(async ([name, attempt]) => [name, await outcomeOf(attempt)] as const),
  );
  return { outcomes: Object.fromEntries(outcomes), environment: process.env, uid: process.getuid?.() };
}

await runReadingProcess(import.meta.url, async () => ({ inspect: pry }) as unknown as CvTasks);
