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

/** A body in several content codings. Each coding has its own tag because it is a representation of its own. */
export type CodedBody = { readonly identity: CodedBytes } & Readonly<Partial<Record<Coding, CodedBytes>>>;

/** Adds tags to content that is already coded. */
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

/**
 * Content from this size on is not compressed at the best level, which takes many seconds and saves only a few percent.
 */
const large = 2 ** 20;

interface Effort {
  /**
   * How many milliseconds the content will be used. The best compression does not pay for content that is created every
   * minute.
   */
  readonly lastsMs?: number;
}

/** The best compression pays for content that is used at least this long. */
const longLivedMs = 10 * 60_000;

/** Codes a text or a file in all codings. */
export async function encodeBody(
  content: string | Uint8Array,
  { lastsMs = Infinity }: Effort = {},
): Promise<CodedBody> {
  const identity = Buffer.from(content);
  const isQuick = identity.length > large || lastsMs < longLivedMs;
  const [br, gzip] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : constants.BROTLI_MAX_QUALITY,
      },
    }),
    toGzip(identity, { level: isQuick ? 6 : 9 }),
  ]);
  return codedBody({ identity, br, gzip });
}

/** The best coding of a body that the `accept-encoding` header allows. */
export function codingFor(
  acceptEncoding: string | undefined,
  body: Readonly<Partial<Record<Coding, unknown>>>,
): Coding {
  return acceptedCodings(acceptEncoding ?? "").find((coding) => coding === "identity" || body[coding]) ?? "identity";
}

/** Parsed headers. Browsers send few different headers, but attackers may send many. */
const read = new Map<string, readonly Coding[]>();
const mostRead = 200;

/** The weight of a coding that the header does not name, below the smallest weight that can be written. */
const unnamed = 0.000_1;

/**
 * The codings that a header allows, the preferred ones first; codings of equal weight are ordered by size, the smallest
 * first.
 */
function acceptedCodings(header: string): readonly Coding[] {
  const known = read.get(header);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((piece) => piece.trim());
    const weight = params.map((param) => /^q=([01](?:\.\d{0,3})?)$/.exec(param)?.[1]).find((one) => one !== undefined);
    // RFC 9110: `x-gzip` is equivalent to `gzip`.
    weights.set(name === "x-gzip" ? "gzip" : name, Number(weight ?? 1));
  }
  const any = weights.get("*");
  const weightOf = (coding: Coding) => weights.get(coding) ?? any ?? (coding === "identity" ? unnamed : 0);
  const codings = (["br", "gzip", "identity"] as const)
    .filter((coding) => weightOf(coding) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  if (read.size < mostRead && header.length < 200) read.set(header, codings);
  return codings;
}

/** Whether the client's copy is current, by the weak comparison of RFC 9110. A tag may contain commas and stars. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) === true;
}
