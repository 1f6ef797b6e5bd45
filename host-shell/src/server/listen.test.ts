import { connect } from "node:net";
import { once } from "node:events";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { StartRefused } from "../settings/start-refused.ts";
import { listen } from "./listen.ts";

const host = "127.0.0.1";

it("answers on a free port and then no more", async () => {
  const server = await listen(
    new Hono().get("/", (c) => c.text("hello")),
    { host, port: 0 },
  );
  const url = `http://${host}:${server.port}/`;
  expect(await (await fetch(url)).text()).toBe("hello");
  await server.close(1_000);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

it("says so when the port is taken", async () => {
  const first = await listen(new Hono(), { host, port: 0 });
  await expect(listen(new Hono(), { host, port: first.port })).rejects.toThrow(
    new StartRefused(`Port ${first.port} on ${host} is taken: stop what uses it, or set PORT.`),
  );
  await first.close(0);
});

it("finishes the calls under way before it closes", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: called, resolve: onCall } = Promise.withResolvers<void>();
  const app = new Hono().get("/", async (c) => {
    onCall();
    await promise;
    return c.text("finished");
  });
  const server = await listen(app, { host, port: 0 });
  const answer = fetch(`http://${host}:${server.port}/`);
  await called;
  const closed = server.close(60_000);
  resolve();
  expect(await (await answer).text()).toBe("finished");
  await closed;
});

it("cuts off the calls that take too long", async () => {
  const { promise: called, resolve: onCall } = Promise.withResolvers<void>();
  const app = new Hono().get("/", () => {
    onCall();
    return new Promise<Response>(() => undefined);
  });
  const server = await listen(app, { host, port: 0 });
  const answer = fetch(`http://${host}:${server.port}/`).catch((error: unknown) => error);
  await called;
  await server.close(5);
  expect(await answer).toBeInstanceOf(TypeError);
});

it("reads the rest of a body it did not need, so that the next call on the connection is answered", async () => {
  const app = new Hono().post("/", (c) => c.text("enough", 413)).get("/", (c) => c.text("next"));
  const server = await listen(app, { host, port: 0 });
  const socket = connect(server.port, host);
  const rest = Buffer.alloc(5_000_000);
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${rest.length}\r\n\r\n`);
  socket.write(rest);
  socket.write("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => (text += part));
  await once(socket, "end");
  expect(text.match(/enough|next/g)).toEqual(["enough", "next"]);
  await server.close(1_000);
});
