import { uptime } from "node:os";
import type { Logger } from "pino";
import { endsWithin } from "../../concurrency/ends-within.ts";
import type { ClockNotes, ClockReading } from "./clock-reading.ts";

/** The time of the database, which all servers on it share, and whether this time can be trusted. */
export interface ServerClock {
  /** The time of the database, even while its clock is doubted, since it may have been corrected. */
  readonly now: () => Date;
  /**
   * Resolves with whether old data may be deleted. Reads the clock of the database. `false` while this server's clock
   * or the database's may be wrong.
   */
  readonly mayDelete: () => Promise<boolean>;
  /** Calls back each time that deletion is allowed again. */
  readonly onRight: (listener: () => void) => void;
  /** `undefined` until the clock of the database was read. */
  readonly state: () => ClockState | undefined;
}

export interface ClockState {
  readonly isRight: boolean;
  /** This server's clock minus the clock of the database. */
  readonly offsetSeconds: number;
  /** The clock of the database minus the true time; 0 if it is not doubted. */
  readonly jumpSeconds: number;
}

export interface RunningClock extends ServerClock {
  /** Reads the clocks now and every ten seconds. */
  readonly start: () => Promise<void>;
  /** Resolves when nothing runs any more, at the latest after `timeoutMs`. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

interface Options {
  readonly notes: ClockNotes;
  readonly log: Logger;
  /** This server's clock, in milliseconds since 1970. */
  readonly wall?: () => number;
  /** A clock in milliseconds that cannot be set and that runs while the machine sleeps. */
  readonly monotonic?: () => number;
  /** A clock in milliseconds that may stop while the machine sleeps, but is read for each request. */
  readonly ticks?: () => number;
}

/** The accepted difference between two clocks, in milliseconds. */
const toleranceMs = 30_000;
const everyMs = 10_000;
const notedEveryMs = 60_000;
const dayMs = 24 * 60 * 60_000;

interface Anchor {
  readonly database: number;
  readonly monotonic: number;
}

/**
 * Compares the clock of the database with that of this server, and with the time that passes on a clock that cannot be
 * set. At the start, it compares the clock with the last use of the database. If the servers were stopped for more than
 * a day, the clock looks wrong, so deletion waits until the clock has run for a day.
 */
export function createServerClock({
  notes,
  log,
  wall = Date.now,
  monotonic = () => uptime() * 1_000,
  ticks = () => performance.now(),
}: Options): RunningClock {
  /** The last reading that was trusted. */
  let anchor: Anchor | undefined;
  let previous: (Anchor & { readonly ticks: number }) | undefined;
  let state: ClockState | undefined;
  let logged: Kind = "right";
  const listeners: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const expectedFrom = ({ database, monotonic: at }: Anchor, now: number): number => database + now - at;

  /** The difference between the database's clock and the true time; 0 if the clock is plausible. */
  function jumpOf({ database, lastUse }: ClockReading, now: number): number {
    const sinceUse = lastUse === undefined ? undefined : database - lastUse;
    // A server has just noted almost this time as trusted, so the clock is right.
    if (sinceUse !== undefined && Math.abs(sinceUse) <= toleranceMs) return 0;
    if (anchor) {
      const jump = database - expectedFrom(anchor, now);
      return Math.abs(jump) <= toleranceMs ? 0 : jump;
    }
    return sinceUse === undefined || (sinceUse > 0 && sinceUse <= dayMs) ? 0 : sinceUse;
  }

  /** Whether a doubted clock has run for a day. Notes the beginning of the doubt, also after another jump. */
  async function isBelievedAgain({ database, doubtedSince }: ClockReading, now: number): Promise<boolean> {
    const hasJumpedAgain = previous && Math.abs(database - expectedFrom(previous, now)) > toleranceMs;
    if (doubtedSince !== undefined && database >= doubtedSince && !hasJumpedAgain)
      return database - doubtedSince >= dayMs;
    await notes.doubted();
    return false;
  }

  async function measure(): Promise<void> {
    const askedAt = monotonic();
    const reading = await notes.read();
    const uncertainMs = monotonic() - askedAt;
    // This server was stopped while it read the answer, so the reading says nothing about the present.
    if (uncertainMs > toleranceMs / 2) return;
    const now = askedAt + uncertainMs / 2;
    const offset = wall() - reading.database - uncertainMs / 2;
    const jump = jumpOf(reading, now);
    const isJump = jump !== 0 && !(await isBelievedAgain(reading, now));
    const isApart = Math.abs(offset) > toleranceMs;
    previous = { database: reading.database, monotonic: now, ticks: ticks() - uncertainMs / 2 };
    if (!isJump) anchor = previous;
    const isRight = !isJump && !isApart;
    if (isRight && (reading.lastUse === undefined || jump !== 0 || reading.database - reading.lastUse > notedEveryMs))
      // Failures are ignored. Other parts of the server report a database that cannot be written to, and the deletion
      // that follows may make room.
      await notes.used().catch(() => undefined);
    become(
      { isRight, offsetSeconds: Math.round(offset / 1_000), jumpSeconds: isJump ? Math.round(jump / 1_000) : 0 },
      isApart ? "apart" : isRight ? "right" : anchor ? "jumped" : "unused",
    );
  }

  function become(next: ClockState, kind: Kind): void {
    const wasRight = state?.isRight;
    state = next;
    const { isRight, offsetSeconds, jumpSeconds } = next;
    if (kind !== logged) {
      if (kind === "right") log.info("the clocks are right again: deletion goes on");
      else if (kind === "unused") log.warn({ jumpSeconds }, sentences[kind]);
      else log.error({ offsetSeconds, jumpSeconds }, sentences[kind]);
    }
    logged = kind;
    if (isRight && !wasRight) for (const listener of listeners) listener();
  }

  /** Reads the clocks. A call waits until the reading of the previous call has ended. */
  const read = (): Promise<void> => {
    const reading = running.then(measure);
    running = reading.catch(() => undefined);
    return reading;
  };

  return {
    now: () => new Date(previous ? previous.database + ticks() - previous.ticks : wall()),
    async mayDelete() {
      await read();
      return state?.isRight ?? false;
    },
    onRight: (listener) => void listeners.push(listener),
    state: () => state,
    async start() {
      // Failures are ignored: the users of a database report that it does not answer.
      await read().catch(() => undefined);
      timer = setInterval(() => void read().catch(() => undefined), everyMs).unref();
    },
    async stop(timeoutMs) {
      clearInterval(timer);
      await endsWithin(running, timeoutMs);
    },
  };
}

type Kind = "right" | keyof typeof sentences;

const sentences = {
  apart: "the clocks of this server and of the database are apart: nothing is deleted until they agree",
  jumped: "the clock of the database has jumped: nothing is deleted until it is right, or has run on for a day",
  unused: "the database was not used for long, or its clock is wrong: nothing is deleted for a day",
} as const;
