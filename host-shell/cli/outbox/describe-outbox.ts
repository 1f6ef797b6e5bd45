import type { OutboxCounts, OutboxEntry, OutboxList, OutboxState } from "shared-runtime/api/outbox.ts";

interface Wanted {
  readonly states: readonly OutboxState[];
  /** The topics to list; empty for all. */
  readonly topics: readonly string[];
}

/**
 * Lists the messages, oldest first, with the number of those that are not listed, and totals. `now` is in milliseconds
 * since 1970.
 */
export function describeOutbox(
  { delivers, counts, topics, messages }: OutboxList,
  wanted: Wanted,
  now: number,
): string {
  const countsOfWanted =
    wanted.topics.length === 0 ? [counts] : topics.filter(({ topic }) => wanted.topics.includes(topic));
  const matching = countsOfWanted.flatMap((some) => wanted.states.map((state) => some[state]));
  const unseen = matching.reduce((sum, count) => sum + count, 0) - messages.length;
  return [
    ...messages.map((message) => lineOf(message, now)),
    ...(unseen > 0 ? [`… and ${unseen} more.`] : []),
    ...(messages.length > 0 ? [""] : []),
    `${totalsOf(counts)}.`,
    ...(topics.length > 1 ? topics.map(({ topic, ...some }) => `  ${topic}: ${totalsOf(some)}`) : []),
    ...(delivers ? [] : ["Nothing is delivered until OUTBOX_WEBHOOK_URL is set for the server."]),
    ...(counts.dead > 0 ? ["npm run outbox -- retry --dead sends those that were given up again."] : []),
  ].join("\n");
}

function totalsOf({ waiting, dead, delivered }: OutboxCounts): string {
  return `${waiting} waiting, ${dead} given up, ${delivered} delivered`;
}

function lineOf(message: OutboxEntry, now: number): string {
  const { id, topic, subject, createdAt, attempts, lastError } = message;
  const tries = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  const error = lastError === null ? "" : `: ${lastError}`;
  const age = spanOf(now - Date.parse(createdAt));
  return `${String(id).padStart(6)}  ${topic}  ${subject}  ${age} old  ${tries}  ${statusOf(message, now)}${error}`;
}

function statusOf({ state, nextTryAt, behind }: OutboxEntry, now: number): string {
  if (state === "delivered") return "delivered";
  if (state === "dead") return "given up";
  if (behind !== null) return `waits for ${behind}`;
  const wait = nextTryAt === null ? 0 : Date.parse(nextTryAt) - now;
  return wait > 0 ? `next in ${spanOf(wait)}` : "due";
}

function spanOf(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 120 * 60) return `${Math.round(seconds / 60)} min`;
  return seconds < 48 * 3_600 ? `${Math.round(seconds / 3_600)} h` : `${Math.round(seconds / 86_400)} d`;
}
