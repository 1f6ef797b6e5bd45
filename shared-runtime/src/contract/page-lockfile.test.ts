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

it("a lockfile is read as it was written, from letters that any address takes", () => {
  const text = lockfileText(lockfile);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readLockfile(text)).toEqual(lockfile);
});

it("a mail program that breaks the string into lines breaks nothing", () => {
  expect(readLockfile(`  ${lockfileText(lockfile).replace(/(.{60})/g, "$1\r\n ")}\n`)).toEqual(lockfile);
});

it("wherever a string was cut off, it says so, save in the first letters", () => {
  const text = lockfileText(lockfile);
  const faults = Array.from({ length: text.length - 7 }, (_, index) => readLockfile(text.slice(0, index + 7)));
  expect(new Set(faults)).toEqual(new Set(["cut"]));
  expect(readLockfile(text.slice(0, 5))).toBe("foreign");
});

it("a lockfile of a later loader is told from what never was one", () => {
  expect(readLockfile(textOf({ v: 2, pages: [] }))).toBe("newer");
});

it.each(["", 'a onclick="x"', "x$y", "@click", "widgetEditing", "siteWidget", "site-widget", "-site-widget"])(
  "the attribute %j, which no widget reads, is left out",
  (key) => {
    const read = readLockfile(withWidget({ input: { attributes: { [key]: "x", title: "Hej" } } }));
    expect(read).toMatchObject({ widgets: [{ input: { attributes: { title: "Hej" } } }] });
    const [widget] = (read as Lockfile).widgets;
    expect(Object.keys(widget?.input.attributes ?? {})).toEqual(["title"]);
  },
);

it("a page may have hundreds of widgets, and is told when they are too many", () => {
  const widgetsOf = (count: number) => textOf({ v: 1, widgets: Array(count).fill(lockfile.widgets[2]) });
  expect(readLockfile(widgetsOf(500))).toHaveProperty("widgets.length", 500);
  expect(readLockfile(widgetsOf(501))).toBe("crowded");
});

describe("is no lockfile:", () => {
  it.each([
    ["an empty string", ""],
    ["other letters", "<script>alert(1)</script>"],
    ["base64 of something else", Buffer.from("hello world").toString("base64url")],
    ["bytes that are no text", Buffer.from([0xff, 0xfe, 0x00, 0x80]).toString("base64url")],
    ["JSON of something else", textOf(["v", 1])],
    ["nothing", textOf(null)],
    ["no widgets", textOf({ v: 1 })],
    ["a state that there is not", withWidget({ state: "hacked" })],
    ["a name that is no text", withWidget({ name: 7 })],
    ["a name without an end", withWidget({ name: "x".repeat(201) })],
    ["JSON that nobody can write again", deeplyNested],
    ["an attribute that is no text", withWidget({ input: { attributes: { a: 1 } } })],
  ])("%s", (_, text) => {
    expect(readLockfile(text)).toBe("foreign");
  });
});
