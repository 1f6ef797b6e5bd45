import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { SenderTooSlow } from "../api/bodies/sender-too-slow.ts";
import { StartRefused } from "../settings/start-refused.ts";
import { listen } from "./listen.ts";

const host = "127.0.0.1";

it("answers on a free port until it is closed", async () => {
  const server = await listen(() => new Hono().get("/", (c) => c.text("hello")), { host, port: 0 });
  const url = `http://${host}:${server.port}/`;
  expect(await (await fetch(url)).text()).toBe("hello");
  await server.close(1_000);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

it("accepts an address as long as the lockfile of a large page", async () => {
  const app = new Hono().get("/replay", (c) => c.text(String(c.req.query("lockfile")?.length)));
  const server = await listen(() => app, { host, port: 0 });
  const answer = await fetch(`http://${host}:${server.port}/replay?lockfile=${"a".repeat(60_000)}`);
  expect([answer.status, await answer.text()]).toEqual([200, "60000"]);
  await server.close(1_000);
});

it("sends the headers of every answer with all that the routes answer, unless they set their own", async () => {
  const app = new Hono()
    .get("/", (c) => c.text("hello"))
    .get("/loader.js", (c) => c.text("", 200, { "cross-origin-resource-policy": "cross-origin" }))
    .get("/elsewhere", (c) => c.redirect("/"))
    .get("/broken", () => Promise.reject(new Error("broken")));
  app.onError((_error, c) => c.text("", 500));
  const always = ["cross-origin-opener-policy", "same-origin", "cross-origin-resource-policy", "same-origin"];
  const server = await listen(() => ({ fetch: app.fetch, always }), { host, port: 0 });
  const policiesOf = async (path: string, method = "GET") => {
    const { status, headers } = await fetch(`http://${host}:${server.port}${path}`, { method, redirect: "manual" });
    return [status, headers.get("cross-origin-opener-policy"), headers.get("cross-origin-resource-policy")];
  };
  const paths = ["/", "/loader.js", "/elsewhere", "/broken", "/nowhere"];
  expect(await Promise.all(paths.map((path) => policiesOf(path)))).toEqual([
    [200, "same-origin", "same-origin"],
    [200, "same-origin", "cross-origin"],
    [302, "same-origin", "same-origin"],
    [500, "same-origin", "same-origin"],
    [404, "same-origin", "same-origin"],
  ]);
  expect(await policiesOf("/", "HEAD")).toEqual([200, "same-origin", "same-origin"]);
  await server.close(1_000);
});

/** Sends bytes and resolves with the whole response. */
async function answerTo(port: number, parts: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, host);
  for (const part of parts) socket.write(part);
  let answer = "";
  for await (const part of socket.setEncoding("utf8")) answer += String(part);
  return answer;
}

it.each([
  ["two hosts", "GET / HTTP/1.1\r\nHost: lk.example\r\nHost: evil.example\r\n\r\n", 400],
  ["the same host twice", "GET / HTTP/1.1\r\nHost: lk.example\r\nhost: lk.example\r\n\r\n", 400],
  ["two hosts in one header", "GET / HTTP/1.1\r\nHost: lk.example, evil.example\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["an empty host", "GET / HTTP/1.1\r\nHost:\r\n\r\n", 400],
  ["a whole address with another host", "GET http://evil.example/ HTTP/1.1\r\nHost: lk.example\r\n\r\n", 400],
  ["an unknown expectation", "GET / HTTP/1.1\r\nHost: lk.example\r\nExpect: miracles\r\n\r\n", 417],
  ["what is no request", "HELLO\r\n\r\n", 400],
  ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na", 400],
  ["headers of 70 kB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(70_000)}\r\n\r\n`, 431],
])(
  "refuses %s with the headers of every answer, and asks neither the app nor its memory",
  async (_, request, status) => {
    const asked: string[] = [];
    const server = await listen(
      () => ({
        fetch: () => (asked.push("app"), new Response("app")),
        answerCached: (_incoming, outgoing) => (asked.push("memory"), outgoing.end("memory"), true),
        always: ["x-content-type-options", "nosniff"],
      }),
      { host, port: 0 },
    );
    const [head = "", body] = (await answerTo(server.port, [request])).split("\r\n\r\n");
    expect([head.split(" ")[1], body, asked]).toEqual([String(status), "", []]);
    expect(head.split("\r\n")).toContain("x-content-type-options: nosniff");
    expect(head.toLowerCase().split("\r\n")).toContain("connection: close");
    await server.close(1_000);
  },
);

it.each([
  [
    "a whole address with the same host",
    "GET http://lk.example/ HTTP/1.1\r\nHost: lk.example\r\nConnection: close\r\n\r\n",
  ],
  ["HTTP/1.0 without a host", "GET / HTTP/1.0\r\n\r\n"],
])("answers %s", async (_, request) => {
  const server = await listen(() => new Hono().get("/", (c) => c.text("hello")), { host, port: 0 });
  expect(await answerTo(server.port, [request])).toMatch(/^HTTP\/1\.1 200 [^]*hello$/);
  await server.close(1_000);
});

it("sends no second answer into the middle of one when the rest of the connection is no request", async () => {
  const { promise: isSent, resolve: onSent } = Promise.withResolvers<void>();
  const app = new Hono().get("/", (c) =>
    c.body(new ReadableStream({ start: (stream) => (stream.enqueue(Buffer.from("begun")), onSent()) })),
  );
  const server = await listen(() => app, { host, port: 0 });
  const socket = connect(server.port, host);
  socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  await isSent;
  let answer = "";
  for await (const part of socket.setEncoding("utf8")) {
    if (answer === "") socket.write("no request\r\n\r\n");
    answer += String(part);
  }
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
  await server.close(1_000);
});

it("says so when the port is in use", async () => {
  const first = await listen(() => new Hono(), { host, port: 0 });
  await expect(listen(() => new Hono(), { host, port: first.port })).rejects.toThrow(
    new StartRefused(`Port ${first.port} on ${host} is in use: stop the program that uses it, or set PORT.`),
  );
  await first.close(0);
});

it("names the settings of a listener of operators", async () => {
  const names = { host: "ADMIN_HOST", port: "ADMIN_PORT" };
  const first = await listen(() => new Hono(), { host, port: 0 });
  await expect(listen(() => new Hono(), { host, port: first.port, names })).rejects.toThrow(
    new StartRefused(`Port ${first.port} on ${host} is in use: stop the program that uses it, or set ADMIN_PORT.`),
  );
  await expect(listen(() => new Hono(), { host: "192.0.2.1", port: 0, names })).rejects.toThrow(
    new StartRefused("ADMIN_HOST 192.0.2.1 is not an address of this machine: set it to one, or to 0.0.0.0 for all."),
  );
  await first.close(0);
});

it.each([
  ["192.0.2.1", "HOST 192.0.2.1 is not an address of this machine: set it to one, or to 0.0.0.0 for all."],
  [
    "no-such-host.invalid",
    "HOST no-such-host.invalid is not an address of this machine: set it to one, or to 0.0.0.0 for all.",
  ],
])("says so when it cannot listen on %s", async (unknown, sentence) => {
  await expect(listen(() => new Hono(), { host: unknown, port: 0 })).rejects.toThrow(new StartRefused(sentence));
});

it("tells the app its port, and the app answers the first call", async () => {
  const told: number[] = [];
  const port = await freePort();
  const calls = untilAnswered(port);
  const server = await listen(
    (taken) => {
      told.push(taken);
      return new Hono().get("/", (c) => c.text(`port ${taken}`));
    },
    { host, port },
  );
  expect(await calls).toBe(`port ${port}`);
  expect([told, server.port]).toEqual([[port], port]);
  await server.close(1_000);
});

it("finishes the running calls before it closes", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: called, resolve: onCall } = Promise.withResolvers<void>();
  const app = new Hono().get("/", async (c) => {
    onCall();
    await promise;
    return c.text("finished");
  });
  const server = await listen(() => app, { host, port: 0 });
  const answer = fetch(`http://${host}:${server.port}/`);
  await called;
  const closed = server.close(60_000);
  resolve();
  expect(await (await answer).text()).toBe("finished");
  await closed;
});

it("does not wait for idle connections that a browser opened in advance", async () => {
  const server = await listen(() => new Hono().get("/", (c) => c.text("hello")), { host, port: 0 });
  const ready = connect(server.port, host);
  await once(ready, "connect");
  // The server has accepted the first connection when it answers a later one.
  await (await fetch(`http://${host}:${server.port}/`)).text();
  await expect(server.close(60_000)).resolves.toBeUndefined();
  ready.destroy();
});

it("answers a call that has arrived in part when it closes", async () => {
  const server = await listen(() => new Hono().get("/", (c) => c.text("hello")), { host, port: 0 });
  const slow = connect(server.port, host);
  slow.write("GET / HTTP/1.1\r\nhost: localhost\r\n");
  await (await fetch(`http://${host}:${server.port}/`)).text();
  const closed = server.close(60_000);
  slow.write("connection: close\r\n\r\n");
  let answer = "";
  for await (const part of slow) answer += String(part);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*hello$/);
  await closed;
});

it("cuts off the calls that take too long", async () => {
  const { promise: called, resolve: onCall } = Promise.withResolvers<void>();
  const app = new Hono().get("/", () => {
    onCall();
    return new Promise<Response>(() => undefined);
  });
  const server = await listen(() => app, { host, port: 0 });
  const answer = fetch(`http://${host}:${server.port}/`).catch((error: unknown) => error);
  await called;
  await server.close(5);
  expect(await answer).toBeInstanceOf(TypeError);
});

it("reads the rest of a body it does not need, so that the next call on the connection is answered", async () => {
  const app = new Hono().post("/", (c) => c.text("enough", 413)).get("/", (c) => c.text("next"));
  const server = await listen(() => app, { host, port: 0 });
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

it("answers on while it drains, and asks clients to come back on a new connection", async () => {
  const app = new Hono().get("/", (c) => c.text("hello"));
  const answerCached = ({ url }: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (url !== "/cached") return false;
    outgoing.writeHead(200, ["content-length", "6"]).end("cached");
    return true;
  };
  const server = await listen(() => ({ fetch: app.fetch, answerCached }), { host, port: 0 });
  const connectionOf = async (path: string) => {
    const answer = await fetch(`http://${host}:${server.port}${path}`);
    return [answer.status, await answer.text(), answer.headers.get("connection")];
  };
  expect(await connectionOf("/")).toEqual([200, "hello", "keep-alive"]);
  server.drain();
  expect(await connectionOf("/")).toEqual([200, "hello", "close"]);
  expect(await connectionOf("/cached")).toEqual([200, "cached", "close"]);
  await server.close(1_000);
});

it("lets the sender of a large body read an early answer while it drains, and then closes", async () => {
  const app = new Hono().post("/", (c) => c.text("come back", 503, { "retry-after": "5" }));
  const server = await listen(() => app, { host, port: 0 });
  server.drain();
  const body = Buffer.alloc(8_000_000);
  const head = `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`;
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerTo(server.port, [head, body])));
  expect(answers.map((answer) => /^HTTP\/1\.1 503 [^]*\r\nretry-after: 5\r\n[^]*come back/.test(answer))).toEqual(
    answers.map(() => true),
  );
  await server.close(1_000);
});

it.each([
  ["more than the server reads", 1_000_000, { bytes: 100_000, milliseconds: 60_000 }],
  ["a few bytes for longer than it reads", 10, { bytes: 100_000, milliseconds: 50 }],
])("ends the connection of an early answer whose sender sends %s", async (_, bytes, discardLimit) => {
  const app = new Hono().post("/", (c) => c.text("come back", 503));
  const server = await listen(() => app, { host, port: 0, discardLimit });
  server.drain();
  const socket = connect({ port: server.port, host, allowHalfOpen: true });
  const isReset = new Promise((resolve) => socket.on("error", resolve));
  socket.resume().write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 8000000\r\n\r\n");
  await once(socket, "end");
  const rest = setInterval(() => socket.write(Buffer.alloc(bytes)), 20);
  await isReset;
  clearInterval(rest);
  expect(socket.bytesWritten).toBeLessThan(8_000_000);
  await server.close(1_000);
});

it("ends headers and bodies that arrive too slowly, and no body that the routes read slowly", async () => {
  const { promise: read, resolve: onRead } = Promise.withResolvers<void>();
  const app = new Hono()
    .post("/", async (c) => c.text(await c.req.text()))
    .post("/slow", async (c) => {
      await read;
      return c.text(String((await c.req.arrayBuffer()).byteLength));
    });
  app.onError((error, c) => c.text("", error instanceof SenderTooSlow ? 408 : 400));
  const server = await listen(() => app, {
    host,
    port: 0,
    headersMs: 100,
    bodyPace: { bytes: 1_000, milliseconds: 400 },
  });
  const answerTo = async (request: string | Buffer): Promise<string> => {
    const socket = connect(server.port, host);
    socket.write(request);
    let answer = "";
    for await (const part of socket) answer += String(part);
    return answer.split("\r\n")[0] ?? "";
  };
  const slowlyRead = fetch(`http://${host}:${server.port}/slow`, { method: "POST", body: Buffer.alloc(3_000_000) });
  expect(await answerTo("POST / HTTP/1.1\r\nhost: x\r\n")).toBe("HTTP/1.1 408 Request Timeout");
  const begun = "POST / HTTP/1.1\r\nhost: x\r\n";
  expect(await answerTo(`${begun}content-length: 9\r\n\r\nslow`)).toBe("HTTP/1.1 408 Request Timeout");
  expect(await answerTo(`${begun}transfer-encoding: chunked\r\n\r\n4\r\nslow\r\n`)).toBe(
    "HTTP/1.1 408 Request Timeout",
  );
  onRead();
  expect(await (await slowlyRead).text()).toBe("3000000");
  await server.close(1_000);
});

async function freePort(): Promise<number> {
  const server = await listen(() => new Hono(), { host, port: 0 });
  await server.close(0);
  return server.port;
}

/** Calls until there is an answer, and returns it. */
async function untilAnswered(port: number): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://${host}:${port}/`).catch(() => undefined);
    if (answer) return answer.text();
  }
}
