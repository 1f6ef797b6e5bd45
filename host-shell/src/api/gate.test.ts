import { expect, it } from "vitest";
import { createGate } from "./gate.ts";

const patient = new AbortController().signal;
const settled = () => new Promise(setImmediate);

async function tracked(entering: Promise<unknown>, seen: string[], name: string) {
  await entering.then(
    () => seen.push(`${name} in`),
    (reason: unknown) => seen.push(`${name} ${String(reason)}`),
  );
}

it("lets in as many as there are places, and the rest in order as soon as one is free", async () => {
  const gate = createGate(2);
  const leave = await gate.enter(patient);
  await gate.enter(patient);
  const seen: string[] = [];
  const others = [tracked(gate.enter(patient), seen, "b"), tracked(gate.enter(patient), seen, "c")];
  await settled();
  expect(seen).toEqual([]);
  leave();
  await settled();
  expect(seen).toEqual(["b in"]);
  void others;
});

it("counts a place as free once, however often it is left", async () => {
  const gate = createGate(1);
  const leave = await gate.enter(patient);
  leave();
  leave();
  const seen: string[] = [];
  const next = [tracked(gate.enter(patient), seen, "b"), tracked(gate.enter(patient), seen, "c")];
  await settled();
  expect(seen).toEqual(["b in"]);
  void next;
});

it("forgets who gives up", async () => {
  const gate = createGate(1);
  const leave = await gate.enter(patient);
  const leaving = new AbortController();
  const seen: string[] = [];
  const others = [tracked(gate.enter(leaving.signal), seen, "b"), tracked(gate.enter(patient), seen, "c")];
  leaving.abort("gone");
  leave();
  await Promise.all(others);
  expect(seen.toSorted()).toEqual(["b gone", "c in"]);
});
