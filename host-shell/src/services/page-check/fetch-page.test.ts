import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchPage } from "./fetch-page.ts";

type Answer = (response: ServerResponse) => void;
const html = { "content-type": "text/html; charset=utf-8" };
const answers: Readonly<Record<string, Answer>> = {
  "/page": (response) => response.writeHead(200, { ...html, "content-security-policy": "a, b" }).end("<p>æ"),
  "/latin": (response) =>
    response.writeHead(200, { "content-type": "text/html; charset=iso-8859-1" }).end(Buffer.from([0xe6])),
  "/unknown-charset": (response) => response.writeHead(200, { "content-type": "text/html; charset=x-y" }).end("æ"),
  "/moved": (response) => response.writeHead(301, { location: "/page" }).end(),
  "/away": (response) => response.writeHead(302, { location: "http://elsewhere.example/page" }).end(),
  "/there": (response) => response.writeHead(302, { location: "/back" }).end(),
  "/back": (response) => response.writeHead(302, { location: "/there" }).end(),
  ...Object.fromEntries(
    Array.from({ length: 7 }, (_, index): readonly [string, Answer] => [
      `/step${index}`,
      (response) => response.writeHead(302, { location: `/step${index + 1}` }).end(),
    ]),
  ),
  "/dropped": (response) => response.destroy(),
  "/round": (response) => response.writeHead(302, { location: "/round" }).end(),
  "/file": (response) => response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF"),
  "/closed": (response) => response.writeHead(403, html).end("<p>Log ind"),
  "/long": (response) => response.writeHead(200, html).end("x".repeat(5_000)),
  "/slow": (response) => response.writeHead(200, html).write("<p>"),
};

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => answers[request.url ?? ""]?.(response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path: string, limits: { readonly timeLimit?: number; readonly mostBytes?: number } = {}) =>
  fetchPage(new URL(path, origin), { mayCall: (address) => address.origin === origin, ...limits });

it("returns the HTML in its encoding, and the policies", async () => {
  expect(await read("/page")).toEqual({
    kind: "page",
    address: new URL("/page", origin),
    html: "<p>æ",
    policies: ["a", " b"],
    isCut: false,
  });
  expect(await read("/latin")).toMatchObject({ html: "æ" });
  expect(await read("/unknown-charset")).toMatchObject({ html: "æ" });
});

it("follows redirects to allowed origins alone, and not for ever", async () => {
  expect(await read("/moved")).toMatchObject({ kind: "page", address: new URL("/page", origin) });
  expect(await read("/away")).toEqual({ kind: "elsewhere", address: new URL("http://elsewhere.example/page") });
  expect(await read("/round")).toEqual({ kind: "circles", address: new URL("/round", origin), isRing: true });
  expect(await read("/there")).toEqual({ kind: "circles", address: new URL("/there", origin), isRing: true });
  expect(await read("/step0")).toEqual({ kind: "circles", address: new URL("/step6", origin), isRing: false });
});

it("reads neither files nor error pages", async () => {
  expect(await read("/file")).toEqual({ kind: "notHtml", type: "application/pdf" });
  expect(await read("/closed")).toEqual({ kind: "status", status: 403 });
});

it("reads only the beginning of a long page", async () => {
  expect(await read("/long", { mostBytes: 100 })).toMatchObject({ html: "x".repeat(100), isCut: true });
});

it("tells a page that does not end from one that does not answer, and from a closed connection", async () => {
  expect(await read("/slow", { timeLimit: 200 })).toEqual({ kind: "unfinished" });
  expect(await read("/nothing", { timeLimit: 50 })).toEqual({ kind: "slow" });
  expect(await read("/dropped")).toEqual({ kind: "disconnected" });
});

it("says that a host has no address", async () => {
  const cause = Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" });
  const fetch = async () => Promise.reject(new TypeError("fetch failed", { cause }));
  expect(await fetchPage(new URL("https://gone.example"), { mayCall: () => true, fetch })).toEqual({
    kind: "unknownHost",
  });
});
