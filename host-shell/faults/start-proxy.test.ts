import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startProxy } from "./start-proxy.ts";

/** Resolves with the address of a proxy in front of a server that is ready and answers calls with `answer`. */
async function proxyBefore(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) =>
    request.url === "/readyz" ? void response.end() : answer(request, response),
  ).listen(0, "127.0.0.1");
  server.keepAliveTimeout = 75_000;
  await once(server, "listening");
  const proxy = await startProxy();
  onTestFinished(async () => {
    await proxy.close();
    server.closeAllConnections();
    server.close();
  });
  await proxy.use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return proxy.url;
}

it("answers 502 when the server dies between the headers and the body", async () => {
  const url = await proxyBefore((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "2" });
    response.flushHeaders();
    setImmediate(() => response.destroy());
  });
  const answer = await fetch(url);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toBe("");
});

it("tells its own time for idle connections, not that of the server", async () => {
  const url = await proxyBefore((_, response) => void response.setHeader("x-from", "the server").end("good"));
  const answer = await fetch(url);
  expect(answer.headers.get("x-from")).toBe("the server");
  expect(answer.headers.get("keep-alive")).toBe("timeout=5");
  expect(await answer.text()).toBe("good");
});
