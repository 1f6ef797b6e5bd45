import { expect, it } from "vitest";
import { type SentRow, sentSubmissions } from "./sent-submissions.ts";

const row = (id: string, form: string, day: number): SentRow => ({
  id,
  form,
  sentAt: new Date(Date.UTC(2026, 10, day)),
  files: [],
  isDead: false,
  isDelivered: true,
  part: null,
  withdraw: null,
  preferredTime: null,
});

it("marks each sign-up that a later one replaces, wherever the later one was sent, and no other form", () => {
  const rows = [
    row("3", "signup", 28),
    row("c", "lead.call-me", 27),
    row("2", "signup", 26),
    row("1", "signup", 25),
    row("b", "lead.call-me", 24),
  ];
  expect(sentSubmissions(rows, () => undefined).map(({ id, replacedAt }) => [id, replacedAt])).toEqual([
    ["3", undefined],
    ["c", undefined],
    ["2", "2026-11-28T00:00:00.000Z"],
    ["1", "2026-11-26T00:00:00.000Z"],
    ["b", undefined],
  ]);
});
