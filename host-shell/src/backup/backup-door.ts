import { rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import { reasonOf } from "shared-runtime/node/reason-of.ts";
import * as v from "valibot";
import type { Tables } from "../database/database.ts";
import { describeError } from "../logging/describe-error.ts";
import type { Capability } from "../services/capability.ts";
import { BackupRefused } from "./backup-refused.ts";
import { type BackupOptions, type BackupSettings, makeBackup } from "./make-backup.ts";
import { linesIn } from "./parts.ts";

const Asked = v.pipe(v.string(), v.parseJson(), v.object({ folder: v.string() }));
const Answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ said: v.string() }),
    v.object({ missing: v.array(v.string()) }),
    v.object({ refused: v.string() }),
    v.object({ failed: v.string() }),
  ]),
);

interface Options {
  readonly tables: Tables;
  readonly settings: BackupSettings;
  readonly log: Logger;
}

/**
 * Makes backups of the embedded database for `npm run backup`, since no other process can open it. The command connects
 * to a socket in DATA_DIR, which only the server's own user may open.
 */
export function backupDoor({ tables, settings, log }: Options): Capability {
  const closing = new AbortController();
  let busy: Promise<unknown> | undefined;
  const sockets = new Set<Socket>();

  async function answer(socket: Socket, asked: string): Promise<void> {
    const send = (line: v.InferOutput<typeof Answer>) => void socket.write(`${JSON.stringify(line)}\n`);
    const left = new AbortController();
    socket.once("close", () => left.abort());
    try {
      if (busy) throw new BackupRefused("The server is making another backup. Nothing was written.");
      const { folder } = v.parse(Asked, asked);
      const work = makeBackup({
        tables,
        settings,
        folder,
        say: (said) => send({ said }),
        stopped: AbortSignal.any([closing.signal, left.signal]),
      });
      busy = work.catch(() => undefined).finally(() => (busy = undefined));
      const { missing } = await work;
      log.info({ folder, missing: missing.length }, "a backup was made");
      send({ missing: [...missing] });
    } catch (error) {
      if (error instanceof BackupRefused) send({ refused: error.message });
      else {
        log.error({ err: error }, "a backup was not made");
        send({ failed: reasonOf(describeError(error)) });
      }
    }
    socket.end();
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    createInterface({ input: socket }).once("line", (line) => void answer(socket, line));
  });

  return {
    async start() {
      // A server that was killed leaves its socket.
      await rm(join(settings.dataDir, doorName), { force: true });
      server.on("error", (error) =>
        log.warn({ err: error }, "backups can only be made while this server is stopped: its socket cannot be made"),
      );
      server.listen(doorOf(settings.dataDir)).unref();
    },
    async stop() {
      closing.abort();
      server.close();
      await busy;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * Lets the server that uses `dataDir` make a backup. Resolves with what was missing. Throws `BackupRefused` if the
 * server does not answer or makes no backup, for example after `stopped`.
 */
export async function askForBackup(
  dataDir: string,
  { folder, say, stopped }: Pick<BackupOptions, "folder" | "say" | "stopped">,
): Promise<{ readonly missing: readonly string[] }> {
  const socket = connect(doorOf(dataDir));
  stopped.addEventListener("abort", () => socket.destroy());
  socket.write(`${JSON.stringify({ folder })}\n`);
  const unanswered = (cause?: unknown) =>
    new BackupRefused(
      `A server uses DATA_DIR ${dataDir} and did not finish the backup: stop it, or try again when it runs. The folder ${folder} is not a backup.`,
      { cause },
    );
  try {
    for await (const line of linesIn(socket)) {
      const answer = v.parse(Answer, line);
      if ("missing" in answer) return answer;
      if ("refused" in answer) throw new BackupRefused(answer.refused);
      if ("failed" in answer) throw new BackupRefused(`The backup failed: ${answer.failed}.`);
      say(answer.said);
    }
  } catch (error) {
    throw error instanceof BackupRefused ? error : unanswered(error);
  } finally {
    socket.destroy();
  }
  throw unanswered();
}

export const doorName = "backup.sock";

/** The path of the socket. Systems limit it to about 100 letters. */
function doorOf(dataDir: string): string {
  const path = join(dataDir, doorName);
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}
