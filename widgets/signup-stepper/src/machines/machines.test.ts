import type { FoundCompanies } from "shared-runtime/api/company.calls.ts";
import type { MembershipCalculation, MembershipPrices } from "shared-runtime/api/membership.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { company, prices } from "../../testing/signup-server.ts";
import { cityMachine } from "./city.machine.ts";
import { leadCaptureMachine } from "./lead-capture.machine.ts";
import type { Outcome } from "../sending/agreed-membership.ts";
import { priceMachine } from "./price.machine.ts";
import { workplaceMachine } from "./workplace.machine.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const offline = () => Object.assign(new Error("offline"), { name: "NetworkError" });
const refused = (status: number) =>
  Object.assign(new Error("refused"), { name: "HTTPError", response: new Response("", { status }), data: undefined });
const settle = () => vi.advanceTimersByTimeAsync(0);

function startCity(find: (zip: string) => Promise<{ readonly zip: string; readonly city: string }>, hasCity = false) {
  const [searched, given] = [vi.fn(async () => [{ cityName: "Aarhus C", postCode: "8000" }]), vi.fn()];
  const learned: (readonly [string, string | undefined])[] = [];
  const taken = vi.fn();
  const actor = createActor(
    cityMachine.provide({
      actors: {
        findCity: fromPromise<{ zip: string; city: string }, { readonly zip: string }>(({ input }) => find(input.zip)),
        searchCities: fromPromise<readonly { cityName: string; postCode: string }[], { readonly text: string }>(
          searched,
        ),
      },
      actions: {
        giveCity: (_, found) => found && given(found.city),
        takeCity: (_, keeps) => keeps || taken(),
        learnZip: (_, { zip, city }) => learned.push([zip, city]),
      },
    }),
    { input: { hasCity } },
  ).start();
  return { actor, searched, given, taken, learned };
}

it("keeps the city of a draft, and learns that of its postal code, so that the form can compare them", async () => {
  const { actor, given, taken, learned } = startCity(async (zip) => {
    if (zip === "9997") throw refused(404);
    return { zip, city: "Aarhus C" };
  }, true);
  actor.send({ type: "zip.typed", zip: "8000" });
  await settle();
  expect([learned, given.mock.calls]).toEqual([[["8000", "Aarhus C"]], []]);
  actor.send({ type: "zip.typed", zip: "9997" });
  await settle();
  expect([learned[1], taken.mock.calls.length]).toEqual([["9997", undefined], 1]);
});

it.each([refused(404), offline()])(
  "keeps the city of a draft if the register does not know or answer: %#",
  async (no) => {
    const { actor, taken } = startCity(() => Promise.reject(no), true);
    actor.send({ type: "zip.typed", zip: "9997" });
    await settle();
    expect(taken).not.toHaveBeenCalled();
  },
);

it("waits three seconds for the city, and no longer", async () => {
  const { actor } = startCity(() => new Promise(() => {}));
  actor.send({ type: "zip.typed", zip: "8000" });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(actor.getSnapshot().matches({ lookup: "looking" })).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().matches({ lookup: "idle" })).toBe(true);
});

it("looks a Danish postal code up once it has four digits", async () => {
  const { actor, given } = startCity(async (zip) => ({ zip, city: `By ${zip}` }));
  for (const zip of ["8", "80", "800", "8000", "8000", "0999", "8200"]) actor.send({ type: "zip.typed", zip });
  await settle();
  expect(given.mock.calls).toEqual([["By 8200"]]);
});

it("tells an unknown postal code from a register that does not answer", async () => {
  const { actor, taken } = startCity(async (zip) => {
    throw zip === "8888" ? refused(404) : offline();
  });
  actor.send({ type: "zip.typed", zip: "8888" });
  await settle();
  expect([actor.getSnapshot().matches({ lookup: "unknown" }), taken.mock.calls.length]).toEqual([true, 1]);
  actor.send({ type: "zip.typed", zip: "8000" });
  await settle();
  expect([actor.getSnapshot().matches({ lookup: "idle" }), taken.mock.calls.length]).toEqual([true, 1]);
});

it("takes the city of another postal code away if the lookup fails, but not a typed one", async () => {
  const { actor, given, taken } = startCity(async (zip) => {
    if (zip === "8000") return { zip, city: "Aarhus C" };
    throw offline();
  });
  actor.send({ type: "zip.typed", zip: "8000" });
  await settle();
  expect(given.mock.calls).toEqual([["Aarhus C"]]);
  actor.send({ type: "zip.typed", zip: "2100" });
  await settle();
  expect(taken).toHaveBeenCalledTimes(1);
  actor.send({ type: "city.typed", text: "København Ø" });
  actor.send({ type: "zip.typed", zip: "2200" });
  await settle();
  expect(taken).toHaveBeenCalledTimes(1);
  actor.send({ type: "city.chosen", zip: "8200", city: "Aarhus N" });
  actor.send({ type: "zip.typed", zip: "2300" });
  await settle();
  expect(taken).toHaveBeenCalledTimes(2);
});

it("searches for a city from two characters on, when typing pauses", async () => {
  const { actor, searched } = startCity(async (zip) => ({ zip, city: "" }));
  actor.send({ type: "city.typed", text: "a" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(searched).not.toHaveBeenCalled();
  for (const text of ["aa", "aar", "aarh"]) actor.send({ type: "city.typed", text });
  await vi.advanceTimersByTimeAsync(200);
  expect([searched.mock.calls.length, actor.getSnapshot().context.suggestions.length]).toEqual([1, 1]);
  actor.send({ type: "city.typed", text: "a" });
  expect(actor.getSnapshot().context.suggestions).toEqual([]);
});

function startWorkplace(find: (name: string) => Promise<(typeof company)[]>) {
  const found = vi.fn(find);
  const actor = createActor(
    workplaceMachine.provide({
      actors: {
        findCompanies: fromPromise<FoundCompanies, { readonly name: string; readonly town: string }>(
          async ({ input }) => ({ companies: await found(input.name), total: 143 }),
        ),
      },
    }),
  ).start();
  return { actor, found };
}

it("searches for a place of work when typing pauses, and at once on request", async () => {
  const { actor, found } = startWorkplace(async () => [company]);
  for (const text of ["a", "ag", "age"]) actor.send({ type: "name.typed", text });
  await vi.advanceTimersByTimeAsync(299);
  expect(found).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([found.mock.calls, actor.getSnapshot().value]).toEqual([[["age"]], "results"]);
  expect([actor.getSnapshot().context.companies, actor.getSnapshot().context.total]).toEqual([[company], 143]);
  actor.send({ type: "search.asked" });
  await settle();
  expect(found).toHaveBeenCalledTimes(2);
});

it("searches for two letters only on request", async () => {
  const { actor, found } = startWorkplace(async () => [company]);
  actor.send({ type: "name.typed", text: "3F" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(found).not.toHaveBeenCalled();
  actor.send({ type: "search.asked" });
  await settle();
  expect(found.mock.calls).toEqual([["3F"]]);
});

it("answers an empty search with an empty list, without asking the register", async () => {
  const { actor, found } = startWorkplace(async () => [company]);
  actor.send({ type: "name.typed", text: "age" });
  await vi.advanceTimersByTimeAsync(300);
  actor.send({ type: "name.typed", text: "  " });
  actor.send({ type: "search.asked" });
  await settle();
  const { value, context } = actor.getSnapshot();
  expect([found.mock.calls.length, value, context.companies]).toEqual([1, "idle", []]);
});

it("has an empty list and the failure if the register does not answer", async () => {
  const { actor } = startWorkplace(() => Promise.reject(offline()));
  actor.send({ type: "name.typed", text: "age" });
  await vi.advanceTimersByTimeAsync(300);
  const { value, context } = actor.getSnapshot();
  expect([value, context.companies, context.failure]).toEqual(["failed", [], { kind: "offline" }]);
});

function startCapture(save: () => Promise<unknown> = async () => undefined) {
  const saved = vi.fn(save);
  const sent: string[] = [];
  const actor = createActor(
    leadCaptureMachine.provide({
      actors: {
        saveLead: fromPromise<unknown, { readonly lead: string }>(({ input }) => {
          sent.push(input.lead);
          return saved();
        }),
      },
    }),
  ).start();
  return { sent, change: (lead: string | undefined) => actor.send({ type: "answers.changed", lead }) };
}

it("saves a lead a second after the last change, and only if it changed", async () => {
  const { sent, change } = startCapture();
  change("a");
  await vi.advanceTimersByTimeAsync(600);
  change("b");
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["b"]);
  change("b");
  change("c");
  change("b");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(["b"]);
});

it("saves nothing while the terms are not accepted, and what is left after a failure with the next change", async () => {
  const { sent, change } = startCapture(() => Promise.reject(offline()));
  change(undefined);
  change("a");
  change(undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  change("a");
  await vi.advanceTimersByTimeAsync(5_000);
  change("b");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(["a", "b"]);
});

function startPrice(calculate: () => Promise<MembershipCalculation["message"] | undefined>) {
  const left = [prices];
  return createActor(
    priceMachine.provide({
      actors: {
        fetchPrices: fromPromise<MembershipPrices, object>(async () => {
          const answer = left.shift();
          if (answer === undefined) throw offline();
          return answer;
        }),
        calculateMembership: fromPromise<Outcome, { readonly forms: readonly string[] }>(async () => {
          const calculation = await calculate();
          return { calculation, possible: calculation ? [calculation] : [] };
        }),
      },
    }),
  ).start();
}

it("finds prices and membership, and calculates again for other forms only", async () => {
  const calculate = vi.fn(async () => ({ membership: "fagforening" as const, sleeveEnum: "leder" }));
  const actor = startPrice(calculate);
  for (const forms of [["1", "2"], ["1", "2"], ["2"], ["3"]]) {
    actor.send({ type: "forms.changed", forms });
    await settle();
  }
  const { context, value } = actor.getSnapshot();
  expect([context.prices, context.calculation?.sleeveEnum, value, calculate.mock.calls.length]).toEqual([
    prices,
    "leder",
    { prices: "fetched", membership: "found" },
    2,
  ]);
});

it("tells a membership that is not found from a call that failed, which can be repeated", async () => {
  const answers = [refused(404), offline()];
  const actor = startPrice(async () => {
    const error = answers.shift();
    if (error) throw error;
    return { membership: "fagforening", sleeveEnum: "leder" };
  });
  actor.send({ type: "forms.changed", forms: ["1"] });
  await settle();
  expect(actor.getSnapshot().matches({ membership: "missing" })).toBe(true);
  actor.send({ type: "forms.changed", forms: ["2"] });
  await settle();
  expect(actor.getSnapshot().matches({ membership: "failed" })).toBe(true);
  actor.send({ type: "price.retried" });
  vi.useRealTimers();
  await waitFor(actor, (snapshot) => snapshot.matches({ membership: "found" }));
});

it("calculates again when further answers exclude some of the forms that led to different memberships", async () => {
  const calculate = vi.fn(async (): Promise<MembershipCalculation["message"] | undefined> => undefined);
  const actor = startPrice(calculate);
  for (const forms of [["1", "2"], ["2"], []]) {
    actor.send({ type: "forms.changed", forms });
    await settle();
  }
  expect([actor.getSnapshot().value, calculate.mock.calls.length]).toEqual([
    { prices: "fetched", membership: "idle" },
    2,
  ]);
});
