import * as v from "valibot";
import { readBodyUpTo, readBytesUpTo } from "../../../http/read-body-up-to.ts";
import { createPageCache } from "../../http/page-cache.ts";
import type { Thumbnail } from "./video-platform.ts";

export interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The thumbnails of videos, fetched by this server: a visitor's browser calls no platform before consent. */
export interface VideoThumbnails {
  /** Resolves with the picture under `name`; with `undefined` if the platform has none, or does not answer in time. */
  readonly find: (name: string, thumbnail: Thumbnail) => Promise<Picture | undefined>;
}

interface Options {
  /** In milliseconds since 1970. */
  readonly clock?: () => number;
  /** The milliseconds that a platform may take for all calls for one thumbnail. */
  readonly timeoutMs?: number;
}

const day = 86_400_000;
const minute = 60_000;
const mostBytes = 2 ** 20;
/** About 300 thumbnails. */
const cacheBytes = 32 * 2 ** 20;
/** The bytes that the cache counts for a missing thumbnail, so that it cannot keep missing ones without a limit. */
const missingBytes = 500;
const revision = "1";

const Oembed = v.object({ thumbnail_url: v.pipe(v.string(), v.url()) });

/** Keeps a picture for a day. Remembers for a minute that a picture is missing. */
export function createVideoThumbnails({ clock = Date.now, timeoutMs = 3_000 }: Options = {}): VideoThumbnails {
  const cache = createPageCache<Picture | undefined>(cacheBytes, clock);
  return {
    find: (name, thumbnail) =>
      cache.get(name, { revision, parts: [] }, async () => {
        const value = await fetchThumbnail(thumbnail, AbortSignal.timeout(timeoutMs));
        return {
          value,
          bytes: value?.bytes.byteLength ?? missingBytes,
          expiresAt: clock() + (value ? day : minute),
        };
      }),
  };
}

async function fetchThumbnail(thumbnail: Thumbnail, signal: AbortSignal): Promise<Picture | undefined> {
  for (const address of await picturesOf(thumbnail, signal)) {
    const answer = await request(address, signal);
    // An answer can break off.
    const bytes = answer && (await readBytesUpTo(answer, mostBytes).catch(() => undefined));
    const type = bytes && typeOf(bytes);
    if (bytes && type !== undefined) return { type, bytes: new Uint8Array(bytes) };
  }
  return undefined;
}

async function picturesOf(thumbnail: Thumbnail, signal: AbortSignal): Promise<readonly string[]> {
  if (thumbnail.kind === "pictures") return thumbnail.addresses;
  const answer = await request(thumbnail.address, signal);
  const text = answer && (await readBodyUpTo(answer, mostBytes).catch(() => undefined));
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Oembed), text);
  const address = read.success ? read.output.thumbnail_url : undefined;
  // The picture is requested only if its address has an origin of the platform.
  return address !== undefined && thumbnail.origins.includes(new URL(address).origin) ? [address] : [];
}

/** Resolves with a successful answer. No redirect is followed, since it could lead into our own network. */
async function request(address: string, signal: AbortSignal): Promise<Response | undefined> {
  const answer = await fetch(address, { redirect: "error", signal, headers: { accept: "application/json, image/*" } })
    // The platform is not reached, or does not answer in time.
    .catch(() => undefined);
  if (answer?.ok) return answer;
  await answer?.body?.cancel();
  return undefined;
}

const signatures: readonly (readonly [type: string, at: number, text: string])[] = [
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/png", 0, "\x89PNG\r\n\x1a\n"],
  ["image/gif", 0, "GIF8"],
  ["image/webp", 8, "WEBP"],
  ["image/avif", 4, "ftypavif"],
];

/** The type of a picture by its first bytes. Drawings (SVG) are refused, since they can have script. */
function typeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return signatures.find(([, at, text]) => head.startsWith(text, at))?.[0];
}
