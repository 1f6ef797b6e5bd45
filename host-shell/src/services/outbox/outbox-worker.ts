import type { Logger } from "pino";
import { createBell } from "../../concurrency/bell.ts";
import { endsWithin } from "../../concurrency/ends-within.ts";
import type { OutboxMessage, OutboxMessages } from "./outbox-messages.ts";
import { isGivenUp, pauseAfter } from "./retry-plan.ts";
import type { Delivery, Send } from "./webhook.ts";

export interface OutboxWorkerOptions {
  readonly messages: OutboxMessages;
  readonly send: Send;
  /** How many messages are sent at once by this process. */
  readonly places: number;
  readonly log: Logger;
  /** From 0 to 1. */
  readonly chance?: () => number;
}

export interface OutboxWorker {
  readonly start: () => void;
  /** There is a new message: do not wait for the next look. */
  readonly wake: () => void;
  /**
   * Takes no more messages. Resolves when those under way are answered, at the latest after `patienceMs`; the rest are
   * given back, and are sent again with the same key.
   */
  readonly stop: (patienceMs: number) => Promise<void>;
}

/** How often to look for messages of other processes, for pauses that are over and for leases that ran out. */
const lookEveryMs = 1_000;
const giveBackMs = 1_000;

export function createOutboxWorker({
  messages,
  send,
  places,
  log,
  chance = Math.random,
}: OutboxWorkerOptions): OutboxWorker {
  const bell = createBell();
  const running = new Map<OutboxMessage, Promise<void>>();
  const stopped = new AbortController();
  let stopping = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    while (!stopping) {
      const taken = running.size < places ? await take(places - running.size) : [];
      for (const message of taken)
        running.set(
          message,
          deliver(message).finally(() => leave(message)),
        );
      if (taken.length === 0) await bell.heard(lookEveryMs);
    }
  }

  async function take(most: number): Promise<readonly OutboxMessage[]> {
    try {
      return await messages.take(most);
    } catch (error) {
      log.error({ err: error }, "the outbox does not answer");
      return [];
    }
  }

  function leave(message: OutboxMessage): void {
    running.delete(message);
    bell.ring();
  }

  async function deliver(message: OutboxMessage): Promise<void> {
    try {
      await settle(message, await send(message, stopped.signal));
    } catch (error) {
      if (stopped.signal.aborted) return giveBack(message);
      // The lease runs out, and the message is sent again with the same key.
      log.error({ err: error, message: message.id }, "the outcome of a delivery was not kept");
    }
  }

  async function settle(message: OutboxMessage, delivery: Delivery): Promise<void> {
    const { id, attempt, topic } = message;
    const about = { message: id, topic, attempt };
    if (delivery.kind === "delivered") {
      await messages.delivered(message);
      return log.info(about, "a message was delivered");
    }
    const { error } = delivery;
    if (delivery.kind === "refused" || isGivenUp(message)) {
      await messages.giveUp(message, error);
      return log.error({ ...about, error }, "a message was given up: npm run outbox -- retry sends it again");
    }
    const seconds = Math.max(pauseAfter(attempt, chance()), Math.min(delivery.notBeforeSeconds ?? 0, 3_600));
    await messages.retryIn(message, seconds, error);
    log.warn({ ...about, error, seconds: Math.round(seconds) }, "a message was not delivered");
  }

  async function giveBack(message: OutboxMessage): Promise<void> {
    try {
      await messages.giveBack(message);
    } catch (error) {
      log.warn({ err: error, message: message.id }, "a message was not given back: its lease runs out");
    }
  }

  async function allDone(): Promise<void> {
    await looking;
    await Promise.all(running.values());
  }

  return {
    start: () => {
      looking ??= look();
    },
    wake: bell.ring,
    async stop(patienceMs) {
      stopping = true;
      bell.ring();
      if (await endsWithin(allDone(), patienceMs)) return;
      stopped.abort();
      await endsWithin(allDone(), giveBackMs);
    },
  };
}
