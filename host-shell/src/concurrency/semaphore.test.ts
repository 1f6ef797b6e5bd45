import { expect, it } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const settled = () => new Promise(setImmediate);

async function tracked(entering: Promise<unknown>, seen: string[], name: string) {
  await entering.then(
    () => seen.push(`${name} in`),
    (reason: unknown) => seen.push(`${name} ${String(reason)}`),
  );
}

it("grants as many permits as there are, and the next in order as soon as one is released", async () => {
  const semaphore = createSemaphore({ permits: 2 });
  const release = await semaphore.acquire();
  await semaphore.acquire();
  const seen: string[] = [];
  const others = [tracked(semaphore.acquire(), seen, "b"), tracked(semaphore.acquire(), seen, "c")];
  await settled();
  expect(seen).toEqual([]);
  release();
  await settled();
  expect(seen).toEqual(["b in"]);
  void others;
});

it("frees a permit once, however often it is released", async () => {
  const semaphore = createSemaphore({ permits: 1 });
  const release = await semaphore.acquire();
  release();
  release();
  const seen: string[] = [];
  const next = [tracked(semaphore.acquire(), seen, "b"), tracked(semaphore.acquire(), seen, "c")];
  await settled();
  expect(seen).toEqual(["b in"]);
  void next;
});

it("skips a request that was aborted", async () => {
  const semaphore = createSemaphore({ permits: 1 });
  const release = await semaphore.acquire();
  const leaving = new AbortController();
  const seen: string[] = [];
  const others = [
    tracked(semaphore.acquire({ signal: leaving.signal }), seen, "b"),
    tracked(semaphore.acquire(), seen, "c"),
  ];
  leaving.abort("gone");
  release();
  await Promise.all(others);
  expect(seen.toSorted()).toEqual(["b gone", "c in"]);
});

it("leaves a permit for others while one holder has its share and waits for more", async () => {
  const semaphore = createSemaphore({ permits: 2, each: 1 });
  const release = await semaphore.acquire({ holder: "many" });
  const seen: string[] = [];
  const more = tracked(semaphore.acquire({ holder: "many" }), seen, "more");
  await tracked(semaphore.acquire({ holder: "one" }), seen, "one");
  expect(seen).toEqual(["one in"]);
  release();
  await more;
  expect(seen).toEqual(["one in", "more in"]);
});

it("lets holders take turns, so that one with many requests keeps nobody waiting for all of them", async () => {
  const semaphore = createSemaphore({ permits: 1 });
  const seen: string[] = [];
  const held = async (holder: string) => {
    const release = await semaphore.acquire({ holder });
    seen.push(holder);
    await settled();
    release();
  };
  await Promise.all(["a", "a", "a", "b", "b", "c"].map(held));
  expect(seen).toEqual(["a", "b", "c", "a", "b", "a"]);
});

it("grants requests without a holder in their order", async () => {
  const semaphore = createSemaphore({ permits: 2, each: 1 });
  const seen: string[] = [];
  await Promise.all(["a", "b"].map((name) => tracked(semaphore.acquire(), seen, name)));
  expect(seen).toEqual(["a in", "b in"]);
});
