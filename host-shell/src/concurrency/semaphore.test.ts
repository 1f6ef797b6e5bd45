import { expect, it } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const patient = new AbortController().signal;
const settled = () => new Promise(setImmediate);

async function tracked(entering: Promise<unknown>, seen: string[], name: string) {
  await entering.then(
    () => seen.push(`${name} in`),
    (reason: unknown) => seen.push(`${name} ${String(reason)}`),
  );
}

it("grants as many permits as there are, and the next in order as soon as one is released", async () => {
  const semaphore = createSemaphore(2);
  const release = await semaphore.acquire(patient);
  await semaphore.acquire(patient);
  const seen: string[] = [];
  const others = [tracked(semaphore.acquire(patient), seen, "b"), tracked(semaphore.acquire(patient), seen, "c")];
  await settled();
  expect(seen).toEqual([]);
  release();
  await settled();
  expect(seen).toEqual(["b in"]);
  void others;
});

it("frees a permit once, however often it is released", async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(patient);
  release();
  release();
  const seen: string[] = [];
  const next = [tracked(semaphore.acquire(patient), seen, "b"), tracked(semaphore.acquire(patient), seen, "c")];
  await settled();
  expect(seen).toEqual(["b in"]);
  void next;
});

it("skips a request that was aborted", async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(patient);
  const leaving = new AbortController();
  const seen: string[] = [];
  const others = [
    tracked(semaphore.acquire(leaving.signal), seen, "b"),
    tracked(semaphore.acquire(patient), seen, "c"),
  ];
  leaving.abort("gone");
  release();
  await Promise.all(others);
  expect(seen.toSorted()).toEqual(["b gone", "c in"]);
});
