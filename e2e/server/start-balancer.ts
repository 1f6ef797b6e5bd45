import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy in front of several servers, like that of an operator. It never repeats a request. */
export interface Balancer {
  readonly url: string;
  /** Makes each of the next requests go to one of these servers, at random. */
  readonly use: (...targets: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

/** Starts a balancer, which answers 502 while it has no targets. `seed` makes the random choice repeatable. */
export async function startBalancer(seed = 1): Promise<Balancer> {
  let targets: readonly string[] = [];
  let state = seed;
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    const { url = "/", method, headers } = incoming;
    const target = targets[Math.floor(chance() * targets.length)];
    const fail = () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end());
    if (target === undefined) return void fail();
    const passed = request(new URL(url, target), { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", fail);
    incoming.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: (...next) => {
      targets = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await once(server, "close");
    },
  };
}
