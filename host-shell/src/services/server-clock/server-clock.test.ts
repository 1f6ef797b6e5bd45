import { expect, it } from "vitest";
import { createLogger } from "../../logging/logger.ts";
import { createServerClock } from "./server-clock.ts";

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];
const noon = Date.UTC(2026, 10, 26, 12);

/** A server and its database, with clocks and notes that a test changes. `pass` moves both clocks. */
function made({ lastUse }: { readonly lastUse?: number } = {}) {
  const times = { database: noon, server: noon, monotonic: 0 };
  const noted: { lastUse: number | undefined; doubtedSince: number | undefined } = { lastUse, doubtedSince: undefined };
  const lines: Record<string, unknown>[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const start = () =>
    createServerClock({
      log,
      wall: () => times.server,
      monotonic: () => times.monotonic,
      ticks: () => times.monotonic,
      notes: {
        read: async () => ({ database: times.database, ...noted }),
        async used() {
          Object.assign(noted, { lastUse: times.database, doubtedSince: undefined });
        },
        async doubted() {
          noted.doubtedSince = times.database;
        },
      },
    });
  const pass = (ms: number) => {
    for (const clock of ["database", "server", "monotonic"] as const) times[clock] += ms;
  };
  const jump = (ms: number) => {
    times.database += ms;
    times.server += ms;
  };
  return { times, noted, start, pass, jump, messages: () => lines.map(({ level, msg }) => [level, msg].join(": ")) };
}

const apart = "error: the clocks of this server and of the database are apart: nothing is deleted until they agree";
const jumped =
  "error: the clock of the database has jumped: nothing is deleted until it is right, or has run on for a day";
const unused = "warn: the database was not used for long, or its clock is wrong: nothing is deleted for a day";
const right = "info: the clocks are right again: deletion goes on";

it("is right with a new database, and after a stop of a day at most", async () => {
  expect(await made().start().mayDelete()).toBe(true);
  expect(
    await made({ lastUse: noon - day })
      .start()
      .mayDelete(),
  ).toBe(true);
});

it("is wrong while this server's clock is more than 30 seconds off, which is logged once, and gives the database's time", async () => {
  const { times, start, messages } = made();
  const clock = start();
  const answers: boolean[] = [];
  for (const offset of [29_000, -29_000, 31_000, 40 * day, -31_000, 0]) {
    times.server = times.database + offset;
    answers.push(await clock.mayDelete());
    expect(clock.now()).toEqual(new Date(noon));
  }
  expect(answers).toEqual([true, true, false, false, false, true]);
  expect(messages()).toEqual([apart, right]);
});

it("is wrong after both clocks jumped together, until they are back, and follows the time of the database", async () => {
  const { start, pass, jump, messages } = made();
  const clock = start();
  let calls = 0;
  clock.onRight(() => (calls += 1));
  expect(await clock.mayDelete()).toBe(true);
  jump(40 * day);
  pass(minute);
  expect([await clock.mayDelete(), clock.state()]).toEqual([
    false,
    { isRight: false, offsetSeconds: 0, jumpSeconds: (40 * day) / 1_000 },
  ]);
  expect(clock.now()).toEqual(new Date(noon + 40 * day + minute));
  jump(-40 * day);
  expect(await clock.mayDelete()).toBe(true);
  expect(messages()).toEqual([jumped, right]);
  expect(calls).toBe(2);
});

it("doubts a clock that is long after the last use, over restarts, until it has run on for a day", async () => {
  const { start, pass, messages } = made({ lastUse: noon - 40 * day });
  const first = start();
  expect(await first.mayDelete()).toBe(false);
  pass(23 * hour);
  expect(await first.mayDelete()).toBe(false);
  expect(await start().mayDelete()).toBe(false);
  pass(hour);
  expect(await first.mayDelete()).toBe(true);
  expect(messages()).toEqual([unused, unused, right]);
});

it("begins its doubt again when a doubted clock jumps", async () => {
  const { start, pass, jump } = made({ lastUse: noon - 40 * day });
  const clock = start();
  expect(await clock.mayDelete()).toBe(false);
  jump(40 * day);
  pass(hour);
  expect(await clock.mayDelete()).toBe(false);
  pass(day);
  expect(await clock.mayDelete()).toBe(true);
});

it("doubts a clock that is before the last use", async () => {
  expect(
    await made({ lastUse: noon + minute })
      .start()
      .mayDelete(),
  ).toBe(false);
});

it("follows a time that another server on the database has just trusted", async () => {
  const { noted, times, start, jump } = made();
  const clock = start();
  await clock.mayDelete();
  jump(2 * hour);
  expect(await clock.mayDelete()).toBe(false);
  noted.lastUse = times.database;
  expect(await clock.mayDelete()).toBe(true);
});
