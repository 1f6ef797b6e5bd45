import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "../api-env.ts";
import { bodyAtMost } from "./body-at-most.ts";
import { problem } from "../answers/problem.ts";

/**
 * Requires JSON. This also refuses forms of other sites, which browsers send without a preflight, but never as JSON.
 */
export const jsonOnly = createMiddleware<ApiEnv>(async (c, next) =>
  /^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "") ? next() : problem(c, 415),
);

export const tooLarge = bodyAtMost<ApiEnv>(2 ** 16, (c) => problem(c, 413));

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
