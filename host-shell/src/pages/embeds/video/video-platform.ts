// A namespace import: in development, browsers import this module with the blocks, and must not access names of
// `crypto`.
import * as crypto from "node:crypto";
import type { EmbedRules } from "../embed-rules.ts";

/** Where this server finds the thumbnail of a video. */
export type Thumbnail =
  /** Addresses of pictures, the best one first. */
  | { readonly kind: "pictures"; readonly addresses: readonly string[] }
  /** The address of an oEmbed answer with a `thumbnail_url` at one of `origins`. */
  | { readonly kind: "oembed"; readonly address: string; readonly origins: readonly string[] };

/** A video on a platform. */
export interface PlatformVideo {
  /** The name of the platform that visitors read. */
  readonly platform: string;
  /** The page of the video on the platform, for a link. */
  readonly page: string;
  /** The address of the player, which starts by itself since the visitor has pressed play. */
  readonly player: string;
  readonly thumbnail: Thumbnail;
}

/** Finds the video to which an address leads; `undefined` if the address is not of a known platform. */
export function videoAt(
  address: string,
  { videoOrigins }: Pick<EmbedRules, "videoOrigins">,
): PlatformVideo | undefined {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m|music)\./, "");
  if (["youtube.com", "youtu.be", "youtube-nocookie.com"].includes(host)) return youTube(url, host);
  if (["vimeo.com", "player.vimeo.com"].includes(host)) return vimeo(url);
  return videoOrigins.includes(url.origin) ? withOembed(url) : undefined;
}

/** The name under which the thumbnail of a video is served. */
export function thumbnailName({ thumbnail }: Pick<PlatformVideo, "thumbnail">): string {
  return crypto.createHash("sha256").update(JSON.stringify(thumbnail)).digest("base64url").slice(0, 32);
}

function youTube({ pathname, searchParams }: URL, host: string): PlatformVideo | undefined {
  const fromPath = host === "youtu.be" ? /^\/([^/]+)/ : /^\/(?:embed|shorts|live|v)\/([^/]+)/;
  const id = fromPath.exec(pathname)?.[1] ?? (pathname === "/watch" ? searchParams.get("v") : undefined);
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsIn(searchParams.get("t") ?? searchParams.get("start") ?? "");
  const from = start > 0 ? { start: String(start) } : {};
  const wishes = { autoplay: "1", rel: "0", hl: "da", cc_lang_pref: "da", cc_load_policy: "1", ...from };
  return {
    platform: "YouTube",
    page: `https://www.youtube.com/watch?${new URLSearchParams({ v: id, ...(start > 0 && { t: `${start}s` }) })}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?${new URLSearchParams(wishes)}`,
    thumbnail: {
      kind: "pictures",
      addresses: ["maxresdefault", "hqdefault"].map((size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`),
    },
  };
}

function vimeo({ pathname, searchParams }: URL): PlatformVideo | undefined {
  const [, id, hash = searchParams.get("h") ?? ""] =
    /^\/(?:video\/|channels\/[^/]+\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const secret = /^[\da-f]{6,20}$/.test(hash) ? hash : undefined;
  const page = `https://vimeo.com/${id}${secret === undefined ? "" : `/${secret}`}`;
  const wishes = { ...(secret !== undefined && { h: secret }), autoplay: "1", dnt: "1", texttrack: "da" };
  return {
    platform: "Vimeo",
    page,
    player: `https://player.vimeo.com/video/${id}?${new URLSearchParams(wishes)}`,
    thumbnail: {
      kind: "oembed",
      address: `https://vimeo.com/api/oembed.json?${new URLSearchParams({ url: page, width: "1280" })}`,
      origins: ["https://i.vimeocdn.com"],
    },
  };
}

/** The video of a platform, such as TwentyThree, from which editors copy the address of the player. */
function withOembed(url: URL): PlatformVideo {
  const player = new URL(url);
  player.searchParams.set("autoPlay", "1");
  const asked = new URLSearchParams({ format: "json", url: url.href });
  return {
    platform: url.hostname,
    page: url.href,
    player: player.href,
    thumbnail: { kind: "oembed", address: `${url.origin}/oembed?${asked}`, origins: [url.origin] },
  };
}

/** `90`, `90s` and `1m30s` are 90 seconds; anything else is 0. */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time.trim()) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
