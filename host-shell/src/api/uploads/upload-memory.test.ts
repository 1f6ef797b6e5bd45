import { expect, it } from "vitest";
import { createUploadMemory } from "./upload-memory.ts";

function memoryOf(all: number, { each = all, always = 0 } = {}) {
  const memory = createUploadMemory({ all, each, always });
  const seen: string[] = [];
  const open = (name: string, sender = name) => {
    const share = memory.open(sender);
    return {
      take: (bytes: number) => share.take(bytes, () => seen.push(`${name} ${bytes}`)),
      leave: share.leave,
    };
  };
  return { open, seen };
}

it("lets uploads grow until it is full, and resumes waiting ones in order as soon as one leaves", () => {
  const { open, seen } = memoryOf(10);
  const [a, b, c] = [open("a"), open("b"), open("c")];
  a.take(4);
  b.take(3);
  c.take(3);
  b.take(2);
  c.take(2);
  expect(seen).toEqual(["a 4", "b 3", "c 3"]);
  a.leave();
  expect(seen.slice(3)).toEqual(["b 2", "c 2"]);
});

it("lets the largest upload continue when it is full, so that it ends and leaves", () => {
  const { open, seen } = memoryOf(10);
  const [slow, fast] = [open("slow"), open("fast")];
  slow.take(1);
  fast.take(9);
  slow.take(1);
  fast.take(9);
  fast.take(9);
  expect(seen).toEqual(["slow 1", "fast 9", "fast 9", "fast 9"]);
  fast.leave();
  expect(seen.at(-1)).toBe("slow 1");
});

it("lets an upload that is larger than itself through alone", () => {
  const { open, seen } = memoryOf(10);
  const [heavy, next] = [open("heavy"), open("next")];
  heavy.take(1_000);
  next.take(1);
  expect(seen).toEqual(["heavy 1000"]);
  heavy.leave();
  expect(seen).toEqual(["heavy 1000", "next 1"]);
});

it("frees memory once, however often an upload leaves", () => {
  const { open, seen } = memoryOf(10);
  const first = open("first");
  first.take(10);
  first.leave();
  first.leave();
  const [a, b] = [open("a"), open("b")];
  a.take(10);
  b.take(1);
  expect(seen).toEqual(["first 10", "a 10"]);
});

it("forgets uploads that leave while they wait", () => {
  const { open, seen } = memoryOf(10);
  const [a, b] = [open("a"), open("b")];
  a.take(10);
  b.take(5);
  b.leave();
  a.leave();
  expect(seen).toEqual(["a 10"]);
});

it("lets one sender hold only its share, of which the largest upload continues", () => {
  const { open, seen } = memoryOf(10, { each: 5 });
  const [first, second, other] = [open("first", "s"), open("second", "s"), open("other")];
  first.take(3);
  second.take(2);
  second.take(1);
  other.take(1);
  expect(seen).toEqual(["first 3", "second 2", "other 1"]);
  first.take(4);
  expect(seen.at(-1)).toBe("first 4");
  first.leave();
  expect(seen.at(-1)).toBe("second 1");
});

it("lets every upload hold a little, however full it is", () => {
  const { open, seen } = memoryOf(10, { always: 2 });
  const [large, small] = [open("large"), open("small")];
  large.take(10);
  small.take(2);
  small.take(1);
  expect(seen).toEqual(["large 10", "small 2"]);
});
