import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { maxCvBytes, type CvUpload } from "shared-runtime/api/cv.ts";
import { createSemaphore } from "../../concurrency/semaphore.ts";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import { logDiskFull } from "../../disk/log-disk-full.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import type { CvReviewer } from "../../engines/cv-review/cv-reviewer.ts";
import { laneShare } from "../../engines/cv-review/lane-share.ts";
import type { CvStore } from "./cv-store.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import type { StorageRoom } from "../../disk/storage-room.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { bodyOf } from "../../api/bodies/body-of.ts";
import { type CvQuotas, createCvQuotas } from "./cv-quotas.http.ts";
import { clientGone, cvProblem, storageFull } from "../../api/answers/problem.ts";
import { failedReceiptAnswer } from "../../api/uploads/failed-receipt-answer.ts";
import { receiveFile, type Receipt } from "../../api/uploads/receive-file.ts";
import { declaresTooMuch } from "../../api/uploads/receive-multipart.ts";
import { createSenderOf } from "../../api/quotas/sender.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import { createUploadMemory } from "../../api/uploads/upload-memory.ts";
import { uploadPace } from "../../api/uploads/upload-pace.ts";
import { createUploadPlaces, type UploadPlace } from "../../api/uploads/upload-places.ts";

export interface CvUploadDeps {
  readonly log: Logger;
  readonly inspect: CvReviewer["inspect"];
  /** The number of files that are inspected at the same time. */
  readonly inspections: number;
  readonly store: Pick<CvStore, "keep">;
  readonly tokens: Pick<CvTokens, "issue">;
  /** Returns the member to whom the CV belongs. Visitors may upload too. */
  readonly userOf: UserOf;
  readonly addressOf: ClientAddress;
  /** Makes the digest by which the reviewer distinguishes senders. */
  readonly senderDigest: (sender: string) => string;
  readonly quotas: CvQuotas;
  /** The room for all stored CVs together. */
  readonly room: Pick<StorageRoom, "take">;
  readonly onKept: () => void;
}

const megabyte = 1_024 * 1_024;
/**
 * The bytes that uploads may hold in memory, `all` together and `each`. Beyond these limits, uploads wait unread. Each
 * upload may always hold `always` bytes, which is more than most CVs have.
 */
const memoryBytes = { all: 64 * megabyte, each: 32 * megabyte, always: megabyte / 4 };
/**
 * The most simultaneous uploads of all senders, and of each sender: more than the members of one office begin at the
 * same time.
 */
const mostAtOnce = { all: 500, each: 10 };

type Received = Extract<Receipt, { readonly kind: "received" }>;

/** The sender of an upload. */
interface Sending {
  readonly address: string;
  /** `undefined` for a visitor. */
  readonly memberId: string | undefined;
}

export function cvUpload(deps: CvUploadDeps) {
  const { log, inspect, inspections, store, tokens, userOf, addressOf, senderDigest, room, onKept } = deps;
  const quotas = createCvQuotas(deps.quotas);
  const places = createUploadPlaces(mostAtOnce);
  const memory = createUploadMemory(memoryBytes);
  const inspecting = createSemaphore({ permits: inspections, each: laneShare(inspections) });
  const senderOf = createSenderOf(addressOf);

  async function receive(c: Context<ApiEnv>, sending: Sending): Promise<Response> {
    const { take: takeMemory, held, leave } = memory.open(sending.address);
    let place: UploadPlace | undefined;
    try {
      const receipt = await receiveFile(bodyOf(c), c.req.header(), {
        field: "file",
        maxBytes: maxCvBytes,
        pace: uploadPace,
        admit: () => (place = places.take(namesOf(sending))).kind === "taken",
        take: takeMemory,
      });
      if (receipt.kind === "received") return await take(c, receipt, sending);
      if (place?.kind === "crowded") return quotas.crowded(c);
      // The bytes of a failed upload count towards the daily quota as well.
      quotas.addBytes(quotaNameOf(sending), held());
      return failedReceiptAnswer(c, receipt, { tooLarge: () => cvProblem(c, "fileSizeError"), log });
    } finally {
      leave();
      if (place?.kind === "taken") place.leave();
    }
  }

  async function take(c: Context<ApiEnv>, { name, type, bytes }: Received, sending: Sending): Promise<Response> {
    const tooMuch = quotas.takeBytes(c, quotaNameOf(sending), bytes.length);
    if (tooMuch) return tooMuch;
    const sender = senderDigest(sending.address);
    const release = await inspecting.acquire({ holder: sender, signal: c.req.raw.signal });
    const inspection = await inspect({ name, type, bytes, sender }).finally(release);
    if (inspection.kind === "refused") return cvProblem(c, inspection.errorKey);
    if (!(await room.take(bytes.length))) return cvStorageFull(c);
    const { pages, words, language } = inspection;
    const cvId = await store.keep({ bytes, pages, words, language, memberId: sending.memberId, sender });
    onKept();
    log.info({ correlationId: c.get("correlationId"), cvId, pages, bytes: bytes.length }, "a CV was stored");
    return c.json({ cvId, cvIdJwtString: await tokens.issue(cvId) } satisfies CvUpload);
  }

  return new Hono<ApiEnv>().post("/api/cv-upload", async (c) => {
    const { signal } = c.req.raw;
    const address = senderOf(c);
    if (declaresTooMuch(c.req.header(), maxCvBytes)) return cvProblem(c, "fileSizeError");
    const sending = { address, memberId: (await userOf(c))?.id };
    const tooMuch = quotas.takeBytes(c, quotaNameOf(sending), 0);
    if (tooMuch) return tooMuch;
    // Refuses before a body is read in vain.
    if (!(await room.take(0))) return cvStorageFull(c);
    try {
      return await receive(c, sending);
    } catch (error) {
      if (signal.aborted) return clientGone();
      if (isDiskFull(error)) {
        logDiskFull(log, error);
        return cvStorageFull(c);
      }
      throw error;
    }
  });
}

/** The names under which an upload is counted. */
function namesOf({ address, memberId }: Sending): readonly string[] {
  return memberId === undefined ? [address] : [address, memberName(memberId)];
}

/**
 * The name of the person or address whose daily quota an upload uses. Members have their own, so that others at the
 * same address cannot use it up.
 */
function quotaNameOf({ address, memberId }: Sending): string {
  return memberId === undefined ? address : memberName(memberId);
}

/** A name for a member that differs from all addresses. */
function memberName(memberId: string): string {
  return `member ${memberId}`;
}

function cvStorageFull(c: Context<ApiEnv>): Response {
  return storageFull(
    c,
    "Der er ikke plads til flere CV’er lige nu, så dit CV er ikke gemt. Prøv igen senere i dag eller i morgen.",
  );
}
