import { describe, expect, it } from "vitest";
import { type Lockfile, lockfileText, readLockfile } from "./page-lockfile.ts";

const lockfile: Lockfile = {
  v: 1,
  widgets: [
    {
      name: "cv-check",
      version: "1.2.0+3fa2c1d4",
      wish: "stable",
      state: "ready",
      editing: true,
      input: { attributes: { joinHref: "/bliv", "2": "to" }, json: { title: "Få læst dit CV – på 5 sekunder ✓ 🎉" } },
    },
    { name: "", version: "", wish: "2", state: "failed", editing: false, input: { attributes: {}, json: "{broken" } },
    { name: "fees", version: "", wish: "2", state: "", editing: false, input: { attributes: {} } },
  ],
};

const textOf = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString("base64url");
const withWidget = (change: object): string => textOf({ v: 1, widgets: [{ ...lockfile.widgets[0], ...change }] });

const depth = 20_000;
const nested = `${"[".repeat(depth)}${"]".repeat(depth)}`;
const deeplyNested = Buffer.from(
  JSON.stringify({ v: 1, widgets: [{ ...lockfile.widgets[2], input: { attributes: {}, json: "nested" } }] }).replace(
    '"nested"',
    nested,
  ),
).toString("base64url");

it("reads a lockfile as it was written, from characters that are safe in any address", () => {
  const text = lockfileText(lockfile);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readLockfile(text)).toEqual(lockfile);
});

it("reads a lockfile that a mail program has broken into lines", () => {
  expect(readLockfile(`  ${lockfileText(lockfile).replace(/(.{60})/g, "$1\r\n ")}\n`)).toEqual(lockfile);
});

it("recognises a string that was cut off anywhere but in its first characters", () => {
  const text = lockfileText(lockfile);
  const faults = Array.from({ length: text.length - 7 }, (_, index) => readLockfile(text.slice(0, index + 7)));
  expect(new Set(faults)).toEqual(new Set(["cut"]));
  expect(readLockfile(text.slice(0, 5))).toBe("foreign");
});

it("recognises a lockfile of a newer loader", () => {
  expect(readLockfile(textOf({ v: 2, pages: [] }))).toBe("newer");
});

it.each(["", 'a onclick="x"', "x$y", "@click", "widgetEditing", "siteWidget", "site-widget", "-site-widget"])(
  "drops the attribute %j, which no widget reads",
  (key) => {
    const read = readLockfile(withWidget({ input: { attributes: { [key]: "x", title: "Hej" } } }));
    expect(read).toMatchObject({ widgets: [{ input: { attributes: { title: "Hej" } } }] });
    const [widget] = (read as Lockfile).widgets;
    expect(Object.keys(widget?.input.attributes ?? {})).toEqual(["title"]);
  },
);

it("accepts fifty widgets, and recognises too many", () => {
  const widgetsOf = (count: number) => textOf({ v: 1, widgets: Array(count).fill(lockfile.widgets[2]) });
  expect(readLockfile(widgetsOf(50))).toHaveProperty("widgets.length", 50);
  expect(readLockfile(widgetsOf(51))).toBe("crowded");
});

describe("rejects as foreign", () => {
  it.each([
    ["an empty string", ""],
    ["other characters", "<script>alert(1)</script>"],
    ["base64 of something else", Buffer.from("hello world").toString("base64url")],
    ["bytes that are not text", Buffer.from([0xff, 0xfe, 0x00, 0x80]).toString("base64url")],
    ["JSON of something else", textOf(["v", 1])],
    ["nothing", textOf(null)],
    ["no widgets", textOf({ v: 1 })],
    ["an unknown state", withWidget({ state: "hacked" })],
    ["a name that is not a text", withWidget({ name: 7 })],
    ["an endless name", withWidget({ name: "x".repeat(201) })],
    ["JSON that is nested too deep to be written again", deeplyNested],
    ["an attribute that is not a text", withWidget({ input: { attributes: { a: 1 } } })],
  ])("%s", (_, text) => {
    expect(readLockfile(text)).toBe("foreign");
  });
});
