import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Line {
  /** The address of the database at the near end. */
  readonly url: string;
  /** Keeps all connections open, also new ones, but transfers nothing. */
  readonly hang: () => void;
  /** Transfers again, including the data that were sent meanwhile. */
  readonly resume: () => void;
  /** Cuts the open connections. New ones are accepted. */
  readonly cut: () => void;
  readonly close: () => void;
}

/** Proxies a PostgreSQL by TCP. */
export async function lineTo(databaseUrl: string): Promise<Line> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let hangs = false;
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    if (!hangs) join(pair);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    url: url.href,
    hang() {
      hangs = true;
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause();
    },
    resume() {
      hangs = false;
      for (const pair of pairs) join(pair);
    },
    cut,
    close() {
      cut();
      proxy.close();
    },
  };
}

function join([near, far]: readonly [Socket, Socket]): void {
  near.pipe(far).pipe(near);
}
