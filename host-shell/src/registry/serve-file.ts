import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

/** Readable from everywhere: widgets stand on pages of other origins. */
const publicHeaders = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "timing-allow-origin": "*",
  "x-content-type-options": "nosniff",
} as const;

/** One content in the codings it is kept in. */
export interface Variants {
  readonly identity: Uint8Array;
  readonly br?: Uint8Array;
  readonly gzip?: Uint8Array;
}

interface Answer {
  /** File name extension that decides the content type. */
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
}

/** Answers with a file, compressed as the build left it beside the file, or with 404. */
export async function answerFile(request: Request, file: string, cacheControl: string): Promise<Response> {
  const [identity, br, gzip] = await Promise.all([contentOf(file), contentOf(`${file}.br`), contentOf(`${file}.gz`)]);
  if (!identity) return new Response("Not found", { status: 404, headers: { "cache-control": "no-store" } });
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  return answerVariants(request, { identity, ...(br && { br }), ...(gzip && { gzip }) }, { type: extname(file), etag, cacheControl });
}

/** Answers 200 in the best coding the client takes, or 304. */
export function answerVariants(request: Request, variants: Variants, { type, etag, cacheControl }: Answer): Response {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const coding = (["br", "gzip"] as const).find((name) => variants[name] && accepted.includes(name));
  const body = (coding && variants[coding]) ?? variants.identity;
  const headers = new Headers({
    ...publicHeaders,
    "content-type": types[type] ?? "application/octet-stream",
    "cache-control": cacheControl,
    // A variant is another representation, so it has another strong tag.
    etag: coding ? etag.replace(/"$/, `-${coding}"`) : etag,
    vary: "accept-encoding",
  });
  if (coding) headers.set("content-encoding", coding);
  if (matches(request.headers.get("if-none-match"), headers.get("etag") ?? "")) return new Response(null, { status: 304, headers });
  headers.set("content-length", String(body.byteLength));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers });
}

/** Whether a client's copy is still good, by the weak comparison of RFC 9110. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
}

function contentOf(file: string): Promise<Uint8Array | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
}
