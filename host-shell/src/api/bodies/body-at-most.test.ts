import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type HttpServer, listen } from "../../server/listen.ts";
import { bodyAtMost } from "./body-at-most.ts";

const host = "127.0.0.1";
const app = new Hono()
  .post(
    "/",
    bodyAtMost(1_000, (c) => c.text("too large", 413)),
    async (c) => c.text(`read ${(await c.req.text()).length}`),
  )
  .get("/", (c) => c.text("next"));
let server: HttpServer;
beforeAll(async () => {
  server = await listen(() => app, { host, port: 0 });
});
afterAll(() => server.close(0));

const chunked = (length: number) => `${length.toString(16)}\r\n${"x".repeat(length)}\r\n0\r\n\r\n`;

/** Sends a body and another call on one connection. Resolves with the texts of the answers when the connection ends. */
async function answersTo(header: string, body: string): Promise<readonly string[]> {
  const socket = connect(server.port, host).setEncoding("utf8");
  let text = "";
  socket.on("data", (part: string) => (text += part)).on("error", () => undefined);
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n${body}`);
  socket.write("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
  await once(socket, "close");
  return text.match(/too large|next|read \d+/g) ?? [];
}

it("refuses a declared body that is too large, and answers the next call on the connection", async () => {
  expect(await answersTo("content-length: 2000000", "x".repeat(2_000_000))).toEqual(["too large", "next"]);
});

it("refuses a body without a declared length at once, and ends the connection", async () => {
  expect(await answersTo("transfer-encoding: chunked", chunked(1_001))).toEqual(["too large"]);
});

it("lets bodies through up to the limit", async () => {
  expect(await answersTo("content-length: 1000", "x".repeat(1_000))).toEqual(["read 1000", "next"]);
  expect(await answersTo("transfer-encoding: chunked", chunked(1_000))).toEqual(["read 1000", "next"]);
});
