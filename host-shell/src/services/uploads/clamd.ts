import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { ScannerAway, type VirusScanner } from "./virus-scanner.ts";

interface Options {
  /** The path of a socket, or `tcp://host:port`. */
  readonly address: string;
  /** The milliseconds that a scan may take. */
  readonly timeoutMs?: number;
}

const pingTimeoutMs = 1_500;

/** Speaks to the daemon of ClamAV. Each command has its own connection. */
export function createClamd({ address, timeoutMs = 60_000 }: Options): VirusScanner {
  /** Sends a command, followed by `stream` if given. Resolves with the answer. */
  async function ask(command: string, timeout: number, stream?: AsyncIterable<Buffer>): Promise<string> {
    const socket = open(address);
    socket.setTimeout(timeout, () => socket.destroy(new Error("The scanner is too slow.")));
    const answer = text(socket);
    answer.catch(() => undefined);
    try {
      socket.write(`z${command}\0`);
      if (stream) await send(socket, stream);
      return (await answer).replace(/\0$/, "");
    } catch (error) {
      throw new ScannerAway("The virus scanner does not answer.", { cause: error });
    } finally {
      socket.destroy();
    }
  }

  return {
    async scan(path) {
      const answer = await ask("INSTREAM", timeoutMs, createReadStream(path));
      if (answer === "stream: OK") return "clean";
      if (answer.endsWith(" FOUND")) return "infected";
      throw new ScannerAway(`The virus scanner could not read a file: ${answer.slice(0, 100)}`);
    },
    answers: () =>
      ask("PING", pingTimeoutMs).then(
        (answer) => answer === "PONG",
        () => false,
      ),
  };
}

function open(address: string): Socket {
  const tcp = URL.parse(address);
  return tcp?.protocol === "tcp:"
    ? connect({ host: tcp.hostname, port: Number(tcp.port) })
    : connect({ path: address });
}

/**
 * Sends each chunk after its length, and finally a length of 0. The daemon may answer and close the connection before
 * the end.
 */
async function send(socket: Socket, stream: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of stream) {
    if (!socket.writable) return;
    socket.write(lengthBytes(chunk.length));
    if (!socket.write(chunk)) await drained(socket);
  }
  socket.write(lengthBytes(0));
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const onDrained = () => {
      socket.off("drain", onDrained).off("close", onDrained);
      resolve();
    };
    socket.on("drain", onDrained).on("close", onDrained);
  });
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}
