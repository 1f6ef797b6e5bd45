import { HTTPError, NetworkError, TimeoutError } from "ky";
import { cvIntakeMachine, type SendCvInput } from "shared-runtime/cv/cv-intake.machine.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import { expect, it } from "vitest";
import { createActor, fromPromise, type SnapshotFrom, waitFor } from "xstate";
import { cvCheckMachine } from "./cv-check.machine.ts";
import type { CvReview } from "./model/cv-review.ts";

const cv = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
const session: ToolSession = { cvId: "7", cvJwt: "token-7", toolId: "cv_tjek" };
const review: CvReview = {
  first: [],
  counts: { areas: 2, warned: 1, meets: 1, improvable: 0, suggestions: 1, unjudged: 0, tips: 0 },
  isUnclear: false,
  frontPage: undefined,
  areas: [],
};
const request = new Request("http://localhost/api/");
const offline = new NetworkError(request);
const refused = (status: number, data?: unknown) =>
  Object.assign(new HTTPError(new Response("", { status }), request, {} as HTTPError["options"]), { data });

/** What the visitor sees: the state of the check, or that of its intake until this has a CV. */
function viewOf({ value, context: { cv, review } }: SnapshotFrom<typeof cvCheckMachine>) {
  const { at, ...known } = cv;
  return { value: value === "taking" ? at : value, context: { ...known, review } };
}

interface Script {
  /** The results of the uploads, in order. */
  readonly uploads?: readonly (ToolSession | Error | "hangs")[];
  readonly reviews?: readonly (CvReview | Error | "hangs")[];
  readonly from?: ToolSession;
  /** Default: the visitor has passed the gate. */
  readonly gate?: "shut";
}

function start({ uploads = [], reviews = [], from, gate }: Script) {
  const left = { uploads: [...uploads], reviews: [...reviews] };
  const happened: string[] = [];
  const next = async <Value>(ends: (Value | Error | "hangs")[]): Promise<Value> => {
    const end = ends.shift();
    if (end instanceof Error) throw end;
    if (end === undefined || end === "hangs") return new Promise(() => {});
    return end;
  };
  const actor = createActor(
    cvCheckMachine.provide({
      actors: {
        cvIntake: cvIntakeMachine.provide({
          actors: {
            sendCv: fromPromise<ToolSession, SendCvInput>(({ input, signal }) => {
              happened.push(`sends ${input.file.name}`);
              signal.addEventListener("abort", () => happened.push("stops sending"));
              input.onProgress(0.5);
              return next<ToolSession>(left.uploads);
            }),
          },
          actions: {
            rememberSession: (_, { cvJwt }) => happened.push(`remembers ${cvJwt}`),
            dropSession: (_, dropped) => happened.push(`drops ${dropped?.cvJwt}`),
          },
        }),
        reviewCv: fromPromise<CvReview, { readonly cvJwt: string }>(({ input, signal }) => {
          happened.push(`reviews ${input.cvJwt}`);
          signal.addEventListener("abort", () => happened.push("stops reviewing"));
          return next<CvReview>(left.reviews);
        }),
      },
    }),
    { input: { session: from } },
  ).start();
  if (gate !== "shut") actor.send({ type: "gate.passed" });
  const at = async (state: string) => viewOf(await waitFor(actor, (snapshot) => viewOf(snapshot).value === state));
  return { actor, at, happened, now: () => viewOf(actor.getSnapshot()) };
}

it("reviews a chosen CV, and remembers it as soon as the server has it", async () => {
  const { actor, at, happened } = start({ uploads: [session], reviews: [review] });
  actor.send({ type: "cv.chosen", file: cv });
  const { context } = await at("reviewed");
  expect(context).toEqual({
    file: undefined,
    sent: 0.5,
    session,
    resumed: false,
    review,
    problem: undefined,
    expired: false,
    admitted: true,
    isSetAside: false,
    isDeclined: false,
  });
  expect(happened).toEqual(["sends cv.pdf", "remembers token-7", "reviews token-7"]);
});

it("begins again when the visitor restarts, and keeps the review and the stored CV", async () => {
  const { actor, at, happened, now } = start({ reviews: [review], from: session });
  await at("reviewed");
  actor.send({ type: "check.restarted" });
  const { value, context } = now();
  expect([value, context.session, context.review]).toEqual(["choosing", undefined, undefined]);
  expect(context.earlier).toEqual(session);

  actor.send({ type: "earlier.resumed" });
  expect([now().value, now().context.review]).toEqual(["reviewed", review]);
  expect(happened).toEqual(["reviews token-7"]);
});

const otherReview: CvReview = { ...review, frontPage: "data:image/png;base64,aGVq" };
const other: ToolSession = { ...session, cvJwt: "token-8" };

it("replaces a review only when the new one is there", async () => {
  const { actor, at, happened } = start({ from: session, uploads: [other], reviews: [review, otherReview] });
  await at("reviewed");
  actor.send({ type: "check.restarted" });
  actor.send({ type: "cv.chosen", file: cv });
  await at("reviewed");
  const { context } = viewOf(await waitFor(actor, (snapshot) => snapshot.context.cv.earlier === undefined));
  expect([context.review, context.session]).toEqual([otherReview, other]);
  expect(happened).toEqual(["reviews token-7", "sends cv.pdf", "reviews token-8", "remembers token-8"]);
});

it.each([
  ["cannot be sent", { uploads: [offline] }, "failed"],
  ["is refused", { uploads: [refused(422, { errorKey: "tooManyPagesError" })] }, "failed"],
  ["cannot be reviewed now", { uploads: [other], reviews: [review, offline] }, "failed"],
  [
    "cannot be reviewed at all",
    { uploads: [other], reviews: [review, refused(422, { errorKey: "genericError" })] },
    "failed",
  ],
  ["takes too long to send", { uploads: ["hangs"] }, "uploading"],
  ["takes too long to review", { uploads: [other], reviews: [review, "hangs"] }, "reviewing"],
] as const)("returns to the review, without a request, if the new CV %s", async (_, script, end) => {
  const { actor, at, happened, now } = start({ reviews: [review], from: session, ...script });
  await at("reviewed");
  actor.send({ type: "check.restarted" });
  actor.send({ type: "cv.chosen", file: cv });
  await at(end);
  actor.send({ type: end === "failed" ? "problem.acknowledged" : "wait.cancelled" });
  await at("choosing");
  const before = happened.length;
  actor.send({ type: "earlier.resumed" });
  expect([now().value, now().context.review, now().context.session]).toEqual(["reviewed", review, session]);
  expect(happened.slice(before)).toEqual([]);
  expect(happened).not.toContain("drops token-7");
  expect(happened.filter((line) => line.startsWith("remembers"))).toEqual([]);
});

it("forgets a review that the visitor removes", async () => {
  const { actor, at, happened, now } = start({ reviews: [review], from: session });
  await at("reviewed");
  actor.send({ type: "check.restarted" });
  actor.send({ type: "earlier.removed" });
  expect([now().value, now().context.earlier, happened.at(-1)]).toEqual(["choosing", undefined, "drops token-7"]);
  actor.send({ type: "earlier.resumed" });
  expect(now().value).toBe("choosing");
});

it("continues with a remembered CV", async () => {
  const { at, happened } = start({ reviews: [review], from: session });
  const { context } = await at("reviewed");
  expect([context.resumed, context.review]).toEqual([true, review]);
  expect(happened).toEqual(["reviews token-7"]);
});

it.each([401, 404])("forgets a remembered CV without a dialog when the server answers %i", async (status) => {
  const { at, happened } = start({ reviews: [refused(status)], from: session });
  const { context } = await at("choosing");
  expect([context.expired, context.session, context.problem]).toEqual([true, undefined, undefined]);
  expect(happened).toEqual(["reviews token-7", "drops token-7"]);
});

it("drops the note about the expired CV once another is chosen", async () => {
  const { actor, at, now } = start({ reviews: [refused(401)], from: session, uploads: ["hangs"] });
  await at("choosing");
  actor.send({ type: "cv.chosen", file: cv });
  expect(now().context.expired).toBe(false);
});

it("opens the error dialog when a CV that was just uploaded is not found", async () => {
  const { actor, at, happened } = start({ uploads: [session], reviews: [refused(404, { errorKey: "genericError" })] });
  actor.send({ type: "cv.chosen", file: cv });
  const { context } = await at("failed");
  expect(context.problem).toEqual({
    errorKey: "genericError",
    wording: "genericError",
    cause: "refused",
    retryable: false,
    status: 404,
    correlationId: undefined,
    failure: { kind: "refused", status: 404, errorKey: "genericError" },
  });
  expect(happened.at(-1)).toBe("drops token-7");
});

it("rejects a file that is too large without sending it", () => {
  const { actor, happened, now } = start({});
  actor.send({ type: "cv.chosen", file: Object.defineProperty(new File([], "cv.pdf"), "size", { value: 10_485_761 }) });
  const { value, context } = now();
  expect([value, context.problem?.errorKey, context.problem?.cause]).toEqual(["failed", "fileSizeError", "file"]);
  actor.send({ type: "problem.acknowledged" });
  expect([now().value, happened]).toEqual(["choosing", []]);
});

it("forgets a file that the server refuses for its content", async () => {
  const { actor, at, now } = start({
    uploads: [refused(422, { errorKey: "tooManyPagesError", message: { id: "k1" } })],
  });
  actor.send({ type: "cv.chosen", file: cv });
  const { context } = await at("failed");
  expect(context.problem).toEqual({
    errorKey: "tooManyPagesError",
    wording: "tooManyPagesError",
    cause: "refused",
    retryable: false,
    status: 422,
    correlationId: "k1",
    failure: { kind: "refused", status: 422, errorKey: "tooManyPagesError", correlationId: "k1" },
  });
  actor.send({ type: "problem.acknowledged" });
  expect([now().value, now().context.file]).toEqual(["choosing", undefined]);
});

it.each([
  ["the connection broke", offline, "offline"],
  ["it took too long", new TimeoutError(request), "slow"],
  ["the server failed", refused(500), "refused"],
  ["the answer was not JSON", new SyntaxError("Unexpected token"), "broken"],
])("keeps the file for a retry when %s", async (_, error, cause) => {
  const { actor, at, happened, now } = start({ uploads: [error, session], reviews: [review] });
  actor.send({ type: "cv.chosen", file: cv });
  const { context } = await at("failed");
  expect(context.problem?.cause).toBe(cause);

  actor.send({ type: "problem.acknowledged" });
  expect([now().value, now().context.file]).toEqual(["choosing", cv]);

  actor.send({ type: "offer.accepted" });
  await at("reviewed");
  expect(happened.filter((line) => line.startsWith("sends"))).toEqual(["sends cv.pdf", "sends cv.pdf"]);
});

it("offers to request the review again if only that failed, without sending the CV twice", async () => {
  const { actor, at, happened } = start({ uploads: [session], reviews: [offline, review] });
  actor.send({ type: "cv.chosen", file: cv });
  await at("failed");
  actor.send({ type: "problem.acknowledged" });
  actor.send({ type: "offer.accepted" });
  await at("reviewed");
  expect(happened).toEqual(["sends cv.pdf", "remembers token-7", "reviews token-7", "reviews token-7"]);
});

it("keeps the CV that the server has when a later file is refused", async () => {
  const { actor, at } = start({ reviews: [offline, review], from: session });
  await at("failed");
  actor.send({ type: "problem.acknowledged" });
  actor.send({ type: "cv.chosen", file: new File([""], "billede.png") });
  actor.send({ type: "problem.acknowledged" });
  actor.send({ type: "offer.accepted" });
  expect((await at("reviewed")).context.session).toEqual(session);
});

it("keeps a file that could not be sent when a later one is not a PDF", async () => {
  const { actor, at, now } = start({ uploads: [offline] });
  actor.send({ type: "cv.chosen", file: cv });
  await at("failed");
  actor.send({ type: "problem.acknowledged" });
  actor.send({ type: "cv.chosen", file: new File([""], "billede.png") });
  actor.send({ type: "problem.acknowledged" });
  expect(now().context.file).toBe(cv);
});

it("lets the visitor decline an offer: first the file, then the CV that the server has", async () => {
  const { actor, at, happened, now } = start({ reviews: [offline], from: session, uploads: [offline] });
  await at("failed");
  actor.send({ type: "problem.acknowledged" });
  actor.send({ type: "cv.chosen", file: cv });
  await at("failed");
  actor.send({ type: "problem.acknowledged" });

  actor.send({ type: "offer.declined" });
  expect([now().context.file, now().context.session]).toEqual([undefined, session]);
  actor.send({ type: "offer.declined" });
  expect([now().context.session, happened.at(-1)]).toEqual([undefined, "drops token-7"]);
});

it("reports the upload's progress and stops it when it is cancelled", async () => {
  const { actor, at, happened } = start({ uploads: ["hangs"] });
  actor.send({ type: "cv.chosen", file: cv });
  await waitFor(actor, ({ context }) => context.cv.sent === 0.5);
  actor.send({ type: "wait.cancelled" });
  expect((await at("choosing")).context.file).toBeUndefined();
  expect(happened).toEqual(["sends cv.pdf", "stops sending"]);
});

it("stops waiting for a review when it is cancelled, and forgets the CV", async () => {
  const { actor, at, happened } = start({ reviews: ["hangs"], from: session });
  actor.send({ type: "wait.cancelled" });
  expect((await at("choosing")).context.session).toBeUndefined();
  expect(happened).toEqual(["reviews token-7", "drops token-7", "stops reviewing"]);
});

it("aborts running calls when it is stopped", () => {
  const { actor, happened } = start({ uploads: ["hangs"] });
  actor.send({ type: "cv.chosen", file: cv });
  actor.stop();
  expect(happened).toEqual(["sends cv.pdf", "stops sending"]);
});

it("does not treat a fault in our own code as a failed call", async () => {
  const { actor } = start({ uploads: [new TypeError("x is not a function")] });
  const faults: unknown[] = [];
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.send({ type: "cv.chosen", file: cv });
  await expect.poll(() => faults).toEqual([new TypeError("x is not a function")]);
  expect(actor.getSnapshot().status).toBe("error");
});

it("accepts a CV that is chosen while a stored review is loading", async () => {
  const { actor, at, happened } = start({
    from: session,
    uploads: [{ ...session, cvJwt: "token-8" }],
    reviews: ["hangs", review],
  });
  actor.send({ type: "cv.chosen", file: cv });
  await at("reviewed");
  expect(happened).toEqual([
    "reviews token-7",
    "sends cv.pdf",
    "stops reviewing",
    "remembers token-8",
    "reviews token-8",
  ]);
});

it("offers the stored review again if the CV that was chosen in the meantime is rejected", async () => {
  const { actor, at, now } = start({ from: session, reviews: ["hangs"] });
  actor.send({ type: "cv.chosen", file: new File(["x"], "cv.docx") });
  await at("failed");
  actor.send({ type: "problem.acknowledged" });
  const { value, context } = now();
  expect([value, context.session, context.file]).toEqual(["choosing", session, undefined]);
});

it("keeps a CV that is chosen before the gate, and sends it once it is passed", async () => {
  const { actor, at, happened, now } = start({ gate: "shut", uploads: [session], reviews: [review] });
  actor.send({ type: "cv.chosen", file: cv });
  expect([now().value, happened]).toEqual(["held", []]);
  actor.send({ type: "gate.passed" });
  await at("reviewed");
  expect(happened).toEqual(["sends cv.pdf", "remembers token-7", "reviews token-7"]);
});

it("requests the review of a stored CV only after the gate is passed", async () => {
  const { actor, at, happened, now } = start({ gate: "shut", from: session, reviews: [review] });
  expect([now().value, happened]).toEqual(["held", []]);
  actor.send({ type: "gate.passed" });
  await at("reviewed");
  expect(happened).toEqual(["reviews token-7"]);
});

it("lets the visitor remove a CV or a stored session before the gate", () => {
  const { actor, happened, now } = start({ gate: "shut", from: session });
  actor.send({ type: "cv.chosen", file: cv });
  actor.send({ type: "offer.declined" });
  actor.send({ type: "wait.cancelled" });
  actor.send({ type: "gate.passed" });
  expect([now().value, happened]).toEqual(["choosing", ["drops token-7"]]);
});

it("rejects a file before the gate as after it, and keeps waiting", () => {
  const { actor, now } = start({ gate: "shut" });
  actor.send({ type: "cv.chosen", file: new File(["PK"], "cv.docx") });
  expect(now().value).toBe("failed");
  actor.send({ type: "problem.acknowledged" });
  expect(now().value).toBe("choosing");
});

it("remembers that the gate was passed while an error dialog was open", () => {
  const { actor, now } = start({ gate: "shut" });
  actor.send({ type: "cv.chosen", file: new File(["PK"], "cv.docx") });
  actor.send({ type: "gate.passed" });
  actor.send({ type: "problem.acknowledged" });
  expect(now().value).toBe("choosing");
});
