import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { type Context, Hono } from "hono";
import { answerBody } from "../http/answer-body.ts";
import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import type { ApiEnv } from "../api/api-env.ts";
import { problem } from "../api/answers/problem.ts";

/** The folder where the build puts the page and its viewer. */
export const viewerFolder = join(dirname(findPackageJSON(import.meta.url) ?? ""), "dist/api-docs");

const types: Readonly<Record<string, string>> = {
  "api-docs.css": "text/css; charset=utf-8",
  "start-viewer.js": "text/javascript; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "swagger-ui.css": "text/css; charset=utf-8",
};

/** A browser checks each time whether its copy is current; a 304 is cheap. */
const cacheControl = "public, no-cache";

/**
 * The policy of the page. Unlike that of the site's pages it does not require Trusted Types, since the viewer writes
 * HTML from Markdown, which it sanitises itself.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join("; ");

/**
 * Routes for `/api/openapi.json`, and for `/api/docs`, which shows it. Both responses are prepared at the first call.
 */
export function apiDocs() {
  const prepared = new Map<string, Promise<CodedBody>>();

  function once(name: string, make: () => Promise<string | Uint8Array>): Promise<CodedBody> {
    const known = prepared.get(name);
    if (known) return known;
    const made = make().then(encodeBody);
    prepared.set(name, made);
    made.catch(() => prepared.delete(name));
    return made;
  }

  const file = async (c: Context<ApiEnv>, name: string, type: string): Promise<Response> =>
    answerBody(c, await once(name, () => readFile(join(viewerFolder, name))), { type, cacheControl });

  return new Hono<ApiEnv>()
    .get("/api/openapi.json", async (c) => {
      const body = await once("openapi.json", async () => {
        const { apiDocument } = await import("./openapi/api-document.ts");
        return JSON.stringify(apiDocument());
      });
      c.header("access-control-allow-origin", "*");
      return answerBody(c, body, { type: "application/json", cacheControl });
    })
    .get("/api/docs", async (c) => {
      c.header("content-security-policy", policy);
      c.header("referrer-policy", "same-origin");
      return file(c, "index.html", "text/html; charset=utf-8");
    })
    .get("/api/docs/:file", async (c) => {
      const name = c.req.param("file");
      const type = Object.hasOwn(types, name) ? types[name] : undefined;
      return type === undefined ? problem(c, 404) : file(c, name, type);
    });
}
