import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { maxCvBytes, type CvUpload } from "shared-runtime/api/cv.ts";
import { createSemaphore } from "../concurrency/semaphore.ts";
import type { CvReviewer } from "../services/cv-review/cv-reviewer.ts";
import type { CvStore } from "../services/cv-store/cv-store.ts";
import type { CvTokens } from "../services/cv-tokens/cv-tokens.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientGone, problem, cvProblem, tryLater } from "./problem.ts";
import { bodyOf } from "./body-of.ts";
import { receiveFile, type Receipt } from "./receive-file.ts";
import { declaresTooMuch, type FailedReceipt } from "./receive-multipart.ts";
import type { UserOf } from "./session.ts";
import { createUploadMemory, type MemoryShare } from "./upload-memory.ts";

export interface CvUploadDeps {
  readonly log: Logger;
  readonly inspect: CvReviewer["inspect"];
  /** How many files are inspected at once. */
  readonly inspections: number;
  readonly store: Pick<CvStore, "keep">;
  readonly tokens: Pick<CvTokens, "issue">;
  /** Whose CV it is. Visitors may upload too. */
  readonly userOf: UserOf;
  readonly onKept: () => void;
}

/** The bytes of uploads that may be in memory before uploads wait unread, and the number of simultaneous uploads. */
const memoryLimits = { bytes: 64 * 1_024 * 1_024, uploads: 500 };
/** 10 kB a second, with an allowance for a tunnel on the way. */
const pace = { bytes: 200_000, milliseconds: 20_000 };

export function cvUpload({ log, inspect, inspections, store, tokens, userOf, onKept }: CvUploadDeps) {
  const memory = createUploadMemory(memoryLimits);
  const inspecting = createSemaphore(inspections);

  async function receive(c: Context<ApiEnv>, { take: takeMemory }: MemoryShare): Promise<Response> {
    const receipt = await receiveFile(bodyOf(c), c.req.header(), {
      field: "file",
      maxBytes: maxCvBytes,
      pace,
      take: takeMemory,
    });
    return receipt.kind === "received" ? take(c, receipt) : answerTo(c, receipt);
  }

  async function take(c: Context<ApiEnv>, file: Extract<Receipt, { kind: "received" }>): Promise<Response> {
    const release = await inspecting.acquire(c.req.raw.signal);
    const inspection = await inspect(file).finally(release);
    if (inspection.kind === "refused") return cvProblem(c, inspection.errorKey);
    const { pages, words, language } = inspection;
    const memberId = (await userOf(c))?.id;
    const cvId = await store.keep({ bytes: file.bytes, pages, words, language, memberId });
    onKept();
    log.info({ correlationId: c.get("correlationId"), cvId, pages, bytes: file.bytes.length }, "a CV was stored");
    return c.json({ cvId, cvIdJwtString: await tokens.issue(cvId) } satisfies CvUpload);
  }

  function answerTo(c: Context<ApiEnv>, receipt: FailedReceipt): Response {
    switch (receipt.kind) {
      case "too-large":
        return cvProblem(c, "fileSizeError");
      case "malformed":
        log.info({ correlationId: c.get("correlationId"), reason: receipt.reason }, "an upload is malformed");
        return problem(c, 400);
      case "stalled":
        return problem(c, 408);
      case "gone":
        return clientGone();
    }
  }

  return new Hono<ApiEnv>().post("/api/cv-upload", async (c) => {
    const { signal } = c.req.raw;
    if (declaresTooMuch(c.req.header(), maxCvBytes)) return cvProblem(c, "fileSizeError");
    const share = memory.open();
    if (share === undefined) return tryLater(c, 10);
    try {
      return await receive(c, share).finally(share.leave);
    } catch (error) {
      if (signal.aborted) return clientGone();
      throw error;
    }
  });
}
