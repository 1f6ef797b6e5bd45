import { HTTPError, NetworkError } from "ky";
import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { MemberLead, VisitorLead } from "../api/leads.ts";
import { type GivenLead, toolGateMachine } from "./tool-gate.machine.ts";

const request = new Request("http://localhost/api/");
const refused = (status: number, data?: unknown) =>
  Object.assign(new HTTPError(new Response("", { status }), request, {} as HTTPError["options"]), { data });
const offline = new NetworkError(request);

const lead: GivenLead = { kind: "lead", payload: { source: 1, name: "Bo Ek" } as VisitorLead };
const consent: GivenLead = { kind: "consent", payload: { source: 2, name: "Bo Ek" } as MemberLead };
const visitor = { kind: "lead", remembered: false } as const;
const member = { kind: "consent", remembered: false } as const;

interface Script {
  readonly loads?: readonly ("comes" | Error)[];
  readonly sends?: readonly ("taken" | Error | "hangs")[];
}

function start({ loads = [], sends = [] }: Script = {}) {
  const left = { loads: [...loads], sends: [...sends] };
  const happened: string[] = [];
  const actor = createActor(
    toolGateMachine.provide({
      actors: {
        loadDialogs: fromPromise(async () => {
          const end = left.loads.shift();
          if (end instanceof Error) throw end;
        }),
        sendLead: fromPromise<void, { readonly lead: GivenLead }>(async ({ input }) => {
          happened.push(`sends ${input.lead.kind}`);
          const end = left.sends.shift();
          if (end instanceof Error) throw end;
          if (end !== "taken") await new Promise(() => {});
        }),
      },
      actions: {
        rememberPassing: (_, kind) => happened.push(`remembers ${kind}`),
        refreshSession: () => happened.push("reloads the session"),
        announceShown: (_, kind) => happened.push(`shown ${kind}`),
        announcePassed: (_, kind) => happened.push(`passed ${kind}`),
        announceDeclined: (_, kind) => happened.push(`declined ${kind}`),
        announceFailed: (_, { kind, failure }) => happened.push(`failed ${kind} ${failure.kind}`),
      },
    }),
  ).start();
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1000 });
  const arrive = (arrival: typeof visitor | typeof member | { kind: "lead"; remembered: true } | undefined) =>
    actor.send({ type: "arrival.changed", arrival });
  return { actor, at, arrive, happened };
}

it("waits until the visitor is known, and lets a remembered visitor pass", async () => {
  const { actor, arrive, happened } = start();
  const waiting = actor.getSnapshot();
  expect(waiting.value).toBe("waiting");
  arrive(undefined);
  // The snapshot is still the same object, so the tool does not render again.
  expect(actor.getSnapshot()).toBe(waiting);
  arrive({ kind: "lead", remembered: true });
  expect([actor.getSnapshot().value, happened]).toEqual(["passed", []]);
});

it("asks, sends the lead, remembers it and lets the visitor pass", async () => {
  const { actor, at, arrive, happened } = start({ sends: ["taken"] });
  arrive(visitor);
  await at({ asking: "answering" });
  actor.send({ type: "lead.given", lead });
  await at("passed");
  expect(happened).toEqual(["shown lead", "sends lead", "remembers lead", "passed lead"]);
});

it("closes its dialog when it is declined, and asks again only after the tool did not need it for a while", async () => {
  const { actor, at, arrive, happened } = start();
  arrive(visitor);
  await at({ asking: "answering" });
  actor.send({ type: "gate.declined" });
  arrive(visitor);
  expect(actor.getSnapshot().value).toBe("declined");
  arrive(undefined);
  arrive(visitor);
  await at({ asking: "answering" });
  expect(happened).toEqual(["shown lead", "declined lead", "shown lead"]);
});

it("opens the tool to somebody who declined here and has answered in another tab", async () => {
  const { actor, at, arrive } = start();
  arrive(visitor);
  await at({ asking: "answering" });
  actor.send({ type: "gate.declined" });
  arrive({ kind: "lead", remembered: true });
  expect(actor.getSnapshot().value).toBe("passed");
});

it("sends a lead once, however often the visitor submits it", async () => {
  const { actor, at, arrive, happened } = start({ sends: ["hangs"] });
  arrive(visitor);
  await at({ asking: "answering" });
  for (let presses = 0; presses < 3; presses++) actor.send({ type: "lead.given", lead });
  expect([actor.getSnapshot().value, happened]).toEqual(["sending", ["shown lead", "sends lead"]]);
});

it("stays closed when the dialogs cannot be loaded, and retries on request", async () => {
  const { actor, at, arrive } = start({ loads: [new Error("gone"), "comes"] });
  arrive(visitor);
  await at({ asking: "unavailable" });
  expect(actor.getSnapshot().value).toEqual({ asking: "unavailable" });
  actor.send({ type: "opening.retried" });
  await at({ asking: "answering" });
});

it("closes its dialog while another question comes first, and opens it again", async () => {
  const { actor, at, arrive } = start();
  arrive(visitor);
  await at({ asking: "answering" });
  arrive(undefined);
  expect(actor.getSnapshot().value).toBe("waiting");
  arrive(visitor);
  await at({ asking: "answering" });
});

it.each([
  ["offline", offline],
  ["refused", refused(500, { message: { id: "k-1" } })],
  ["refused", refused(401)],
  ["refused", refused(422)],
])("shows a visitor the failure (%s), and then the form again", async (kind, error) => {
  const { actor, at, arrive, happened } = start({ sends: [error, "taken"] });
  arrive(visitor);
  await at({ asking: "answering" });
  actor.send({ type: "lead.given", lead });
  await at({ asking: "failed" });
  expect(happened.at(-1)).toBe(`failed lead ${kind}`);
  actor.send({ type: "problem.acknowledged" });
  expect(actor.getSnapshot().context.problem).toBeUndefined();
  actor.send({ type: "lead.given", lead });
  await at("passed");
});

it("shows the server's objections to a lead at the fields of the form", async () => {
  const problems = [
    { field: "name", message: "Skriv dit navn" },
    { field: "email", message: "Skriv din e-mail" },
    { field: "source", message: "must be a number" },
  ];
  const { actor, at, arrive } = start({
    sends: [refused(422, { errorKey: "invalidLead", message: { id: "k-1" }, problems })],
  });
  arrive(visitor);
  await at({ asking: "answering" });
  actor.send({ type: "lead.given", lead });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.problem !== undefined);
  expect(actor.getSnapshot().value).toEqual({ asking: "answering" });
  expect(context.problem?.fields).toEqual({ firstName: "Skriv dit navn", email: "Skriv din e-mail" });
});

it("shows a member the failure inside the dialog, and accepts the consent again", async () => {
  const { actor, at, arrive, happened } = start({ sends: [refused(500), "taken"] });
  arrive(member);
  await at({ asking: "answering" });
  actor.send({ type: "lead.given", lead: consent });
  await waitFor(actor, ({ context }) => context.problem !== undefined);
  expect(actor.getSnapshot().value).toEqual({ asking: "answering" });
  actor.send({ type: "lead.given", lead: consent });
  await at("passed");
  expect(happened).toEqual([
    "shown consent",
    "sends consent",
    "failed consent refused",
    "sends consent",
    "remembers consent",
    "passed consent",
  ]);
});

it("reloads the session when the member's has ended, and then asks the visitor for a lead", async () => {
  const { actor, at, arrive, happened } = start({ sends: [refused(401)] });
  arrive(member);
  await at({ asking: "answering" });
  actor.send({ type: "lead.given", lead: consent });
  await waitFor(actor, () => happened.includes("reloads the session"));
  arrive(visitor);
  const { context } = await waitFor(actor, () => happened.includes("shown lead"));
  expect([actor.getSnapshot().value, context.problem, context.loggedOut]).toEqual([
    { asking: "answering" },
    undefined,
    true,
  ]);
});

it("tells a member whose session ended while the consent was sent, before the server refused it", async () => {
  const { actor, at, arrive, happened } = start({ sends: [refused(401)] });
  arrive(member);
  await at({ asking: "answering" });
  actor.send({ type: "lead.given", lead: consent });
  arrive(visitor);
  const { context } = await waitFor(actor, () => happened.includes("shown lead"));
  expect([context.problem, context.loggedOut]).toEqual([undefined, true]);
  expect(happened).not.toContain("reloads the session");
});

it("shows the member's dialog to a visitor who signs in elsewhere in the meantime", async () => {
  const { actor, at, arrive, happened } = start();
  arrive(visitor);
  await at({ asking: "answering" });
  arrive(member);
  await waitFor(actor, () => happened.includes("shown consent"));
  expect(actor.getSnapshot().value).toEqual({ asking: "answering" });
});

it("does not abort a lead that is being sent when the visitor signs in, nor asks again after it arrived", async () => {
  const { actor, at, arrive, happened } = start({ sends: ["taken"] });
  arrive(visitor);
  await at({ asking: "answering" });
  actor.send({ type: "lead.given", lead });
  arrive(member);
  await at("passed");
  arrive(member);
  expect([actor.getSnapshot().value, happened.at(-1)]).toEqual(["passed", "passed lead"]);
});

it("drops the failure of a visitor's lead if the visitor has signed in by then", async () => {
  const { actor, at, arrive, happened } = start({ sends: [offline] });
  arrive(visitor);
  await at({ asking: "answering" });
  actor.send({ type: "lead.given", lead });
  arrive(member);
  await waitFor(actor, () => happened.includes("shown consent"));
  expect(actor.getSnapshot().context.problem).toBeUndefined();
});
