import type { Readable } from "node:stream";
import { DataStore, ERRORS, MemoryLocker, Server, Upload } from "@tus/server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { resumableUploadsPath } from "shared-runtime/api/uploads.ts";
import { mostUploadBytes } from "shared-runtime/rules/upload.ts";
import * as v from "valibot";
import { isDiskFull } from "../../disk/is-disk-full.ts";
import { logDiskFull } from "../../disk/log-disk-full.ts";
import type { UploadRefusal, Uploads } from "./uploads.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { SenderTooSlow } from "../../api/bodies/sender-too-slow.ts";
import { problem, tryLater } from "../../api/answers/problem.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import { unreadRequest } from "../../api/bodies/unread-request.ts";
import { placeAnswer, refusalAnswer, uploadAnswer } from "./upload-answers.http.ts";
import type { Pace } from "../../api/uploads/upload-pace.ts";
import type { UploadPlace } from "../../api/uploads/upload-places.ts";

interface Options {
  readonly uploads: Uploads;
  readonly userOf: UserOf;
  /** Takes a place among the uploads in progress. */
  readonly takePlace: (c: Context<ApiEnv>, memberId: string) => UploadPlace;
  readonly pace: Pace;
  readonly log: Logger;
}

/** A call, and the facts that its hooks need. */
interface Call {
  readonly userId: string;
  /** The id of the upload, as the route found it. Absent if the call creates an upload. */
  readonly id?: string;
  /** The reason of a refusal for which the protocol has no answer. */
  refusal?: UploadRefusal;
}

const Id = v.pipe(v.string(), v.uuid());
const path = `/api/${resumableUploadsPath}`;

/** Uploads that continue after a lost connection: tus 1.0 with creation, creation with upload, and termination. */
export function resumableUploads({ uploads, userOf, takePlace, pace, log }: Options) {
  const locker = new MemoryLocker();

  /** The protocol's server for one call. Its hooks know the person, and do not read the id from the address again. */
  const serverFor = (call: Call) =>
    new Server({
      path,
      relativeLocation: true,
      locker,
      datastore: createDataStore(uploads, call.userId),
      maxSize: mostUploadBytes,
      // Origins are checked by the API's middleware, so the protocol's server allows none itself.
      allowedOrigins: () => false,
      disableTerminationForFinishedUploads: true,
      getFileIdFromRequest: () => call.id,
      async namingFunction(request, metadata) {
        const begun = await uploads.begin({
          userId: call.userId,
          formId: metadata?.["formId"] ?? "",
          draft: metadata?.["draft"] ?? undefined,
          name: metadata?.["fileName"] ?? "",
          size: Number(request.headers.get("upload-length")),
        });
        if (begun.kind === "begun") return begun.id;
        call.refusal = begun.refusal;
        throw new Error("The upload is refused.");
      },
      async onUploadFinish(_, { id }) {
        const outcome = await uploads.finish({ id, userId: call.userId });
        if (outcome.kind === "stored") return {};
        call.refusal = outcome.refusal;
        throw new Error("The upload is refused.");
      },
      onResponseError(_, error) {
        if (error instanceof Refused) call.refusal ??= error.refusal;
        if (isDiskFull(error)) {
          logDiskFull(log, error);
          call.refusal ??= "full";
        }
        return undefined;
      },
    });

  async function handle(c: Context<ApiEnv>, call: Call): Promise<Response> {
    let place: UploadPlace | undefined;
    let fault: unknown;
    const request = unreadRequest(c, {
      path: call.id === undefined ? path : `${path}/${call.id}`,
      pace,
      admit() {
        place = takePlace(c, call.userId);
        if (place.kind !== "taken") throw new Error("The upload gets no place.");
      },
      onFault: (error) => (fault = error),
    });
    const answer = await serverFor(call)
      .handleWeb(request)
      .finally(() => place?.kind === "taken" && place.leave());
    if (place?.kind === "crowded" || place?.kind === "full") return placeAnswer(c, place.kind);
    if (fault instanceof SenderTooSlow) return tooSlow(c);
    for (const [name, value] of answer.headers) {
      if (/^(?:tus-|upload-|location$)/.test(name)) c.header(name, value);
    }
    if (call.refusal !== undefined) return refusalAnswer(c, call.refusal);
    if (answer.status < 400) return c.body(null, answer.status as 200 | 201 | 204);
    // 501 does not mean a failure: it concerns an extension of the protocol.
    if (answer.status >= 500 && answer.status !== 501 && !c.req.raw.signal.aborted) {
      log.error({ correlationId: c.get("correlationId"), reason: await answer.text() }, "an upload was not stored");
      return tryLater(c, 10);
    }
    return problem(c, answer.status as ContentfulStatusCode);
  }

  return new Hono<ApiEnv>()
    .use(path, withoutQuery)
    .use(`${path}/*`, withoutQuery)
    .get(`${path}/:id/result`, async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      const id = c.req.param("id");
      if (!v.is(Id, id)) return refusalAnswer(c, "gone");
      try {
        return uploadAnswer(c, await uploads.finish({ id, userId: user.id }));
      } catch (error) {
        if (isDiskFull(error)) {
          logDiskFull(log, error);
          return refusalAnswer(c, "full");
        }
        log.error({ err: error, correlationId: c.get("correlationId") }, "an upload was not stored");
        return tryLater(c, 10);
      }
    })
    .all(path, async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      if (c.req.method !== "POST") return notAllowed(c, "POST");
      return handle(c, { userId: user.id });
    })
    .all(`${path}/:id`, async (c) => {
      const user = await userOf(c);
      if (!user) return problem(c, 401);
      // Hono routes a HEAD like a GET; only the raw request has the original method.
      if (!["HEAD", "PATCH", "DELETE"].includes(c.req.raw.method)) return notAllowed(c, "HEAD, PATCH, DELETE");
      const id = c.req.param("id");
      const file = v.is(Id, id) ? await uploads.find({ id, userId: user.id }) : undefined;
      if (!file) return refusalAnswer(c, "gone");
      return handle(c, { userId: user.id, id: file.id });
    });
}

/** Refuses a call with a query, since the query could name another upload than the path does. */
const withoutQuery: MiddlewareHandler<ApiEnv> = async (c, next) =>
  new URL(c.req.url).search === "" ? next() : problem(c, 400);

function notAllowed(c: Context<ApiEnv>, allowed: string): Response {
  c.header("allow", allowed);
  return problem(c, 405);
}

/**
 * Ends the connection of a slow sender after the answer, so that the rest of the body is not sent in vain. The bytes
 * that arrived are kept.
 */
function tooSlow(c: Context<ApiEnv>): Response {
  const { incoming, outgoing } = c.env;
  outgoing?.once("finish", () => incoming?.destroy());
  return problem(c, 408);
}

class Refused extends Error {
  readonly refusal: UploadRefusal;
  constructor(refusal: UploadRefusal) {
    super("The upload is refused.");
    this.refusal = refusal;
  }
}

/** The uploads of a person as a data store of the protocol's server. */
function createDataStore(uploads: Uploads, userId: string): DataStore {
  return new (class extends DataStore {
    override extensions = ["creation", "creation-with-upload", "termination"];

    override create(upload: Upload): Promise<Upload> {
      return Promise.resolve(upload);
    }

    override async write(content: Readable, id: string, offset: number): Promise<number> {
      const size = await uploads.append({ id, userId }, content, offset);
      if (typeof size === "number") return size;
      throw new Refused(size.refusal);
    }

    override async getUpload(id: string): Promise<Upload> {
      const file = await uploads.find({ id, userId });
      if (!file) throw ERRORS.FILE_NOT_FOUND;
      return new Upload({ id, size: file.size, offset: file.offset });
    }

    override async remove(id: string): Promise<void> {
      await uploads.abandon({ id, userId });
    }
  })();
}
