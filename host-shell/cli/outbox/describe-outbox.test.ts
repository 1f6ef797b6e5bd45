import type { OutboxEntry, OutboxList } from "shared-runtime/api/outbox.ts";
import { expect, it } from "vitest";
import { describeOutbox } from "./describe-outbox.ts";

const now = Date.parse("2026-11-20T10:00:30Z");
const message: OutboxEntry = {
  id: 17,
  state: "waiting",
  topic: "lead.event",
  subject: "6f1c1b0e-54c5-4c39-a14f-0b6ac7c3f0b1",
  createdAt: "2026-11-20T10:00:00.000Z",
  attempts: 1,
  nextTryAt: "2026-11-20T10:00:35.000Z",
  behind: null,
  deliveredAt: null,
  deadAt: null,
  lastError: "answered 500",
};
const list: OutboxList = {
  delivers: true,
  counts: { waiting: 4, dead: 0, delivered: 12 },
  topics: [
    { topic: "form.of-another-release", waiting: 1, dead: 0, delivered: 0 },
    { topic: "lead.event", waiting: 2, dead: 0, delivered: 5 },
    { topic: "lead.tool", waiting: 1, dead: 0, delivered: 7 },
  ],
  messages: [message],
};
const waiting = { states: ["waiting", "dead"], topics: [] } as const;

it("counts by kind, of kinds that this release does not know as well", () => {
  expect(describeOutbox(list, waiting, now)).toBe(
    [
      "    17  lead.event  6f1c1b0e-54c5-4c39-a14f-0b6ac7c3f0b1  30 s old  1 attempt  next in 5 s: answered 500",
      "… and 3 more.",
      "",
      "4 waiting, 0 given up, 12 delivered.",
      "  form.of-another-release: 1 waiting, 0 given up, 0 delivered",
      "  lead.event: 2 waiting, 0 given up, 5 delivered",
      "  lead.tool: 1 waiting, 0 given up, 7 delivered",
    ].join("\n"),
  );
});

it("counts what is not listed among the kinds that were asked for", () => {
  const lines = describeOutbox(list, { ...waiting, topics: ["lead.event"] }, now).split("\n");
  expect(lines[1]).toBe("… and 1 more.");
  expect(describeOutbox({ ...list, messages: [] }, { ...waiting, topics: ["lead.none"] }, now)).not.toContain("more");
});

it("says nothing by kind where there is one kind only", () => {
  const [only] = list.topics;
  expect(describeOutbox({ ...list, messages: [], topics: only ? [only] : [] }, waiting, now)).toBe(
    "… and 4 more.\n4 waiting, 0 given up, 12 delivered.",
  );
});
