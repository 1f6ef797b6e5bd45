import type { IncomingHttpHeaders } from "node:http";
import { type CodedBody, type Coding, codingFor, isKnown } from "../../http/coded-body.ts";
import type { HeaderPairs } from "../../http/header-pairs.ts";
import type { FrameFile } from "../widget-frames.ts";
import { contentSecurityPolicy, type PolicyExceptions } from "./content-security-policy.ts";

/** `cache-control`: browsers keep a copy and ask on each view whether it is still valid. */
export const revalidated = "public, max-age=0, must-revalidate";

const html = "text/html; charset=utf-8";

/** A page that is ready to be sent, with its headers for each content coding. */
export interface PageAnswer {
  readonly status: 200 | 404;
  readonly body: CodedBody;
  readonly headers: Readonly<Record<Coding, { readonly full: HeaderPairs; readonly notModified: HeaderPairs }>>;
}

interface Facts {
  readonly status: 200 | 404;
  readonly cacheControl: string;
  readonly policy: PolicyExceptions;
  /** Value of the robots tag. */
  readonly robots: string;
  /** Address of the style sheet; `undefined` if the page has none. */
  readonly sheet: string | undefined;
  /** The style sheets of first frames. */
  readonly frameSheets?: readonly FrameFile[];
}

/** The security headers of every page. */
export function securityHeaders(policy: PolicyExceptions): HeaderPairs {
  return [
    ["content-security-policy", contentSecurityPolicy(policy)],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=()"],
  ].flat();
}

/**
 * Value of `link`, by which a browser requests the style sheets before the first bytes of the page have arrived. It finds
 * those of first frames late, since they are in templates, and reads no further until it has them.
 */
export function sheetLinks({ sheet, frameSheets = [] }: Pick<Facts, "sheet" | "frameSheets">): string | undefined {
  const links = [
    ...(sheet === undefined ? [] : [`<${sheet}>; rel=preload; as=style`]),
    ...frameSheets.map(
      ({ href, integrity }) => `<${href}>; rel=preload; as=style; crossorigin=anonymous; integrity="${integrity}"`,
    ),
  ];
  return links.length > 0 ? links.join(", ") : undefined;
}

/** Makes all headers of a page once, so that a later answer only has to be sent. */
export function createPageAnswer(
  body: CodedBody,
  { status, cacheControl, policy, robots, ...sheets }: Facts,
): PageAnswer {
  const link = sheetLinks(sheets);
  const shared: HeaderPairs = [
    ["vary", "accept-encoding, save-data"],
    ["cache-control", cacheControl],
    robots === "index, follow" ? [] : ["x-robots-tag", robots],
    securityHeaders(policy),
    link === undefined ? [] : ["link", link],
  ].flat();
  const headersOf = (coding: Coding) => {
    const { bytes, etag } = body[coding] ?? body.identity;
    const notModified: HeaderPairs = ["etag", etag, ...shared];
    const full: HeaderPairs = [
      notModified,
      ["content-type", html],
      ["content-length", String(bytes.byteLength)],
      coding === "identity" || !body[coding] ? [] : ["content-encoding", coding],
    ].flat();
    return { full, notModified };
  };
  return { status, body, headers: { br: headersOf("br"), gzip: headersOf("gzip"), identity: headersOf("identity") } };
}

/** An answer without bytes if the client's copy is current. */
export type ChosenAnswer =
  | { readonly status: 200 | 404; readonly headers: HeaderPairs; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly status: 304; readonly headers: HeaderPairs; readonly bytes: undefined };

/** Chooses the best coding that the client accepts, or 304 if its copy is current. */
export function chooseAnswer(
  { status, body, headers }: PageAnswer,
  asked: Pick<IncomingHttpHeaders, "accept-encoding" | "if-none-match">,
): ChosenAnswer {
  const coding = codingFor(asked["accept-encoding"], body);
  const { bytes, etag } = body[coding] ?? body.identity;
  if (status === 200 && asked["if-none-match"] !== undefined && isKnown(asked["if-none-match"], etag))
    return { status: 304, headers: headers[coding].notModified, bytes: undefined };
  return { status, headers: headers[coding].full, bytes };
}
