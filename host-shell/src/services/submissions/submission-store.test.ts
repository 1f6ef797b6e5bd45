import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Tables } from "../../database/database.ts";
import { outbox } from "../outbox/outbox.ts";
import type { NewSubmission } from "./submission.ts";
import { createSubmissionStore } from "./submission-store.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const lead: NewSubmission = {
  kind: { name: "lead.tool", idField: "leadId", retentionDays: 90, consents: {} },
  source: 1,
  payload: { name: "Hanne Holm", terms2: true },
  correlationId: "00000000-0000-4000-8000-000000000000",
};

const attachments = { claim: async () => undefined };

/** A database that answers a call when the test resolves it. */
function slowDatabase() {
  const answers: PromiseWithResolvers<ReadonlySet<number>>[] = [];
  const transaction = () => {
    const answer = Promise.withResolvers<ReadonlySet<number>>();
    answers.push(answer);
    return answer.promise;
  };
  return { answers, tables: { transaction } as unknown as Tables };
}

it("refuses leads at once when the database has not answered for 5 seconds, and accepts them when it does", async () => {
  const { answers, tables } = slowDatabase();
  const onKept = vi.fn<() => void>();
  const { keep } = createSubmissionStore({ tables, outbox, attachments, onKept });
  const first = keep(lead);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  vi.advanceTimersByTime(4_900);
  const second = keep(lead);
  vi.advanceTimersByTime(200);
  await expect(keep(lead)).rejects.toThrow("The database does not keep up: a submission was not accepted.");
  expect(onKept).not.toHaveBeenCalled();

  answers[0]?.resolve(new Set());
  await first;
  const third = keep(lead);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve(new Set());
  await Promise.all([second, third]);
  expect(onKept).toHaveBeenCalledTimes(2);
});

it("rejects waiting leads too when the database is lost, and tries again for the next", async () => {
  const { answers, tables } = slowDatabase();
  const { keep } = createSubmissionStore({ tables, outbox, attachments, onKept: () => undefined });
  const first = keep(lead);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const both = Promise.allSettled([first, keep(lead)]);
  answers[0]?.reject(new Error("Connection terminated unexpectedly"));
  expect((await both).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const next = keep(lead);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve(new Set());
  await next;
});

it("rejects a lead that was not stored within 10 seconds, and never writes one that was still waiting", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const { answers, tables } = slowDatabase();
  const { keep } = createSubmissionStore({ tables, outbox, attachments, onKept: () => undefined });
  const both = Promise.allSettled([keep(lead)]);
  await new Promise(setImmediate);
  const waiting = Promise.allSettled([keep({ ...lead, source: 2 })]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([...(await both), ...(await waiting)].map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(keep(lead)).rejects.toThrow("The database does not keep up");
  answers[0]?.resolve(new Set());
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect([answers.length, vi.getTimerCount()]).toEqual([1, 0]);
});
