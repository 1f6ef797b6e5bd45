import type { RatingOfCv } from "shared-runtime/api/jobmatch.calls.ts";
import { expect, it, vi } from "vitest";
import { sendRatings } from "./send-ratings.ts";

const rating = (score: number, jobId = "1"): RatingOfCv => ({ jobId, cvId: "cv", cvJwt: "token", score });

it("sends the ratings of one job in sequence, and skips all but the last of those that waited", async () => {
  const sent: RatingOfCv[] = [];
  const answers: (() => void)[] = [];
  const send = sendRatings((each) => {
    sent.push(each);
    return new Promise((resolve) => answers.push(resolve));
  });
  for (const score of [1, 2, 3]) send(rating(score));
  send(rating(5, "2"));
  expect(sent).toEqual([rating(1), rating(5, "2")]);
  answers[0]?.();
  await expect.poll(() => sent).toEqual([rating(1), rating(5, "2"), rating(3)]);
});

it("only logs a failure, and sends the next rating", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const sent: number[] = [];
  const send = sendRatings(async ({ score }) => {
    sent.push(score);
    if (score === 1) throw new Error("nede");
  });
  send(rating(1));
  send(rating(4));
  await expect.poll(() => sent).toEqual([1, 4]);
  expect(warn.mock.calls).toEqual([["The rating of a job could not be sent.", new Error("nede")]]);
});
