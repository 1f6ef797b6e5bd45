import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A load balancer in front of the servers. It never repeats a call. */
export interface Proxy {
  readonly url: string;
  /**
   * Sends calls to these servers in turn, as long as their `/readyz` answers 200. A server that is late three times is
   * left out, too.
   */
  readonly use: (...servers: readonly string[]) => Promise<void>;
  /** Resolves when calls are sent to all of the servers; rejects after a minute. */
  readonly allReady: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const probeEveryMs = 500;
const probeTimeoutMs = 1_000;
const mostLate = 2;

/** Headers that are about one connection (RFC 9110, 7.6.1). A proxy does not pass them on. */
const ofConnection: ReadonlySet<string> = new Set(["connection", "keep-alive", "transfer-encoding"]);

/** Answers 502 if a server breaks a call before the first byte of its body, and 503 if no server is ready. */
export async function startProxy(): Promise<Proxy> {
  let servers: readonly string[] = [];
  let ready: readonly string[] = [];
  /** For each server, how many times in a row it did not answer in time. */
  const late = new Map<string, number>();
  let turn = 0;
  const agent = new Agent({ keepAlive: true });

  async function probe(): Promise<void> {
    const asked = servers;
    const answers = await Promise.all(asked.map(readinessOf));
    if (asked !== servers) return;
    const wasReady = new Set(ready);
    ready = asked.filter((server, index) => {
      const isLate = answers[index] === "late";
      const lateCount = isLate ? (late.get(server) ?? 0) + 1 : 0;
      late.set(server, lateCount);
      return isLate ? wasReady.has(server) && lateCount <= mostLate : answers[index] === "ready";
    });
  }
  const probing = setInterval(() => void probe(), probeEveryMs);

  const proxy = createServer((incoming, outgoing) => {
    turn += 1;
    const target = ready[turn % ready.length];
    if (target === undefined) return void outgoing.writeHead(503).end("no server is ready");
    const { url = "/", method, headers } = incoming;
    const passed = request(new URL(url, target), { method, headers, agent }, (answer) => {
      outgoing.statusCode = answer.statusCode ?? 502;
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !ofConnection.has(name)) outgoing.setHeader(name, value);
      }
      answer.pipe(outgoing);
      answer.once("error", breakOff);
    });
    passed.once("error", breakOff);
    incoming.pipe(passed);

    function breakOff(): void {
      if (outgoing.headersSent) return void outgoing.destroy();
      for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
      outgoing.writeHead(502).end();
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");

  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async use(...next) {
      servers = next;
      await probe();
    },
    async allReady() {
      const endsAt = performance.now() + 60_000;
      while (ready.length < servers.length) {
        if (performance.now() > endsAt) throw new Error("the servers did not become ready within a minute");
        await pause(probeEveryMs);
      }
    },
    async close() {
      clearInterval(probing);
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
      await once(proxy, "close");
    },
  };
}

async function readinessOf(server: string): Promise<"ready" | "not ready" | "late"> {
  try {
    const answer = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(probeTimeoutMs) });
    await answer.body?.cancel();
    return answer.ok ? "ready" : "not ready";
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError" ? "late" : "not ready";
  }
}
