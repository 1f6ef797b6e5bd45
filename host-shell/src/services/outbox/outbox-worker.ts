import type { Logger } from "pino";
import { createLeasedWorker, type LeasedWorker } from "../../concurrency/leased-worker.ts";
import type { DeliveryOutcome } from "../../metrics/metrics.ts";
import type { OutboxMessage, OutboxMessages } from "./outbox-messages.ts";
import { isGivenUp, pauseAfter } from "./retry-plan.ts";
import type { Delivery, Send } from "./webhook.ts";

export interface OutboxWorkerOptions {
  readonly messages: OutboxMessages;
  readonly send: Send;
  /** The number of messages that this process sends at the same time. */
  readonly concurrency: number;
  readonly log: Logger;
  readonly onSettled?: (outcome: DeliveryOutcome) => void;
  /** Returns a random number from 0 to 1. */
  readonly chance?: () => number;
}

/** The longest pause, in seconds, that a receiver can ask for. */
const longestPauseSeconds = 3_600;

/** Delivers the messages of the outbox. A message that is given back is sent again with the same idempotency key. */
export function createOutboxWorker({
  messages,
  send,
  concurrency,
  log,
  onSettled = () => undefined,
  chance = Math.random,
}: OutboxWorkerOptions): LeasedWorker {
  return createLeasedWorker<OutboxMessage>({
    take: messages.take,
    work: async (message, { cutOff }) => settle(message, await send(message, cutOff)),
    giveBack: messages.giveBack,
    concurrency,
    about: ({ id }) => ({ message: id }),
    span: "deliver a message",
    sentences: {
      noAnswer: "the outbox does not answer",
      outcomeLost: "the outcome of a delivery was not kept",
      notGivenBack: "a message was not given back: its lease runs out",
    },
    log,
  });

  async function settle(message: OutboxMessage, delivery: Delivery): Promise<void> {
    const { id, attempt, topic } = message;
    const about = { message: id, topic, attempt };
    if (delivery.kind === "delivered") {
      await messages.delivered(message);
      onSettled("delivered");
      return log.info(about, "a message was delivered");
    }
    const { error } = delivery;
    if (delivery.kind === "refused" || isGivenUp(message)) {
      await messages.giveUp(message, error);
      onSettled("given-up");
      return log.error({ ...about, error }, "a message was given up: npm run outbox -- retry sends it again");
    }
    const wanted = Math.min(delivery.notBeforeSeconds ?? 0, longestPauseSeconds);
    const seconds = Math.max(pauseAfter(attempt, chance()), wanted);
    await messages.retryIn(message, seconds, error);
    onSettled("failed");
    log.warn({ ...about, error, seconds: Math.round(seconds) }, "a message was not delivered");
  }
}
