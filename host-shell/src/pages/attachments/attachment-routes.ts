import { type Context, Hono } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import { answerBody } from "../../http/answer-body.ts";
import { encodeBody } from "../../http/coded-body.ts";
import type { Attachment } from "../block/attachment.ts";
import type { Picture, VideoThumbnails } from "../embeds/video/video-thumbnails.ts";
import { canonicalPath } from "../http/canonical-path.ts";

interface Options {
  /**
   * Resolves with an attachment of the page at a path; with `undefined` if the page has no attachment of this name, or
   * if the visitor may not see the page.
   */
  readonly find: (c: Context<ApiEnv>, request: { readonly path: string; readonly name: string }) => Promise<Found>;
  readonly thumbnails: VideoThumbnails;
}

type Found = { readonly attachment: Attachment; readonly isForMembers: boolean } | undefined;

/**
 * `/embedded/<name>?page=<path>`: a part of a page with an address of its own. Each server looks the part up in the
 * page, so that an address shows only what is on a page, and a visitor cannot choose what the server fetches.
 */
export function attachmentRoutes({ find, thumbnails }: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.get("/embedded/:name", async (c) => {
    const name = c.req.param("name");
    const path = canonicalPath(c.req.query("page") ?? "");
    const found = path === undefined ? undefined : await find(c, { path, name });
    c.header("x-robots-tag", "noindex");
    if (path === undefined || !found) return missing(c);
    const { attachment, isForMembers } = found;
    const shared = isForMembers ? "private" : "public";
    if (attachment.kind === "thumbnail") {
      const picture = await thumbnails.find(name, attachment.thumbnail);
      return picture ? answerPicture(c, picture, shared) : answerEmptyPicture(c);
    }
    c.header("content-security-policy", attachment.policy);
    c.header("referrer-policy", "strict-origin-when-cross-origin");
    c.header("permissions-policy", "camera=(), geolocation=(), microphone=()");
    return answerBody(c, await encodeBody(attachment.htmlOn(path), { lastsMs: 0 }), {
      type: "text/html; charset=utf-8",
      // The content at an address never changes, since the name is made of the content.
      cacheControl: `${shared}, max-age=31536000, immutable`,
    });
  });
  return routes;
}

function answerPicture(c: Context, { type, bytes }: Picture, shared: string): Response {
  return c.body(bytes, 200, {
    "content-type": type,
    "cache-control": `${shared}, max-age=86400`,
    "content-security-policy": "default-src 'none'; sandbox",
  });
}

/** A transparent picture: browsers draw it even from an error answer, instead of the mark for a broken picture. */
function answerEmptyPicture(c: Context): Response {
  return c.body('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>', 404, {
    "content-type": "image/svg+xml",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; sandbox",
  });
}

function missing(c: Context): Response {
  return c.text("Indholdet findes ikke længere.", 404, {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'self'",
  });
}
