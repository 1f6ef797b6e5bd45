import { Hono } from "hono";
import type { CvStore } from "./cv-store.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { cvOf } from "../../api/guards/cv-token.ts";
import { problem } from "../../api/answers/problem.ts";

interface Options {
  readonly store: Pick<CvStore, "forget">;
  readonly tokens: Pick<CvTokens, "open">;
  readonly onForgotten: () => void;
}

/** Deletes the CV of a token, with its review and its picture. Gives the same answer if the CV was already deleted. */
export function storedCv({ store, tokens, onForgotten }: Options) {
  return new Hono<ApiEnv>().delete("/api/stored-cv", async (c) => {
    const cvId = await cvOf(c, tokens);
    if (cvId === undefined) return problem(c, 401);
    await store.forget(cvId);
    onForgotten();
    return c.body(null, 204);
  });
}
