import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { StoredUpload, UploadErrorKey } from "shared-runtime/api/uploads.ts";
import { uploadMessages } from "shared-runtime/rules/upload.ts";
import type { UploadOutcome, UploadRefusal } from "./uploads.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem, tryLater } from "../../api/answers/problem.ts";
import { retryAfter, tooMany } from "../../api/answers/too-many.ts";

interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly errorKey: UploadErrorKey;
  readonly reason: string;
}

const refusals: Readonly<Record<UploadRefusal, Refusal>> = {
  type: { status: 422, errorKey: "fileTypeError", reason: uploadMessages.type },
  size: { status: 413, errorKey: "fileSizeError", reason: uploadMessages.size },
  empty: { status: 422, errorKey: "emptyFileError", reason: uploadMessages.empty },
  count: { status: 422, errorKey: "fileCountError", reason: uploadMessages.count },
  much: {
    status: 422,
    errorKey: "ownStorageFull",
    reason:
      "Du har for mange filer, der ikke er sendt, så filen er ikke gemt. Send eller fjern nogle af dem; de bliver også slettet efter et døgn. Det, du har skrevet, er her stadig.",
  },
  "unknown-form": { status: 422, errorKey: "unknownFormError", reason: "Formularen tager ikke imod filer." },
  infected: { status: 422, errorKey: "infectedFile", reason: "Filen indeholder virus og er ikke gemt." },
  "scanner-away": {
    status: 503,
    errorKey: "scannerAway",
    reason:
      "Filen kan ikke tjekkes for virus lige nu og er ikke gemt. Prøv igen om lidt. Det, du har skrevet, er her stadig.",
  },
  full: {
    status: 507,
    errorKey: "storageFull",
    reason:
      "Der er ikke plads til flere filer lige nu, så filen er ikke gemt. Prøv igen senere. Det, du har skrevet, er her stadig.",
  },
  unfinished: {
    status: 409,
    errorKey: "unfinishedUpload",
    reason: "Hele filen er ikke kommet frem. Send resten af den.",
  },
  gone: { status: 404, errorKey: "unknownUpload", reason: "Filen findes ikke længere. Vælg den igen." },
};

const secondsToWait = 30;

/** The answer to an upload that gets no place: its sender has too many uploads, or all places are taken. */
export function placeAnswer(c: Context<ApiEnv>, kind: "crowded" | "full"): Response {
  if (kind === "full") return tryLater(c, 10);
  const refusal = { errorKey: "tooManyUploads", reason: "Der bliver sendt mange filer på én gang." };
  return tooMany(c, refusal, retryAfter(c, 10_000));
}

/** The answer to an upload that was stored or refused. */
export function uploadAnswer(c: Context<ApiEnv>, outcome: UploadOutcome): Response {
  if (outcome.kind === "refused") return refusalAnswer(c, outcome.refusal);
  const { id, fileName, name, size } = outcome.file;
  return c.json({ id, fileName, title: name, size } satisfies StoredUpload);
}

export function refusalAnswer(c: Context<ApiEnv>, refusal: UploadRefusal): Response {
  const { status, errorKey, reason } = refusals[refusal];
  if (status === 503) c.header("retry-after", String(secondsToWait));
  return problem(c, status, errorKey, { reason });
}
