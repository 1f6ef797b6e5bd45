import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzipCompress);

export type Coding = "br" | "gzip" | "identity";

export interface CodedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** A content in several codings. Each has its own tag because it is another representation. */
export type CodedBody = { readonly identity: CodedBytes } & Readonly<Partial<Record<Coding, CodedBytes>>>;

/** Tags content that is already coded. */
export function codedBody(
  variants: { readonly identity: Uint8Array } & Readonly<Partial<Record<Coding, Uint8Array>>>,
): CodedBody {
  const tag = createHash("sha256").update(variants.identity).digest("base64url").slice(0, 22);
  const { identity, br, gzip } = variants;
  return {
    identity: { bytes: new Uint8Array(identity), etag: `"${tag}"` },
    ...(br && { br: { bytes: new Uint8Array(br), etag: `"${tag}-br"` } }),
    ...(gzip && { gzip: { bytes: new Uint8Array(gzip), etag: `"${tag}-gzip"` } }),
  };
}

/** From this size on, the best compression takes many seconds and saves only a few percent. */
const large = 2 ** 20;

/** Codes a text or a file in all codings. */
export async function encodeBody(content: string | Uint8Array): Promise<CodedBody> {
  const identity = Buffer.from(content);
  const [br, gzip] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_QUALITY]: identity.length > large ? 5 : constants.BROTLI_MAX_QUALITY,
      },
    }),
    toGzip(identity, { level: 9 }),
  ]);
  return codedBody({ identity, br, gzip });
}

/** The best coding of a body that the `accept-encoding` header allows. */
export function codingFor(
  acceptEncoding: string | undefined,
  body: Readonly<Partial<Record<Coding, unknown>>>,
): Coding {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((piece) => piece.trim());
    if (!params.some((param) => /^q=0(\.0*)?$/.test(param))) accepted.add(name);
  }
  return (["br", "gzip"] as const).find((coding) => body[coding] && accepted.has(coding)) ?? "identity";
}

/** Whether the client's copy is current, by the weak comparison of RFC 9110. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => {
    const tag = known.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}
