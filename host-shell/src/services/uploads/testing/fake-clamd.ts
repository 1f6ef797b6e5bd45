import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

export interface FakeClamd {
  /** `tcp://host:port`. */
  readonly address: string;
  /** The lengths of the files that were scanned. */
  readonly scanned: readonly number[];
  readonly stop: () => Promise<void>;
}

/**
 * Speaks the protocol of ClamAV's daemon. A file that contains `EICAR` is infected. If `answer` is given, it is the
 * answer to everything.
 */
export async function startFakeClamd(answer?: string): Promise<FakeClamd> {
  const scanned: number[] = [];
  const server = createServer((socket) => {
    const given: Buffer[] = [];
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      given.push(chunk);
      if (!endsWithNothing(given)) return;
      const stream = Buffer.concat(given);
      if (stream.equals(Buffer.from("zPING\0"))) socket.end(answer ?? "PONG\0");
      const file = fileIn(stream);
      if (!file) return;
      scanned.push(file.length);
      socket.end(answer ?? (file.includes("EICAR") ? "stream: Eicar-Test FOUND\0" : "stream: OK\0"));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    stop: () => closed(server),
  };
}

/** Whether the stream may be complete: a command ends with a zero byte, a file with a length of zero. */
function endsWithNothing(given: readonly Buffer[]): boolean {
  return given.at(-1)?.at(-1) === 0;
}

/** The file in a complete stream; `undefined` if more is to come. */
function fileIn(given: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (given.toString("latin1", 0, command.length) !== command) return undefined;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= given.length;) {
    const length = given.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(given.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

async function closed(server: Server): Promise<void> {
  server.close();
  await once(server, "close");
}
