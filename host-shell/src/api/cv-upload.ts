import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { maxCvBytes, type CvUpload } from "shared-runtime/api/cv.ts";
import type { CvReviewer } from "../services/cv-review/cv-reviewer.ts";
import type { CvStore } from "../services/cv-store/cv-store.ts";
import type { CvTokens } from "../services/cv-tokens/cv-tokens.ts";
import type { ApiEnv } from "./api-env.ts";
import { createGate } from "./gate.ts";
import { clientGone, problem, refusal, tryLater } from "./problem.ts";
import { declaresTooMuch, receiveFile, type Receipt } from "./receive-file.ts";

export interface CvUploadDeps {
  readonly log: Logger;
  readonly inspect: CvReviewer["inspect"];
  /** How many files are inspected at once. */
  readonly inspections: number;
  readonly store: Pick<CvStore, "keep">;
  readonly tokens: Pick<CvTokens, "issue">;
  readonly onKept: () => void;
}

/** How many bytes of uploads are in memory at once, before an upload waits with its body unread. */
const maxBytesInMemory = 64 * 1_024 * 1_024;
/** How many uploads may wait for that, before the next is told to come back. */
const maxWaiting = 200;
const idleMs = 20_000;

export function cvUpload({ log, inspect, inspections, store, tokens, onKept }: CvUploadDeps) {
  const memory = createGate({ capacity: maxBytesInMemory, maxWaiting });
  const inspecting = createGate({ capacity: inspections, maxWaiting: Number.POSITIVE_INFINITY });

  async function receive(c: Context<ApiEnv>): Promise<Response> {
    const receipt = await receiveFile(bodyOf(c), c.req.header(), { field: "file", maxBytes: maxCvBytes, idleMs });
    return receipt.kind === "received" ? take(c, receipt) : answerTo(c, receipt);
  }

  async function take(c: Context<ApiEnv>, file: Extract<Receipt, { kind: "received" }>): Promise<Response> {
    const leave = await inspecting.enter(1, c.req.raw.signal);
    const inspection = await inspect(file).finally(leave);
    if (inspection.kind === "refused") return refusal(c, inspection.errorKey);
    const { pages, words, language } = inspection;
    const cvId = await store.keep({ bytes: file.bytes, pages, words, language });
    onKept();
    log.info({ correlationId: c.get("correlationId"), cvId, pages, bytes: file.bytes.length }, "cv kept");
    return c.json({ cvId, cvIdJwtString: await tokens.issue(cvId) } satisfies CvUpload);
  }

  function answerTo(c: Context<ApiEnv>, receipt: Exclude<Receipt, { kind: "received" }>): Response {
    switch (receipt.kind) {
      case "too-large":
        return refusal(c, "fileSizeError");
      case "malformed":
        log.info({ correlationId: c.get("correlationId"), reason: receipt.reason }, "upload not understood");
        return problem(c, 400);
      case "stalled":
        return problem(c, 408);
      case "gone":
        return clientGone();
    }
  }

  return new Hono<ApiEnv>().post("/api/cv-upload", async (c) => {
    const { signal } = c.req.raw;
    if (declaresTooMuch(c.req.header(), maxCvBytes)) return refusal(c, "fileSizeError");
    try {
      const leave = await memory.enter(Number(c.req.header("content-length") ?? maxCvBytes), signal);
      if (!leave) return tryLater(c, 10);
      return await receive(c).finally(leave);
    } catch (error) {
      if (signal.aborted) return clientGone();
      throw error;
    }
  });
}

/** Node's own stream where there is one: it can be left unread without breaking the connection. */
function bodyOf(c: Context<ApiEnv>): Readable {
  const { incoming } = c.env;
  if (incoming) return incoming;
  const { body } = c.req.raw;
  return body ? Readable.fromWeb(body as NodeReadableStream) : Readable.from([]);
}
