import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import type { Thumbnail } from "./video-platform.ts";
import { createVideoThumbnails } from "./video-thumbnails.ts";

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A platform on this machine. Returns its origin and the addresses that were requested. */
async function platform(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has no port");
  return { origin: `http://127.0.0.1:${address.port}`, asked };
}

const pictures = (...addresses: readonly string[]): Thumbnail => ({ kind: "pictures", addresses });
const oembed = (origin: string, origins = [origin]): Thumbnail => ({
  kind: "oembed",
  address: `${origin}/oembed?url=x`,
  origins,
});

test("the best picture that a platform has is found, and fetched once for all visitors of a day", async () => {
  let now = 0;
  const { origin, asked } = await platform(({ url }, response) =>
    url === "/small.jpg" ? response.end(jpeg) : response.writeHead(404).end("no"),
  );
  const thumbnails = createVideoThumbnails({ clock: () => now });
  const source = pictures(`${origin}/large.jpg`, `${origin}/small.jpg`);
  const [one, other] = await Promise.all([thumbnails.find("n", source), thumbnails.find("n", source)]);
  expect(one).toEqual({ type: "image/jpeg", bytes: new Uint8Array(jpeg) });
  expect(other).toBe(one);
  now = 86_399_000;
  await thumbnails.find("n", source);
  expect(asked).toEqual(["/large.jpg", "/small.jpg"]);
  now = 86_401_000;
  await thumbnails.find("n", source);
  expect(asked).toHaveLength(4);
});

test("a missing picture is not asked for again before a minute has passed", async () => {
  let now = 0;
  const { origin, asked } = await platform((_request, response) => response.writeHead(500).end());
  const thumbnails = createVideoThumbnails({ clock: () => now });
  expect(await thumbnails.find("n", pictures(`${origin}/a.jpg`))).toBeUndefined();
  await thumbnails.find("n", pictures(`${origin}/a.jpg`));
  expect(asked).toHaveLength(1);
  now = 61_000;
  await thumbnails.find("n", pictures(`${origin}/a.jpg`));
  expect(asked).toHaveLength(2);
});

test("oEmbed leads to a picture of the platform", async () => {
  const { origin } = await platform(({ url, headers }, response) =>
    url?.startsWith("/oembed")
      ? response.end(JSON.stringify({ type: "video", thumbnail_url: `http://${headers.host}/t.jpg` }))
      : response.end(jpeg),
  );
  expect((await createVideoThumbnails().find("n", oembed(origin)))?.type).toBe("image/jpeg");
});

test.each([
  ["an answer that leads elsewhere", JSON.stringify({ thumbnail_url: "http://127.0.0.1:1/x.jpg" })],
  ["an answer that leads to a file", JSON.stringify({ thumbnail_url: "file:///etc/passwd" })],
  ["an answer without a thumbnail", "{}"],
  ["an answer that is not JSON", "<html>"],
])("%s gives no picture, and nothing else is asked", async (_what, body) => {
  const { origin, asked } = await platform((_request, response) => response.end(body));
  expect(await createVideoThumbnails().find("n", oembed(origin))).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test.each([
  ["a drawing with script", '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ["a page", "<!doctype html>"],
  ["nothing", ""],
  ["more than a megabyte", Buffer.concat([jpeg, Buffer.alloc(2 ** 20)])],
])("%s is not a picture", async (_what, body) => {
  const { origin } = await platform((_request, response) => response.setHeader("content-type", "image/jpeg").end(body));
  expect(await createVideoThumbnails().find("n", pictures(`${origin}/x.jpg`))).toBeUndefined();
});

test("no redirect is followed", async () => {
  const inside = await platform((_request, response) => response.end(jpeg));
  const { origin } = await platform((_request, response) =>
    response.writeHead(302, { location: `${inside.origin}/x.jpg` }).end(),
  );
  expect(await createVideoThumbnails().find("n", pictures(`${origin}/x.jpg`))).toBeUndefined();
  expect(inside.asked).toEqual([]);
});

test("a platform that does not answer in time, or not at all, gives no picture", async () => {
  const { origin } = await platform(() => undefined);
  const thumbnails = createVideoThumbnails({ timeoutMs: 50 });
  expect(await thumbnails.find("slow", pictures(`${origin}/x.jpg`))).toBeUndefined();
  expect(await thumbnails.find("away", pictures("http://127.0.0.1:1/x.jpg"))).toBeUndefined();
});
