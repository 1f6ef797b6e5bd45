import { expect, it } from "vitest";
import { createGate } from "./gate.ts";

const patient = new AbortController().signal;
const settled = () => new Promise(setImmediate);

async function tracked(entering: Promise<unknown>, seen: string[], name: string) {
  await entering.then(
    (leave) => seen.push(leave ? `${name} in` : `${name} refused`),
    (reason: unknown) => seen.push(`${name} ${String(reason)}`),
  );
}

it("lets in what fits and the rest in order, as soon as there is room", async () => {
  const gate = createGate({ capacity: 10, maxWaiting: 10 });
  const leave = await gate.enter(6, patient);
  const seen: string[] = [];
  const others = [tracked(gate.enter(6, patient), seen, "b"), tracked(gate.enter(2, patient), seen, "c")];
  await settled();
  expect(seen).toEqual([]);
  leave?.();
  await Promise.all(others);
  expect(seen).toEqual(["b in", "c in"]);
});

it("lets something heavier than itself through alone", async () => {
  const gate = createGate({ capacity: 10, maxWaiting: 10 });
  const leave = await gate.enter(1_000, patient);
  const seen: string[] = [];
  const next = tracked(gate.enter(1, patient), seen, "b");
  await settled();
  expect(seen).toEqual([]);
  leave?.();
  await next;
  expect(seen).toEqual(["b in"]);
});

it("counts a place as free once, however often it is left", async () => {
  const gate = createGate({ capacity: 1, maxWaiting: 10 });
  const leave = await gate.enter(1, patient);
  leave?.();
  leave?.();
  const seen: string[] = [];
  const next = [tracked(gate.enter(1, patient), seen, "b"), tracked(gate.enter(1, patient), seen, "c")];
  await settled();
  expect(seen).toEqual(["b in"]);
  void next;
});

it("refuses at once when the line is full", async () => {
  const gate = createGate({ capacity: 1, maxWaiting: 1 });
  await gate.enter(1, patient);
  void gate.enter(1, patient);
  expect(await gate.enter(1, patient)).toBeUndefined();
});

it("forgets who gives up, and lets in who stood behind", async () => {
  const gate = createGate({ capacity: 10, maxWaiting: 10 });
  await gate.enter(5, patient);
  const leaving = new AbortController();
  const seen: string[] = [];
  const others = [tracked(gate.enter(9, leaving.signal), seen, "b"), tracked(gate.enter(5, patient), seen, "c")];
  leaving.abort("gone");
  await Promise.all(others);
  expect(seen.toSorted()).toEqual(["b gone", "c in"]);
});
