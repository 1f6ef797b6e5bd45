import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

interface Load {
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Returns the requests per second that a server answers over persistent connections, each with one request at a time.
 * Every answer must have as many bytes as the first one. Uses a client of a few lines, because a general client needs
 * more processor time per request than the server.
 */
export async function requestRate(port: number, path: string, { connections, seconds }: Load): Promise<number> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br\r\n\r\n`);
  const size = await sizeOfAnswer(port, request);
  let answered = 0;
  let isOver = false;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    let received = 0;
    socket.on("data", (data) => {
      received += data.length;
      if (received < size) return;
      if (received > size) throw new Error(`${path}: an answer has ${received} bytes instead of ${size}`);
      received = 0;
      answered += 1;
      if (!isOver) socket.write(request);
    });
    await once(socket, "connect");
    socket.write(request);
    return socket;
  };
  const sockets = await Promise.all(Array.from({ length: connections }, open));
  await setTimeout(300);
  const [before, from] = [answered, performance.now()];
  await setTimeout(seconds * 1_000);
  const rate = ((answered - before) / (performance.now() - from)) * 1_000;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  return rate;
}

async function sizeOfAnswer(port: number, request: Buffer): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  let received = Buffer.alloc(0);
  socket.write(request);
  for await (const data of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, data]);
    const end = received.indexOf("\r\n\r\n");
    const length = /\r\ncontent-length: (\d+)/i.exec(received.toString("latin1"))?.[1];
    if (end === -1 || length === undefined) continue;
    const size = end + 4 + Number(length);
    if (received.length === size) return size;
  }
  throw new Error("the connection was closed before the answer was complete");
}
