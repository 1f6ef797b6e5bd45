import { NetworkError } from "ky";
import type { City } from "shared-runtime/api/city.ts";
import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { refusal } from "../testing/refusal.ts";
import { placeMachine } from "./place.machine.ts";

type Answers = Readonly<Record<string, City | Error | Promise<City>>>;

const aarhus: City = { zip: "8000", city: "Aarhus C" };
const viborg: City = { zip: "8800", city: "Viborg" };

function begin(answers: Answers, typed = "", city?: City) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const given: City[] = [];
  const actor = createActor(
    placeMachine.provide({
      actors: {
        findCity: fromPromise<City, { readonly zip: string }>(({ input: { zip }, signal }) => {
          asked.push(zip);
          signal.addEventListener("abort", () => aborted.push(zip));
          const answer = answers[zip];
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as City | Promise<City>);
        }),
      },
      actions: { givePlace: (_, place) => void given.push(place) },
    }),
    { input: { typed, city } },
  ).start();
  return {
    actor,
    asked,
    aborted,
    given,
    type: (text: string) => actor.send({ type: "zip.typed", text }),
    submit: () => actor.send({ type: "place.submitted" }),
    until: (state: "found" | "unknown" | "unanswered") => waitFor(actor, (snapshot) => snapshot.matches(state)),
    get attempts() {
      return actor.getSnapshot().context.attempts;
    },
  };
}

const never = new Promise<City>(() => {});

it("looks up a postal code of four digits once, and nothing before", async () => {
  const tool = begin({ 8000: aarhus });
  for (const text of ["8", "80", "800", "8000", "8000 ", "80001"]) tool.type(text);
  await tool.until("found");
  expect(tool.asked).toEqual(["8000"]);
});

it("uses the answer to the latest lookup, and aborts the one before", async () => {
  const tool = begin({ 8000: never, 8800: viborg });
  tool.type("8000");
  tool.type("8800");
  const { context } = await tool.until("found");
  expect([context.city, tool.aborted]).toEqual([viborg, ["8000"]]);
});

it.each(["0000", "0999"])("rejects %s without a lookup", (zip) => {
  const tool = begin({});
  tool.type(zip);
  expect([tool.actor.getSnapshot().matches("unknown"), tool.asked]).toEqual([true, []]);
});

it.each([404, 400])("treats the answer %i as an unknown postal code", async (status) => {
  const tool = begin({ 9999: refusal(status, "unknownZip") });
  tool.type("9999");
  await tool.until("unknown");
  tool.submit();
  expect([tool.given, tool.attempts]).toEqual([[], 1]);
});

it("reports why there is no answer, and retries on request", async () => {
  const answers: Record<string, City | Error> = {
    8000: new NetworkError(new Request("http://localhost/")),
  };
  const tool = begin(answers);
  tool.type("8000");
  const { context } = await tool.until("unanswered");
  expect(context.failure).toEqual({ kind: "offline" });
  answers["8000"] = aarhus;
  tool.actor.send({ type: "lookup.retried" });
  await tool.until("found");
  expect(tool.asked).toEqual(["8000", "8000"]);
});

it("tries again and continues when the visitor submits without an answer", async () => {
  const answers: Record<string, City | Error> = { 8000: new NetworkError(new Request("http://localhost/")) };
  const tool = begin(answers);
  tool.type("8000");
  await tool.until("unanswered");
  tool.submit();
  await tool.until("unanswered");
  expect([tool.given, tool.attempts]).toEqual([[], 1]);
  answers["8000"] = aarhus;
  tool.submit();
  await tool.until("found");
  expect(tool.given).toEqual([aarhus]);
});

it("continues when the answer arrives after the visitor has submitted", async () => {
  const tool = begin({ 8000: aarhus });
  tool.type("8000");
  tool.submit();
  await tool.until("found");
  expect(tool.given).toEqual([aarhus]);
});

it("stays if the answer after a submit is an error, and counts the attempt", async () => {
  const tool = begin({ 9999: refusal(404, "unknownZip") });
  tool.type("9999");
  tool.submit();
  await tool.until("unknown");
  expect([tool.given, tool.attempts]).toEqual([[], 1]);
});

it("counts each attempt with too few digits, and resets the count on typing", () => {
  const tool = begin({});
  tool.submit();
  tool.type("80");
  expect(tool.attempts).toBe(0);
  tool.submit();
  tool.submit();
  expect([tool.given, tool.attempts]).toEqual([[], 2]);
});

it("does not look up a place that is already known", () => {
  const tool = begin({}, "8000", aarhus);
  tool.submit();
  expect([tool.asked, tool.given]).toEqual([[], [aarhus]]);
});
