import { expect, it } from "vitest";
import { layoutOf, quoteOf } from "../../testing/sample-layout.ts";
import { createKeptLayouts } from "./kept-layouts.ts";
import type { LayoutFiles } from "./layout-files.ts";

const filed = (path: string, text = "Et") => ({
  site: "prøve",
  path,
  layout: layoutOf({ main: [quoteOf(text)] }),
  answeredAt: 1,
});

function open(limits?: Parameters<typeof createKeptLayouts>[1]) {
  const changes: string[] = [];
  const files: LayoutFiles = {
    readAll: async () => [filed("/fra-fil")],
    write: ({ path }) => void changes.push(`write ${path}`),
    touch: ({ path, answeredAt }) => void changes.push(`touch ${path} ${answeredAt}`),
    remove: ({ path }) => void changes.push(`remove ${path}`),
    settled: async () => undefined,
  };
  return { changes, kept: createKeptLayouts(files, limits) };
}
const pathsIn = ({ all }: ReturnType<typeof createKeptLayouts>) => [...all()].map(({ path }) => path);

it("keeps the object of an answer that is the same, and notes its time", () => {
  const { kept, changes } = open();
  const first = filed("/a");
  kept.keep(first);
  const before = kept.changes();
  expect(kept.confirm({ ...filed("/a"), answeredAt: 9 })).toBe(first.layout);
  expect(kept.confirm(filed("/a", "To"))).toBeUndefined();
  expect(kept.confirm(filed("/b"))).toBeUndefined();
  expect([kept.find("prøve", "/a")?.answeredAt, kept.changes()]).toEqual([9, before]);
  expect(changes).toEqual(["write /a", "touch /a 9"]);
});

it("drops the page that was not looked at longest when there are too many", async () => {
  const { kept, changes } = open({ pages: 3, bytes: 2 ** 20 });
  await kept.restore();
  for (const path of ["/a", "/b"]) kept.keep(filed(path));
  expect(kept.isFull()).toBe(true);
  kept.find("prøve", "/fra-fil");
  kept.keep(filed("/c"));
  expect(pathsIn(kept)).toEqual(["/b", "/fra-fil", "/c"]);
  expect(changes).toEqual(["write /a", "write /b", "remove /a", "write /c"]);
});

it("drops pages when they are too large together, but never the newest", () => {
  const size = Buffer.byteLength(JSON.stringify(filed("/a").layout));
  const { kept } = open({ pages: 100, bytes: 2 * size });
  for (const path of ["/a", "/b", "/c"]) kept.keep(filed(path));
  expect(pathsIn(kept)).toEqual(["/b", "/c"]);
  kept.keep(filed("/d", "x".repeat(3 * size)));
  expect(pathsIn(kept)).toEqual(["/d"]);
  kept.keep(filed("/d"));
  kept.keep(filed("/e"));
  expect(pathsIn(kept)).toEqual(["/d", "/e"]);
});

it("changes its count with each page that is new, different or gone", () => {
  const { kept } = open();
  const counts = [kept.changes()];
  for (const change of [
    () => kept.keep(filed("/a")),
    () => kept.keep(filed("/a", "To")),
    () => kept.drop("prøve", "/a"),
    () => kept.drop("prøve", "/a"),
  ]) {
    change();
    counts.push(kept.changes());
  }
  expect(counts).toEqual([0, 1, 2, 3, 3]);
});

it("knows the paths that pages lead to, as long as the pages are there", () => {
  const { kept } = open();
  kept.keep(
    filed("/a", '<a href="/løn/?x=1#y">L</a> <a href="/%C3%B8l">Ø</a> <img src="/-/media/a.png"> <a href="//b.dk/c">'),
  );
  kept.keep({
    ...filed("/b"),
    layout: layoutOf({ main: [{ ...quoteOf("x"), fields: { link: { value: { href: "/Job" } } } }] }),
  });
  expect([...kept.linked()].toSorted()).toEqual(["/job", "/løn", "/øl"]);
  kept.drop("prøve", "/a");
  expect([...kept.linked()]).toEqual(["/job"]);
});
