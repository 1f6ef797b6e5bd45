import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "./api-env.ts";
import { problem } from "./problem.ts";

/** Requires JSON. Also refuses forms of other sites, which browsers send without a preflight but not with this type. */
export const jsonOnly = createMiddleware<ApiEnv>(async (c, next) =>
  /^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "") ? next() : problem(c, 415),
);

const maxBytes = 2 ** 16;

/** Answers before the body is read, so that the connection can be reused. */
export const declaredSmall = createMiddleware<ApiEnv>(async (c, next) =>
  Number(c.req.header("content-length") ?? 0) > maxBytes ? problem(c, 413) : next(),
);

const countBytes = bodyLimit({ maxSize: maxBytes, onError: (c) => problem(c, 413) });

/** Counts the bytes of a body without a declared length; Node ends all others at theirs. Counting takes a tenth of a call. */
export const tooLarge = createMiddleware<ApiEnv>(async (c, next) =>
  c.req.header("content-length") !== undefined && c.req.header("transfer-encoding") === undefined
    ? next()
    : countBytes(c, next),
);

/** Reads the body; `undefined` if it is not a JSON object. */
export async function objectOf(c: Context<ApiEnv>): Promise<Readonly<Record<string, unknown>> | undefined> {
  const bytes = await c.req.arrayBuffer();
  try {
    const body: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
    return isObject ? (body as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
