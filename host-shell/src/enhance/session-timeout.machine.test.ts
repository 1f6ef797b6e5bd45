import type { SessionAnswer } from "shared-runtime/api/session-answer.ts";
import { expect, it } from "vitest";
import {
  type SessionTimeout,
  type TimeoutEffect,
  type TimeoutEvent,
  timeoutAfter,
  timeoutOf,
  wakeTime,
} from "./session-timeout.machine.ts";
import { sessionWarningMs } from "./session-warning.ts";

const minute = 60_000;
const user = { id: "1", memberName: { firstName: "Mette", fullName: "Mette Holm", initials: "MH" }, contactInfo: {} };
const left = (minutes: number): SessionAnswer => ({ user, expiresIn: minutes * 60 });
const using = timeoutOf(left(45), 0, 0);
const warned = timeoutAfter(using, { type: "session.answered", answer: left(15) }, 30 * minute)[0];

it.each<[string, SessionTimeout, TimeoutEvent, number, Partial<SessionTimeout>, ...TimeoutEffect[]]>([
  ["the time comes: the server is asked", using, { type: "time.reached" }, 30, { isAsking: true }, "ask"],
  [
    "a quarter is left: the dialog opens, and other tabs hear of it",
    using,
    { type: "session.answered", answer: left(15) },
    30,
    { phase: "warned" },
    "tellIdle",
  ],
  [
    "another page renewed: nothing opens",
    using,
    { type: "session.answered", answer: left(45) },
    30,
    { phase: "using" },
  ],
  ["the dialog is open: the next minute asks nobody", warned, { type: "time.reached" }, 31, { phase: "warned" }],
  ["the dialog is open: use of the page is no answer", warned, { type: "page.used" }, 31, { phase: "warned" }],
  ["the dialog is open: an idle tab changes nothing", warned, { type: "idle.told" }, 31, { phase: "warned" }],
  ["the member renews", warned, { type: "renewal.chosen" }, 31, { renewing: "dialog" }, "renew"],
  [
    "a renewal elsewhere closes the dialog",
    warned,
    { type: "renewed.elsewhere", renewedAt: 31 * minute, endsAt: 76 * minute },
    31,
    { phase: "using", endsAt: 76 * minute },
  ],
  [
    "nobody answers: the page is left",
    warned,
    { type: "session.answered", answer: {} },
    45,
    { phase: "ended" },
    "leave",
  ],
  [
    "it ended elsewhere: the page stays",
    using,
    { type: "session.answered", answer: {} },
    10,
    { phase: "ended" },
    "stay",
  ],
])("%s", (_, before, event, at, after, ...effects) => {
  const [state, ...told] = timeoutAfter(before, event, at * minute);
  expect(state).toMatchObject(after);
  expect(told).toEqual(effects);
});

it("asks once, however often it is told to while the answer is on its way", () => {
  const [asking] = timeoutAfter(using, { type: "time.reached" }, 30 * minute);
  expect(timeoutAfter(asking, { type: "idle.told" }, 30 * minute)).toEqual([asking]);
  expect(wakeTime(asking, 30 * minute)).toBeUndefined();
});

it("is over when it is over", () => {
  const [ended] = timeoutAfter(warned, { type: "session.answered", answer: {} }, 45 * minute);
  for (const type of ["time.reached", "idle.told", "page.used", "renewal.chosen"] as const)
    expect(timeoutAfter(ended, { type }, 46 * minute)).toEqual([ended]);
  expect(wakeTime(ended, 46 * minute)).toBeUndefined();
});

/** Random sequences of events from the member, other tabs, the network and the server. */
it.each(Array.from({ length: 200 }, (_, seed) => seed))("keeps its promises on day %i", (seed) => {
  const random = randomOf(seed);
  let now = 0;
  const server = { endsAt: 45 * minute, lastsUntil: (random() < 0.3 ? 60 : 720) * minute, isReachable: true };
  const answer = (): SessionAnswer | undefined => {
    if (!server.isReachable) return undefined;
    if (server.endsAt <= now) return {};
    return { user, expiresIn: (server.endsAt - now) / 1000, endsIn: (server.lastsUntil - now) / 1000 };
  };
  const renew = () => {
    if (server.endsAt > now) server.endsAt = Math.min(now + 45 * minute, server.lastsUntil);
  };
  let state = timeoutOf(answer() ?? {}, now, 0);

  const broken: string[] = [];
  const promise = (isKept: boolean, what: string) => {
    if (!isKept) broken.push(`${what} ${JSON.stringify({ now, server, state })}`);
  };

  const happened = (event: TimeoutEvent): void => {
    const wasEnded = state.phase === "ended";
    const [next, ...effects] = timeoutAfter(state, event, now);
    state = next;
    promise(!wasEnded || effects.length === 0, "nothing follows the end");
    for (const effect of effects) {
      if (effect === "ask") happened({ type: "session.answered", answer: answer() });
      if (effect === "renew") {
        if (server.isReachable) renew();
        happened({ type: "renewal.answered", answer: answer() });
      }
      if (effect === "leave" || effect === "stay") promise(server.endsAt - now < 1000, "the server decides on the end");
    }
  };
  const pass = (time: number) => {
    const until = now + time;
    for (let wake = wakeTime(state, now); wake !== undefined && wake <= until; wake = wakeTime(state, now)) {
      now = Math.max(now, wake);
      happened({ type: "time.reached" });
    }
    now = until;
  };
  const acts = [
    () => pass(random() * 20 * minute),
    () => happened({ type: "page.used" }),
    () => happened({ type: "renewal.chosen" }),
    () => happened({ type: "idle.told" }),
    () => (server.isReachable = random() < 0.7),
    renew,
    () => {
      renew();
      happened({ type: "renewed.elsewhere", renewedAt: now, endsAt: server.endsAt });
    },
  ];
  const current = (): SessionTimeout => state;
  for (let step = 0; step < 60; step += 1) {
    acts[Math.floor(random() * acts.length)]?.();
    pass(0);
    const { phase, endsAt, acknowledged } = current();
    const isLate = phase !== "ended" && Math.max(server.endsAt, endsAt) - now <= sessionWarningMs;
    const isAcknowledged = Math.abs(acknowledged - endsAt) < 5_000;
    promise(!isLate || isAcknowledged || phase === "warned", "a late end is told");
    promise(phase !== "warned" || endsAt - now <= sessionWarningMs, "an early end is not");
  }
  expect(broken).toEqual([]);
});

function randomOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
