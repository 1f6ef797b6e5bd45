import type { Organisations } from "shared-runtime/api/organisations.ts";
import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { feeCalculatorMachine } from "./fee-calculator.machine.ts";
import type { FeeChoice } from "./model/fee-choice.ts";

const ours = { id: "os", name: "Os", priceUnionYearly: 3348 };
const current = { id: "a", name: "A", priceUnionYearly: 4668 };
const known: Organisations = { ours, organisations: [current, ours] };
const choice: FeeChoice = { organisationId: "a", memberType: "priceUnionYearly" };

async function start(answers: readonly (() => Promise<Organisations>)[], shared?: FeeChoice) {
  const left = [...answers];
  const machine = feeCalculatorMachine.provide({
    actors: { fetchOrganisations: fromPromise(async () => (left.shift() ?? (async () => known))()) },
  });
  const actor = createActor(machine, { input: { shared } }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches("loading"));
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context.calculation?.result.kind];
  return { actor, now };
}

it("leads from the choice to the result, and back without it", async () => {
  const { actor, now } = await start([]);
  expect(now()).toEqual(["choosing", undefined]);
  actor.send({ type: "choice.made", choice });
  expect(now()).toEqual(["calculated", "cheaper"]);
  actor.send({ type: "result.cleared" });
  expect(now()).toEqual(["choosing", undefined]);
  actor.send({ type: "choice.made", choice: { ...choice, organisationId: "os" } });
  expect(now()).toEqual(["calculated", "own"]);
});

it("begins with the result of a shared address", async () => {
  expect((await start([], choice)).now()).toEqual(["calculated", "cheaper"]);
});

it("ignores a shared address or a choice with an organisation that is not listed", async () => {
  const unknown = { ...choice, organisationId: "b" };
  const { actor, now } = await start([], unknown);
  expect(now()).toEqual(["choosing", undefined]);
  actor.send({ type: "choice.made", choice: unknown });
  expect(now()).toEqual(["choosing", undefined]);
});

it.each([{ organisations: [] }, { ours, organisations: [] }, { organisations: [current] }])(
  "has nothing to compare with %j",
  async (organisations) => {
    expect((await start([async () => organisations], choice)).now()).toEqual(["empty", undefined]);
  },
);

it("loads again after a failure, and still shows the result of the address", async () => {
  const { actor, now } = await start([() => Promise.reject(new Error("away"))], choice);
  expect(now()).toEqual(["failed", undefined]);
  actor.send({ type: "loading.retried" });
  await waitFor(actor, (snapshot) => !snapshot.matches("loading"));
  expect(now()).toEqual(["calculated", "cheaper"]);
});
