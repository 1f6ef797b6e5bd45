import { Hono } from "hono";
import { type Hearing, hearingsPath, type OpenHearings } from "shared-runtime/api/hearings.ts";
import { openHearings } from "shared-runtime/service-forms/hearing-options.ts";
import type { ApiEnv } from "../../api/api-env.ts";

/** Resolves with the hearings of the content, open or not. */
export type FindHearings = () => Promise<readonly Hearing[]>;

interface Options {
  readonly find: FindHearings;
  readonly now: () => Date;
}

/** Answers with the hearings that take answers today. */
export function hearingCalls({ find, now }: Options) {
  return new Hono<ApiEnv>().get(`/api/${hearingsPath}`, async (c) => {
    c.header("cache-control", "public, max-age=60");
    return c.json({ hearings: [...openHearings(await find(), now())] } satisfies OpenHearings);
  });
}
