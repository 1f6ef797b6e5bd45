import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { codingFor } from "../../http/coded-body.ts";
import { eachHeader } from "../../http/header-pairs.ts";
import type { PageAnswer } from "../http/page-answer.ts";
import { fillPage, type FillPartsOptions } from "./fill-parts.ts";

const toGzip = promisify(gzip);
/** Compresses quickly, since this page is made for a single answer. */
const quick = { level: 3 };

/** Texts of pages in memory, so that each is decoded once. */
const texts = new WeakMap<PageAnswer, string>();

/**
 * Answers with a page for members, filled with the values of this member. Neither a proxy nor the browser may store it.
 */
export async function answerMember(
  c: Context,
  page: PageAnswer,
  user: MemberUser,
  options: FillPartsOptions,
): Promise<Response> {
  const text = texts.get(page) ?? new TextDecoder().decode(page.body.identity.bytes);
  texts.set(page, text);
  const filled = await fillPage(text, user, options);
  eachHeader(page.headers.identity.full, (name, value) => {
    if (name !== "etag" && name !== "content-length") c.header(name, value);
  });
  c.header("cache-control", "private, no-store");
  c.header("vary", "accept-encoding, save-data, cookie");
  const accepted = c.req.header("accept-encoding");
  if (codingFor(accepted, { gzip: true }) !== "gzip") return c.body(filled, page.status);
  c.header("content-encoding", "gzip");
  return c.body(new Uint8Array(await toGzip(filled, quick)), page.status);
}
