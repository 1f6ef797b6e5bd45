import { expect, it } from "vitest";
import { readBodyUpTo } from "./read-body-up-to.ts";

function answerIn(parts: readonly string[], headers: Record<string, string> = {}) {
  let isCancelled = false;
  const left = parts.map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const part = left.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      },
      cancel: () => {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { answer: new Response(body, { headers }), unread: () => left.length, isCancelled: () => isCancelled };
}

it("reads a body that is as large as it may be, across the bytes of a letter", async () => {
  expect(await readBodyUpTo(answerIn(["l\u00f8", "n"]).answer, 4)).toBe("løn");
  expect(await readBodyUpTo(new Response(null), 4)).toBe("");
});

it("stops reading as soon as a body is too large", async () => {
  const { answer, unread, isCancelled } = answerIn(["123", "45", "6", "7"]);
  expect([await readBodyUpTo(answer, 4), unread(), isCancelled()]).toEqual([undefined, 2, true]);
});

it("reads nothing of a body that says that it is too large", async () => {
  const { answer, unread, isCancelled } = answerIn(["123"], { "content-length": "5" });
  expect([await readBodyUpTo(answer, 4), unread(), isCancelled()]).toEqual([undefined, 1, true]);
});
