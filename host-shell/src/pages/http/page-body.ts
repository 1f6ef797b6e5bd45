import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Coding = "br" | "gzip" | "identity";

interface CodedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** A text in every coding it can be asked for, each with a tag of its own since each is another representation. */
export type PageBody = Readonly<Record<Coding, CodedBody>>;

export async function encodeBody(text: string): Promise<PageBody> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    toGzip(plain, { level: 9 }),
  ]);
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  return {
    identity: { bytes: new Uint8Array(plain), etag: `"${tag}"` },
    br: { bytes: new Uint8Array(br), etag: `"${tag}-br"` },
    gzip: { bytes: new Uint8Array(gz), etag: `"${tag}-gzip"` },
  };
}

/** The best coding a client takes, by its `accept-encoding`. */
export function codingFor(acceptEncoding: string | undefined): Coding {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? "").toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((piece) => piece.trim());
    if (!params.some((param) => /^q=0(\.0*)?$/.test(param))) accepted.add(name);
  }
  return accepted.has("br") ? "br" : accepted.has("gzip") ? "gzip" : "identity";
}

/** Whether a client's copy is still good, by the weak comparison of RFC 9110. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => {
    const tag = known.trim().replace(/^W\//, "");
    return tag === "*" || tag === etag;
  });
}
