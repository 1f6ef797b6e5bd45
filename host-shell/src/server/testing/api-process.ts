import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as v from "valibot";
import { inject } from "vitest";
import { testBankKey } from "./shared-environment.ts";

export interface ApiProcess {
  readonly url: string;
  /** Kills the process, which cannot clean up. */
  readonly kill: () => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Sends SIGTERM. Resolves with the exit code. */
  readonly terminate: () => Promise<number | null>;
  /** Resolves with all output when the process has ended. */
  readonly output: () => Promise<string>;
  /** The lines that the process has logged so far. */
  readonly logged: () => readonly unknown[];
}

/** A process that answers as a starting server does, until `ready`. */
export interface StartingApiProcess extends ApiProcess {
  /** Rejects with the output if the process ends before it is ready. */
  readonly ready: Promise<void>;
}

const Listening = v.object({ port: v.number() });
const Ready = v.object({ ready: v.literal(true) });

/** Starts the bundle of `api-process.entry.ts` as a process. Rejects with its output if it does not start. */
export async function startApiProcess(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const server = await launchApiProcess(environment);
  await server.ready;
  return server;
}

/** As `startApiProcess`, but resolves as soon as the process answers. */
export async function launchApiProcess(environment: Readonly<Record<string, string>>): Promise<StartingApiProcess> {
  const folder = inject("apiProcessFolder");
  const child = fork(join(folder, "api-process.entry.js"), {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(folder, "compiled-modules"),
      PORT: "0",
      JOBS_SEED: "0",
      COMPANIES_SEED: "0",
      BANK_DETAILS_KEYS: testBankKey,
      // Servers of tests have no load balancer.
      DRAIN_SECONDS: "0",
      ...environment,
    },
    execArgv: [],
    silent: true,
  });
  const exited = once(child, "exit");
  const [said, complained] = [textOf(child.stdout), textOf(child.stderr)];
  const output = once(child, "close").then(() => said() + complained());
  const refused = exited.then(async () => Promise.reject(new Error(await output)));
  refused.catch(() => undefined);
  const isReady = Promise.withResolvers<void>();
  child.on("message", (message) => {
    if (v.is(Ready, message)) isReady.resolve();
  });
  const { port } = v.parse(Listening, await Promise.race([messageFrom(child), refused]));
  const ready = Promise.race([isReady.promise, refused]);
  ready.catch(() => undefined);
  return {
    ready,
    url: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    signal: (signal) => void child.kill(signal),
    async terminate() {
      child.kill("SIGTERM");
      await exited;
      return child.exitCode;
    },
    output: () => output,
    logged: () =>
      said()
        .split("\n")
        .slice(0, -1)
        .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : [])),
  };
}

async function messageFrom(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, "message");
  return message;
}

/** Returns a function with what the stream has delivered so far. */
function textOf(stream: NodeJS.ReadableStream | null): () => string {
  let text = "";
  stream?.setEncoding("utf8").on("data", (part: string) => (text += part));
  return () => text;
}
