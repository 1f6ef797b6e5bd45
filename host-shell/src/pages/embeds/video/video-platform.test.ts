import { expect, test } from "vitest";
import { thumbnailName, videoAt } from "./video-platform.ts";

const none = { videoOrigins: [] };
const twentyThree = { videoOrigins: ["https://video.example.dk"] };

test.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&list=PL1",
  " https://youtu.be/aqz-KE-bpKQ?si=x ",
  "http://youtube.com/shorts/aqz-KE-bpKQ",
  "https://www.youtube.com/live/aqz-KE-bpKQ?feature=shared",
  "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
])("%s is a video of YouTube, played without cookies before play", (address) => {
  expect(videoAt(address, none)).toEqual({
    platform: "YouTube",
    page: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    player:
      "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=da&cc_lang_pref=da&cc_load_policy=1",
    thumbnail: {
      kind: "pictures",
      addresses: [
        "https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg",
        "https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg",
      ],
    },
  });
});

test.each([
  ["t=90", "90"],
  ["t=1m30s", "90"],
  ["start=75", "75"],
  ["t=1h1m1s", "3661"],
  ["t=nu", null],
])("a video of YouTube starts where its address says: %s", (time, start) => {
  const found = videoAt(`https://youtu.be/aqz-KE-bpKQ?${time}`, none);
  expect(new URL(found?.player ?? "").searchParams.get("start")).toBe(start);
});

test.each([
  ["https://vimeo.com/1084537", "https://vimeo.com/1084537", ""],
  ["https://player.vimeo.com/video/1084537?h=0a1b2c3d4e", "https://vimeo.com/1084537/0a1b2c3d4e", "h=0a1b2c3d4e&"],
  ["https://vimeo.com/1084537/0a1b2c3d4e", "https://vimeo.com/1084537/0a1b2c3d4e", "h=0a1b2c3d4e&"],
  ["https://vimeo.com/channels/staffpicks/1084537", "https://vimeo.com/1084537", ""],
])("%s is a video of Vimeo, also with the secret of an unlisted one", (address, page, secret) => {
  expect(videoAt(address, none)).toEqual({
    platform: "Vimeo",
    page,
    player: `https://player.vimeo.com/video/1084537?${secret}autoplay=1&dnt=1&texttrack=da`,
    thumbnail: {
      kind: "oembed",
      address: `https://vimeo.com/api/oembed.json?${new URLSearchParams({ url: page, width: "1280" })}`,
      origins: ["https://i.vimeocdn.com"],
    },
  });
});

test("a platform of VIDEO_ORIGINS has its player at the address, and its thumbnail by oEmbed", () => {
  const address = "https://video.example.dk/player.html?photo_id=7";
  expect(videoAt(address, twentyThree)).toEqual({
    platform: "video.example.dk",
    page: address,
    player: `${address}&autoPlay=1`,
    thumbnail: {
      kind: "oembed",
      address: `https://video.example.dk/oembed?${new URLSearchParams({ format: "json", url: address })}`,
      origins: ["https://video.example.dk"],
    },
  });
});

test.each([
  "https://video.example.dk/player.html",
  "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
  "https://evil.example/?https://youtu.be/aqz-KE-bpKQ",
  "https://www.youtube.com/watch?v=../../x",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/@channel",
  "https://vimeo.com/about",
  "javascript:alert('youtube.com')",
  "/om-os",
  "",
])("%s is not a video of a known platform", (address) => {
  expect(videoAt(address, none)).toBeUndefined();
});

test("each video has a name of its own for its thumbnail, which does not depend on how its address is written", () => {
  const nameOf = (address: string) => {
    const found = videoAt(address, none);
    return found && thumbnailName(found);
  };
  const name = nameOf("https://youtu.be/aqz-KE-bpKQ");
  expect(name).toMatch(/^[\w-]{32}$/);
  expect(nameOf("https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90")).toBe(name);
  expect(nameOf("https://youtu.be/aqz-KE-bpKR")).not.toBe(name);
});
