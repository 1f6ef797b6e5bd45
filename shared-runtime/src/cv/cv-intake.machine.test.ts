import { NetworkError } from "ky";
import { describe, expect, it } from "vitest";
import { createActor, type EventFromLogic, fromPromise, waitFor } from "xstate";
import type { ToolSession } from "../session/tool-session.ts";
import type { CvIntake } from "./cv-intake.ts";
import {
  type CvIntakeInput,
  cvIntakeMachine,
  intakeOf,
  type SendCvInput,
  untouchedIntake,
} from "./cv-intake.machine.ts";

const cv = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
const image = new File(["x"], "cv.png", { type: "image/png" });
const session: ToolSession = { cvId: "7", cvJwt: "token-7", toolId: "cv_tjek" };
const newer: ToolSession = { cvId: "8", cvJwt: "token-8", toolId: "cv_tjek" };
const offline = new NetworkError(new Request("http://localhost/api/"));

interface Script extends Partial<CvIntakeInput> {
  /** The results of the uploads, in order. */
  readonly uploads?: readonly (ToolSession | Error | "hangs")[];
  /** By default, the visitor has passed the gate. */
  readonly gate?: "shut";
}

function begin({ uploads = [], gate, session: stored, isSetAside = false }: Script) {
  const left = [...uploads];
  const happened: string[] = [];
  const actor = createActor(
    cvIntakeMachine.provide({
      actors: {
        sendCv: fromPromise<ToolSession, SendCvInput>(async ({ input: { file, onProgress }, signal }) => {
          happened.push(`sends ${file.name}`);
          signal.addEventListener("abort", () => happened.push("stops sending"));
          onProgress(0.5);
          const end = left.shift();
          if (end instanceof Error) throw end;
          return end === undefined || end === "hangs" ? new Promise(() => {}) : end;
        }),
      },
      actions: {
        rememberSession: (_, { cvJwt }) => happened.push(`remembers ${cvJwt}`),
        dropSession: (_, dropped) => happened.push(`drops ${dropped?.cvJwt}`),
      },
    }),
    { input: { session: stored, isSetAside } },
  ).start();
  if (gate !== "shut") actor.send({ type: "gate.passed" });
  return {
    send: (event: EventFromLogic<typeof cvIntakeMachine>) => actor.send(event),
    happened,
    now: () => intakeOf(actor.getSnapshot()),
    until: async (at: CvIntake["at"]) => intakeOf(await waitFor(actor, (snapshot) => snapshot.matches(at))),
  };
}

/** A file that the browser refuses to read. In Chromium, a file that was deleted has the size 0. */
function unreadable(reason: string, bits = ""): File {
  return Object.assign(new File([bits], "cv.pdf"), { arrayBuffer: () => Promise.reject(new DOMException("", reason)) });
}

describe.each(["open", "shut"] as const)("with the gate %s", (gate) => {
  it.each([
    ["is gone", unreadable("NotFoundError"), "changedFileError"],
    ["has changed", unreadable("NotReadableError", "%PDF-1.7"), "changedFileError"],
    ["may not be read any more", unreadable("NotAllowedError", "%PDF-1.7"), "changedFileError"],
    ["is empty", new File([], "cv.pdf"), "emptyFileError"],
    ["is no PDF", new File(["PK"], "cv.pdf"), "wrongFileExtensionError"],
  ] as const)("rejects a file that %s, and does not offer to send it again", async (_, file, wording) => {
    const { send, until } = begin(gate === "open" ? { uploads: ["hangs", session] } : { uploads: [session], gate });
    send({ type: "cv.chosen", file });
    expect(await until("failed")).toMatchObject({ file: undefined, problem: { wording, cause: "file" } });
    send({ type: "problem.acknowledged" });
    expect(await until("choosing")).toMatchObject({ file: undefined, problem: undefined });
    send({ type: "gate.passed" });
    send({ type: "cv.chosen", file: cv });
    expect(await until("ready")).toMatchObject({ session });
  });
});

it("forgets what was wrong with a file that another one has replaced", async () => {
  const { send, until } = begin({ uploads: ["hangs", session] });
  send({ type: "cv.chosen", file: unreadable("NotFoundError") });
  send({ type: "cv.chosen", file: cv });
  expect(await until("ready")).toMatchObject({ session, problem: undefined });
});

it("sends a chosen CV and is ready with its session", async () => {
  const { send, until, happened } = begin({ uploads: [session] });
  send({ type: "cv.chosen", file: cv, offered: 3 });
  expect(await until("ready")).toEqual({
    at: "ready",
    file: undefined,
    several: { count: 3, name: "cv.pdf" },
    sent: 0.5,
    session,
    resumed: false,
    expired: false,
    admitted: true,
    isSetAside: false,
    isDeclined: false,
    problem: undefined,
  });
  expect(happened).toEqual(["sends cv.pdf", "remembers token-7"]);
});

it("forgets the CV of a person who has left, and lets nobody else in before the gate", async () => {
  const { send, until, happened, now } = begin({ session });
  await until("ready");
  send({ type: "person.left" });
  expect(now()).toMatchObject({ at: "choosing", session: undefined, resumed: false, admitted: false });
  expect(happened).toContain("drops token-7");
  send({ type: "cv.chosen", file: cv });
  expect(now().at).toBe("held");
});

it("forgets the CV that a person who has left was replacing", async () => {
  const { send, until, happened, now } = begin({ session });
  await until("ready");
  send({ type: "replacement.begun" });
  send({ type: "person.left" });
  expect(now()).toMatchObject({ at: "choosing", session: undefined, earlier: undefined });
  expect(happened).toContain("drops token-7");
});

it("keeps a chosen CV for a visitor who declines the gate, and sends it once the visitor has gone on and passed", async () => {
  const { send, until, happened, now } = begin({ uploads: [session], gate: "shut" });
  send({ type: "cv.chosen", file: cv });
  send({ type: "gate.declined" });
  expect(now()).toMatchObject({ at: "choosing", file: cv });
  send({ type: "offer.accepted" });
  expect(now().at).toBe("held");
  expect(happened).toEqual([]);
  send({ type: "gate.passed" });
  await until("ready");
  expect(happened).toContain("sends cv.pdf");
});

it("offers a stored CV to a visitor who declines the gate", () => {
  const { send, now } = begin({ session, gate: "shut" });
  expect(now().at).toBe("held");
  send({ type: "gate.declined" });
  expect(now()).toMatchObject({ at: "choosing", session });
  send({ type: "offer.accepted" });
  expect(now().at).toBe("held");
});

it("keeps a file that waits for the gate when the session ends, and stops sending one", () => {
  const waiting = begin({ gate: "shut" });
  waiting.send({ type: "cv.chosen", file: cv });
  waiting.send({ type: "person.left" });
  expect(waiting.now()).toMatchObject({ at: "held", file: cv });
  const sending = begin({ uploads: ["hangs"] });
  sending.send({ type: "cv.chosen", file: cv });
  sending.send({ type: "person.left" });
  expect(sending.now()).toMatchObject({ at: "choosing", file: undefined, admitted: false });
  expect(sending.happened).toContain("stops sending");
});

it("is known before it starts, so that the first frame shows what is stored", () => {
  expect(untouchedIntake({ session })).toEqual(begin({ session, gate: "shut" }).now());
  expect([untouchedIntake({ session }).at, untouchedIntake({ session: undefined }).at]).toEqual(["held", "choosing"]);
});

it("uses a stored CV once the gate is passed", () => {
  const { send, now, happened } = begin({ session, gate: "shut" });
  expect(now().at).toBe("held");
  send({ type: "gate.passed" });
  expect([now().at, now().resumed, happened]).toEqual(["ready", true, []]);
});

it("offers a CV that was set aside, before and after the gate, and uses it when the offer is accepted", () => {
  const { send, now } = begin({ session, gate: "shut", isSetAside: true });
  expect(now().at).toBe("choosing");
  send({ type: "gate.passed" });
  expect(now().at).toBe("choosing");
  send({ type: "offer.accepted" });
  expect(now().at).toBe("ready");
  send({ type: "cv.setAside" });
  expect([now().at, now().session]).toEqual(["choosing", session]);
});

it("keeps the stored CV while another one is tried, until the tool has succeeded with that one", async () => {
  const { send, now, until, happened } = begin({ session, uploads: [offline, newer] });
  send({ type: "replacement.begun" });
  expect([now().at, now().session, now().earlier]).toEqual(["choosing", undefined, session]);
  send({ type: "cv.chosen", file: cv });
  await until("failed");
  send({ type: "problem.acknowledged" });
  expect([now().file, now().earlier]).toEqual([cv, session]);
  send({ type: "offer.accepted" });
  expect([(await until("ready")).session, now().earlier]).toEqual([newer, session]);
  expect(happened).toEqual(["sends cv.pdf", "sends cv.pdf"]);
  send({ type: "use.succeeded" });
  expect([now().session, now().earlier, happened.at(-1)]).toEqual([newer, undefined, "remembers token-8"]);
});

it.each([
  [
    "the tool cannot use the new one",
    { type: "use.failed", failure: { kind: "refused", status: 422, errorKey: "genericError" } },
  ],
  ["the new one is removed while it is used", { type: "cv.removed" }],
  ["the new one is gone", { type: "cv.expired" }],
] as const)("returns to the replaced CV after %s", async (_, event) => {
  const { send, now, until, happened } = begin({ session, uploads: [newer] });
  send({ type: "replacement.begun" });
  send({ type: "cv.chosen", file: cv });
  await until("ready");
  send(event);
  if (event.type === "use.failed") send({ type: "problem.acknowledged" });
  expect([now().at, now().session, now().earlier]).toEqual(["choosing", undefined, session]);
  send({ type: "earlier.resumed" });
  expect([now().at, now().session, now().earlier]).toEqual(["ready", session, undefined]);
  expect(happened).toEqual(["sends cv.pdf", "drops token-8"]);
});

it("returns to the replaced CV from an upload that is cancelled, and forgets the file", () => {
  const { send, now } = begin({ session, uploads: ["hangs"] });
  send({ type: "replacement.begun" });
  send({ type: "cv.chosen", file: cv });
  send({ type: "wait.cancelled" });
  send({ type: "earlier.resumed" });
  expect([now().at, now().session, now().file]).toEqual(["ready", session, undefined]);
});

it("removes the replaced CV if the visitor asks, and then remembers one that the server has", async () => {
  const { send, now, until, happened } = begin({ session, uploads: [newer] });
  send({ type: "replacement.begun" });
  send({ type: "cv.chosen", file: cv });
  await until("ready");
  send({ type: "use.failed", failure: { kind: "offline" } });
  send({ type: "problem.acknowledged" });
  send({ type: "earlier.removed" });
  expect([now().session, now().earlier]).toEqual([newer, undefined]);
  expect(happened).toEqual(["sends cv.pdf", "drops token-7", "remembers token-8"]);
});

it("stops sending a CV that is set aside, and keeps the file", () => {
  const { send, now, happened } = begin({ uploads: ["hangs"] });
  send({ type: "cv.chosen", file: cv });
  send({ type: "cv.setAside" });
  expect([now().at, now().file, happened]).toEqual(["choosing", cv, ["sends cv.pdf", "stops sending"]]);
});

it("returns to the stored CV when a file that waits for the gate is removed, unless that CV was set aside", () => {
  const after = (script: Script) => {
    const { send, now } = begin({ ...script, session, gate: "shut" });
    send({ type: "cv.chosen", file: cv });
    send({ type: "offer.declined" });
    return [now().at, now().file];
  };
  expect([after({}), after({ isSetAside: true })]).toEqual([
    ["held", undefined],
    ["choosing", undefined],
  ]);
});

it("replaces the stored CV only when the server has accepted another one", async () => {
  const { send, until, now, happened } = begin({ session, uploads: [offline, newer] });
  send({ type: "cv.chosen", file: cv });
  await until("failed");
  expect(now().session).toEqual(session);
  send({ type: "problem.acknowledged" });
  send({ type: "offer.accepted" });
  expect((await until("ready")).session).toEqual(newer);
  expect(happened).toEqual(["sends cv.pdf", "sends cv.pdf", "remembers token-8"]);
});

it.each([
  [{ kind: "offline" }, session, []],
  [{ kind: "slow" }, session, []],
  [{ kind: "broken" }, session, []],
  [{ kind: "refused", status: 503 }, session, []],
  [{ kind: "refused", status: 400, errorKey: "unknownZip" }, session, []],
  [{ kind: "refused", status: 422, errorKey: "genericError" }, undefined, ["drops token-7"]],
] as const)("after a call that failed with %j the session is %j", (failure, left, dropped) => {
  const { send, now, happened } = begin({ session });
  send({ type: "use.failed", failure });
  expect([now().at, now().problem?.failure, now().session, happened]).toEqual(["failed", failure, left, dropped]);
  send({ type: "problem.acknowledged" });
  expect([now().at, now().problem, now().session]).toEqual(["choosing", undefined, left]);
});

it("says that a CV is gone until another one is chosen", () => {
  const { send, now, happened } = begin({ session, uploads: ["hangs"] });
  send({ type: "cv.expired" });
  expect([now().at, now().expired, now().session, happened]).toEqual(["choosing", true, undefined, ["drops token-7"]]);
  send({ type: "cv.chosen", file: cv });
  expect([now().at, now().expired]).toEqual(["uploading", false]);
});

it("forgets the CV and the problem when the tool removes it", () => {
  const { send, now } = begin({ session });
  send({ type: "use.failed", failure: { kind: "offline" } });
  send({ type: "cv.removed" });
  expect([now().at, now().session, now().problem]).toEqual(["choosing", undefined, undefined]);
});

it("keeps a file that waits for the gate when a later one is rejected", () => {
  const { send, now } = begin({ gate: "shut" });
  send({ type: "cv.chosen", file: cv });
  send({ type: "cv.chosen", file: image });
  expect([now().at, now().problem?.errorKey]).toEqual(["failed", "wrongFileExtensionError"]);
  send({ type: "problem.acknowledged" });
  expect([now().at, now().file]).toEqual(["held", cv]);
});

it("puts a fault in our own code into the actor's error, not into a dialog", async () => {
  const actor = createActor(
    cvIntakeMachine.provide({
      actors: {
        sendCv: fromPromise<ToolSession, SendCvInput>(async () => {
          throw new TypeError("x is not a function");
        }),
      },
    }),
    { input: { session: undefined } },
  );
  const faults: unknown[] = [];
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.start();
  actor.send({ type: "gate.passed" });
  actor.send({ type: "cv.chosen", file: cv });
  await expect.poll(() => faults).toEqual([new TypeError("x is not a function")]);
});

it("uses and remembers a CV of the person that the server has, after the gate", async () => {
  const { send, happened, now } = begin({ gate: "shut" });
  send({ type: "offer.taken", session: newer });
  expect([now().at, now().session, now().resumed, happened]).toEqual(["held", newer, false, ["remembers token-8"]]);
  send({ type: "gate.passed" });
  expect(now().at).toBe("ready");
});
