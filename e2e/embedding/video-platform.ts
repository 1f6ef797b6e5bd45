import { once } from "node:events";
import { createServer } from "node:http";

/** A platform for videos on another origin: thumbnails by oEmbed, and a player. */
export interface VideoPlatform {
  readonly origin: string;
  /** The address that an editor pastes. */
  readonly video: string;
  /** The address of a player that never answers. */
  readonly silent: string;
  /** The address of a video without a thumbnail. */
  readonly bare: string;
  /** The requests so far: `/oembed` without its query, with the browser's headers that only a visitor sends. */
  readonly asked: { readonly path: string; readonly isBrowser: boolean }[];
  readonly close: () => Promise<void>;
}

/** A red picture of one pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);
const player =
  '<!doctype html><html lang="da"><title>Afspiller</title><style>body{background:#123;color:#fff}</style><button>Pause</button>';

export async function openVideoPlatform(): Promise<VideoPlatform> {
  const asked: VideoPlatform["asked"] = [];
  let origin = "";
  const server = createServer(({ url = "/", headers }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    asked.push({ path: pathname, isBrowser: headers["sec-fetch-mode"] === "navigate" || "referer" in headers });
    if (pathname === "/oembed") {
      response.setHeader("content-type", "application/json");
      const hasThumbnail = searchParams.get("url") !== `${origin}/player?photo=9`;
      return response.end(
        JSON.stringify({ type: "video", ...(hasThumbnail && { thumbnail_url: `${origin}/thumbnail.png` }) }),
      );
    }
    if (pathname === "/thumbnail.png") return response.end(picture);
    if (pathname === "/silent") return undefined;
    return response.setHeader("content-type", "text/html; charset=utf-8").end(player);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has no port");
  origin = `http://localhost:${address.port}`;
  return {
    origin,
    video: `${origin}/player?photo=7`,
    silent: `${origin}/silent?photo=8`,
    bare: `${origin}/player?photo=9`,
    asked,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
