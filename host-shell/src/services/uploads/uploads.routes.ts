import { Readable } from "node:stream";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { UploadRemoval, type UploadRemoved } from "shared-runtime/api/uploads.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { mostUploadBytes, objectionToUpload, uploadMessages } from "shared-runtime/rules/upload.ts";
import * as v from "valibot";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import { logDiskFull } from "../../disk/log-disk-full.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import { readFields } from "../../http/read-fields.ts";
import { uploadTitle } from "./upload-title.ts";
import type { OpenedUpload, UploadOf, UploadOutcome, Uploads } from "./uploads.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { bodyOf } from "../../api/bodies/body-of.ts";
import { jsonOnly, objectOf, tooLarge } from "../../api/bodies/json-body.ts";
import { clientGone, problem, tryLater } from "../../api/answers/problem.ts";
import { declaresTooMuch, type IncomingFile, receiveMultipart } from "../../api/uploads/receive-multipart.ts";
import { resumableUploads } from "./resumable-uploads.routes.ts";
import { refused } from "../../api/answers/operator-answers.ts";
import type { OperatorEnv, OperatorGuard } from "../../api/guards/operator-guard.ts";
import { createSenderOf } from "../../api/quotas/sender.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import { placeAnswer, refusalAnswer, uploadAnswer } from "./upload-answers.http.ts";
import { failedReceiptAnswer } from "../../api/uploads/failed-receipt-answer.ts";
import { createUploadPlaces, type UploadPlace } from "../../api/uploads/upload-places.ts";
import { type Pace, uploadPace } from "../../api/uploads/upload-pace.ts";

export interface UploadCallsDeps {
  readonly uploads: Uploads;
  readonly userOf: UserOf;
  readonly addressOf: ClientAddress;
  readonly pace?: Pace;
  readonly log: Logger;
}

const Id = v.pipe(v.string(), v.uuid());
/** The most simultaneous uploads of all senders, and of each sender. A form may have eight files. */
const mostAtOnce = { all: 100, each: 16 };

/** The files of service forms. Each call treats the files of all users but the signed-in one as missing. */
export function uploadCalls(deps: UploadCallsDeps) {
  const { uploads, userOf, addressOf, pace = uploadPace, log } = deps;
  const places = createUploadPlaces(mostAtOnce);
  const senderOf = createSenderOf(addressOf);
  const takePlace = (c: Context<ApiEnv>, memberId: string) => places.take([senderOf(c), `member ${memberId}`]);

  async function receive(c: Context<ApiEnv>, user: MemberUser): Promise<Response> {
    let place: UploadPlace | undefined;
    let begun: UploadOf | undefined;
    const keep = async ({ fields, content }: IncomingFile): Promise<UploadOutcome | "no-name"> => {
      const name = fields.get("fileName") ?? headerName(c);
      if (name === undefined) return "no-name";
      const formId = c.req.query("formId") ?? "";
      const upload = await uploads.begin({
        userId: user.id,
        formId,
        draft: c.req.query("draft"),
        name,
        size: undefined,
      });
      if (upload.kind === "refused") return upload;
      begun = { id: upload.id, userId: user.id };
      const size = await uploads.append(begun, content, 0);
      return typeof size === "number" ? uploads.finish(begun, size) : size;
    };
    let stored = false;
    try {
      const receipt = await receiveMultipart(bodyOf(c), c.req.header(), {
        field: "file",
        maxBytes: mostUploadBytes,
        pace,
        admit: () => (place = takePlace(c, user.id)).kind === "taken",
        keep,
      });
      if (place?.kind === "crowded" || place?.kind === "full") return placeAnswer(c, place.kind);
      if (receipt.kind !== "received")
        return failedReceiptAnswer(c, receipt, { tooLarge: () => refusalAnswer(c, "size"), log });
      if (receipt.kept === "no-name") return problem(c, 400);
      stored = receipt.kept.kind === "stored";
      return uploadAnswer(c, receipt.kept);
    } finally {
      if (place?.kind === "taken") place.leave();
      // An upload that was not stored is abandoned, since the sender got no id with which to continue it.
      if (!stored && begun !== undefined) {
        await uploads.abandon(begun);
        await uploads.remove(begun);
      }
    }
  }

  /** Whether the name alone is a reason to refuse the file. This is checked before the body is read. */
  function objectionToName(c: Context<ApiEnv>): boolean {
    const name = headerName(c);
    return name !== undefined && objectionToUpload({ name: uploadTitle(name), size: 1 }) === uploadMessages.type;
  }

  return new Hono<ApiEnv>()
    .post("/api/forms/post-upload-file", async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      if (objectionToName(c)) return refusalAnswer(c, "type");
      if (declaresTooMuch(c.req.header(), mostUploadBytes)) return refusalAnswer(c, "size");
      try {
        return await receive(c, user);
      } catch (error) {
        if (c.req.raw.signal.aborted) return clientGone();
        if (isDiskFull(error)) {
          logDiskFull(log, error);
          return refusalAnswer(c, "full");
        }
        log.error({ err: error, correlationId: c.get("correlationId") }, "an upload was not stored");
        return tryLater(c, 10);
      }
    })
    .post("/api/forms/remove-upload", jsonOnly, tooLarge, async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      const given = await objectOf(c);
      if (!given) return problem(c, 400);
      const read = readFields(UploadRemoval, given);
      if ("problems" in read) return problem(c, 422, "genericError", read);
      switch (await uploads.remove({ id: read.fields.id, userId: user.id })) {
        case "removed":
          return c.json({ removed: true } satisfies UploadRemoved);
        case "unknown":
          return refusalAnswer(c, "gone");
        case "claimed":
          return problem(c, 409, "sentUpload", { reason: "Filen er allerede sendt og kan ikke fjernes." });
      }
    })
    .get("/api/forms/uploads/:id", async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      const id = c.req.param("id");
      const opened = v.is(Id, id) ? await uploads.open({ id, userId: user.id }) : undefined;
      return opened ? download(opened) : refusalAnswer(c, "gone");
    })
    .route("/", resumableUploads({ uploads, userOf, takePlace, pace, log }));
}

/** The call with which the system that receives forms fetches the files. */
export function receivedFiles({
  uploads,
  guard,
}: Pick<UploadCallsDeps, "uploads"> & { readonly guard: OperatorGuard }) {
  const receiver = guard.holders("outbox", "fetch the files of forms");
  const calls = new Hono<OperatorEnv>().get("/api/outbox/files/:id", receiver, async (c) => {
    const id = c.req.param("id");
    const opened = v.is(Id, id) ? await uploads.openForReceiver(id) : undefined;
    if (opened) return download(opened);
    return refused(c, 404, "genericError", ["There is no such file, or it was deleted with its form."]);
  });
  return new Hono<ApiEnv>().route("/", calls);
}

function download({ file: { name, size }, content }: OpenedUpload): Response {
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      // Pictures have this type as well, so that no browser displays a file of a stranger on this origin.
      "content-type": "application/octet-stream",
      "content-length": String(size),
      "content-disposition": `attachment; filename*=UTF-8''${encodeName(name)}`,
      "content-security-policy": "sandbox",
    },
  });
}

/** `undefined` if the header is missing or not percent-encoded UTF-8. */
function headerName(c: Context<ApiEnv>): string | undefined {
  const header = c.req.header("x-filename");
  try {
    return header === undefined ? undefined : decodeURIComponent(header);
  } catch {
    return undefined;
  }
}

/** Encodes a name as RFC 8187 demands. `encodeURIComponent` does not escape some characters that delimit headers. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
