import { expect, it } from "vitest";
import { createActor, fromPromise, setup, waitFor } from "xstate";
import { actorSlot } from "./actor-slot.ts";
import { present } from "./present.ts";

const machine = setup({ actors: { findCity: actorSlot<string, { readonly zip: string }>("findCity") } }).createMachine({
  initial: "asking",
  states: { asking: { invoke: { src: "findCity", input: { zip: "8000" }, onDone: "known" } }, known: {} },
});

it("says how to fill a slot that was left empty", async () => {
  const actor = createActor(machine);
  const faults: unknown[] = [];
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.start();
  await expect.poll(() => faults).toEqual([new Error('The actor "findCity" is missing: add it with machine.provide.')]);
});

it("runs what the slot was filled with", async () => {
  const findCity = fromPromise<string, { readonly zip: string }>(async ({ input }) => `Aarhus ${input.zip}`);
  const actor = createActor(machine.provide({ actors: { findCity } })).start();
  expect((await waitFor(actor, ({ value }) => value === "known")).value).toBe("known");
});

it("names the missing value in its error", () => {
  expect(present(0, "amount")).toBe(0);
  expect(() => present(undefined, "amount")).toThrow('"amount" is missing');
});
