import { expect, test, vi } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { codedBody } from "../http/coded-body.ts";
import { createPageSheets } from "./page-sheets.ts";

const sheet = (text: string) => codedBody({ identity: Buffer.from(text) });
const [site, prose, quote] = ["0000000a", "0000000b", "0000000c"].map((name) => `/assets/sheet-${name}.css`) as [
  string,
  string,
  string,
];
const files = new Map([
  [site.slice(1), sheet("a{}")],
  [prose.slice(1), sheet("b{}")],
  [quote.slice(1), sheet("c{}")],
]);

function sheetsOf(secret = "secret", own = files) {
  const findReleased = vi.fn(async (path: string) => (path.endsWith("0000000d.css") ? sheet("old{}") : undefined));
  return { findReleased, ...createPageSheets({ files: own, findReleased, secret }) };
}

const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

test("the sheets of a page are one file in their order, also compressed", async () => {
  const { addressOf, find } = sheetsOf();
  const body = await find(addressOf([site, quote, prose])?.slice(1) ?? "");
  expect(textOf(body?.identity.bytes)).toBe("a{}c{}b{}");
  expect(textOf(brotliDecompressSync(body?.br?.bytes ?? new Uint8Array()))).toBe("a{}c{}b{}");
  expect(textOf(gunzipSync(body?.gzip?.bytes ?? new Uint8Array()))).toBe("a{}c{}b{}");
});

test("pages with the same blocks share an address, and others do not", () => {
  const { addressOf } = sheetsOf();
  expect(addressOf([site, quote])).toBe(addressOf([site, quote]));
  expect(addressOf([site, quote])).toBe(sheetsOf().addressOf([site, quote]));
  expect(addressOf([site, prose])).not.toBe(addressOf([site, quote]));
  expect(addressOf([])).toBeUndefined();
});

test("a server of the same secret makes a file that it never linked, also from the sheets of another release", async () => {
  const linked = sheetsOf().addressOf([site, "/assets/sheet-0000000d.css"]) ?? "";
  expect(textOf((await sheetsOf().find(linked.slice(1)))?.identity.bytes)).toBe("a{}old{}");
});

test("a made-up address has no file and starts no search for sheets", async () => {
  const { addressOf, find, findReleased } = sheetsOf();
  const known = addressOf([site, quote])?.slice(1) ?? "";
  const madeUp = [
    known.replace("0000000c", "0000000b"),
    known.replace("0000000a0000000c", "0000000c0000000a"),
    known.replace(/-[\w-]{11}\.css/, "-aaaaaaaaaaa.css"),
    sheetsOf("another secret").addressOf([site, quote])?.slice(1) ?? "",
    "assets/page-0000000a.css",
    "assets/page-.css",
    "assets/sheet-0000000a.css",
  ];
  expect(await Promise.all(madeUp.map(find))).toEqual(madeUp.map(() => undefined));
  expect(findReleased).not.toHaveBeenCalled();
});

test("a file is missing while one of its sheets is, and is found afterwards", async () => {
  const own = new Map(files);
  own.delete(quote.slice(1));
  const { addressOf, find } = sheetsOf("secret", own);
  const path = addressOf([site, quote])?.slice(1) ?? "";
  expect(await find(path)).toBeUndefined();
  own.set(quote.slice(1), sheet("c{}"));
  expect(textOf((await find(path))?.identity.bytes)).toBe("a{}c{}");
});

test("the scripts of blocks are one file, and others keep their own", async () => {
  const [tabs, slider] = ["/assets/script-0000001a.js", "/assets/script-0000001b.js"] as const;
  const own = new Map([
    [tabs.slice(1), sheet("tabs()")],
    [slider.slice(1), sheet("slider()")],
  ]);
  const { scriptsOf, find } = sheetsOf("secret", own);
  const [together = "", ...others] = scriptsOf([tabs, "/assets/session-debug-1.js", slider]);
  expect(others).toEqual(["/assets/session-debug-1.js"]);
  expect(textOf((await find(together.slice(1)))?.identity.bytes)).toBe("tabs()slider()");
  expect(await find(together.slice(1).replace(".js", ".css"))).toBeUndefined();
  expect(scriptsOf(["/assets/session-debug-1.js"])).toEqual(["/assets/session-debug-1.js"]);
});
