import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { testGuard } from "../../api/testing/test-guard.ts";
import { type Picture, type VideoThumbnails } from "../embeds/video/video-thumbnails.ts";
import { createPages, type PagesOptions } from "../page-routes.ts";
import { sampleContent } from "../testing/sample-content.ts";
import { sampleAssets, sampleFrame, sampleSheetOf } from "../testing/sample-frame.ts";
import { layoutOf, quoteOf } from "../testing/sample-layout.ts";
import { sampleSite } from "../testing/sample-site.ts";

const site = {
  ...sampleSite,
  embeds: {
    origins: ["https://kort.example"],
    marketingOrigins: ["https://some.example"],
    videoOrigins: ["https://video.example"],
  },
};
const members = { ...site, kind: "self-service", name: "medlem", root: "/selvbetjening" } as const;
const user = {
  id: "1",
  memberName: { firstName: "Ida", fullName: "Ida Holm", initials: "IH" },
  contactInfo: {},
};

const text = (value: string) => ({ value });
const rendering = (componentName: string, fields: object, uid = componentName) => ({
  uid,
  componentName,
  fields: { ...fields },
});
const film = rendering("Video", { title: text("En film"), address: text("https://youtu.be/aqz-KE-bpKQ") });
const clip = rendering("Video", { title: text("Et klip"), address: text("https://video.example/7") }, "clip");
const map = rendering("IframeEmbed", { title: text("Kort"), src: text("https://kort.example/moeder") });
const post = rendering("IframeEmbed", { title: text("Opslag"), src: text("https://some.example/1") }, "post");
const unlisted = rendering("IframeEmbed", { title: text("Ukendt"), src: text("https://ukendt.example/1") }, "unlisted");
const counter = rendering("Embed", { title: text("Tæller"), html: text("<script>1</script>") });

const jpeg: Picture = { type: "image/jpeg", bytes: new Uint8Array([1, 2, 3]) };

function siteWith(given: Partial<PagesOptions> = {}, main: readonly ReturnType<typeof rendering>[] = []) {
  const { source, publish } = sampleContent(
    {
      "/": layoutOf({ main: [quoteOf("Forside")] }),
      "/løn": layoutOf({ main }),
      "/selvbetjening/løn": layoutOf({ main }),
    },
    { sites: [site, members] },
  );
  const { routes } = createPages({
    contentSource: source,
    frames: { revision: () => "1", frameOf: () => sampleFrame },
    log: pino({ level: "silent" }),
    publicUrl: "https://lk.example",
    assets: sampleAssets,
    sheetOf: sampleSheetOf,
    guard: testGuard(),
    ...given,
  });
  return { pages: routes, publish };
}

const sourceOf = ({ headers }: Response, directive: string) =>
  new RegExp(`; ${directive} ([^;]*)`).exec(headers.get("content-security-policy") ?? "")?.[1];

/** The address that an attribute of the page has. */
async function addressIn(page: Response | Promise<Response>, attribute: string): Promise<string> {
  const found = new RegExp(` ${attribute}="(/embedded/[^"]*)"`).exec(await (await page).text());
  return found?.[1]?.replaceAll("&amp;", "&") ?? `no address in ${attribute}`;
}

describe("the policy of a page", () => {
  test("allows the frames of its blocks alone, whatever their order", async () => {
    const forth = siteWith({}, [film, clip, map, post, unlisted, counter]).pages;
    const back = siteWith({}, [counter, unlisted, post, map, clip, film]).pages;
    const frames =
      "'self' https://kort.example https://some.example https://video.example https://www.youtube-nocookie.com";
    for (const pages of [forth, back]) {
      const answer = await pages.request("/l%C3%B8n");
      expect([sourceOf(answer, "frame-src"), sourceOf(answer, "img-src")]).toEqual([frames, "'self' data: blob:"]);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    }
    expect(sourceOf(await forth.request("/"), "frame-src")).toBeUndefined();
  });

  test("allows no frame for a link, and none of another origin for pasted script", async () => {
    const { pages } = siteWith({}, [unlisted, counter]);
    expect(sourceOf(await pages.request("/l%C3%B8n"), "frame-src")).toBeUndefined();
  });

  test("follows the content, and a cached page is the same for everybody", async () => {
    const { pages, publish } = siteWith({}, [map]);
    const [one, other] = [await pages.request("/l%C3%B8n"), await pages.request("/l%C3%B8n")];
    expect(other.headers.get("etag")).toBe(one.headers.get("etag"));
    expect(sourceOf(other, "frame-src")).toBe("'self' https://kort.example");
    publish("/løn", layoutOf({ main: [quoteOf("Uden kort")] }));
    expect(sourceOf(await pages.request("/l%C3%B8n"), "frame-src")).toBeUndefined();
  });
});

describe("pasted markup with script", () => {
  test("has an address of its own with the policy of a sandbox, which never changes", async () => {
    const { pages } = siteWith({}, [counter]);
    const address = await addressIn(pages.request("/l%C3%B8n"), "data-src");
    expect(address).toMatch(/^\/embedded\/[\w-]{32}\?page=%2Fl%C3%B8n$/);
    const answer = await pages.request(address);
    const { "content-security-policy": policy, ...headers } = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/html; charset=utf-8",
      "x-robots-tag": "noindex",
    });
    expect(policy).toMatch(/^sandbox allow-scripts (?!.*allow-same-origin)/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(await answer.text()).toMatch(/<h1>Tæller<\/h1><a href="\/løn">.*<\/header>\n<script>1<\/script>\n<\/body>/);
  });

  test("is found in shared content, too", async () => {
    const { source } = sampleContent(
      { "/løn": layoutOf({ main: [rendering("StaticPage", { key: text("fælles") })] }) },
      { sites: [site], findStaticPage: async ({ key }) => ({ key, renderings: [counter] }) },
    );
    const { pages } = siteWith({ contentSource: source });
    const answer = await pages.request(await addressIn(pages.request("/l%C3%B8n"), "data-src"));
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("<script>1</script>")]);
  });

  test.each([
    ["of other content", (address: string) => address.replace(/embedded\/\w/, "embedded/_")],
    ["of a page without it", (address: string) => address.replace(/page=.*/, "page=/")],
    ["of a page that does not exist", (address: string) => address.replace(/page=.*/, "page=/findes-ikke")],
    ["without a page", (address: string) => address.replace(/\?.*/, "")],
    ["of a path that cannot be one", (address: string) => address.replace(/page=.*/, "page=/../x")],
  ])("is not found at an address %s, and nothing keeps that", async (_what, changed) => {
    const { pages } = siteWith({}, [counter]);
    const address = changed(await addressIn(pages.request("/l%C3%B8n"), "data-src"));
    const answer = await pages.request(address);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  test("of a page of members is for members, and shared caches do not keep it", async () => {
    const asMember = siteWith({ userOf: async () => user }, [counter]).pages;
    const asVisitor = siteWith({}, [counter]).pages;
    const address = await addressIn(asMember.request("/selvbetjening/l%C3%B8n"), "data-src");
    const answer = await asMember.request(address);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, max-age=31536000, immutable"]);
    expect((await asVisitor.request(address)).status).toBe(404);
  });
});

describe("the thumbnail of a video", () => {
  test("is fetched by this server for the videos of a page alone", async () => {
    const asked: unknown[] = [];
    const thumbnails: VideoThumbnails = {
      find: async (_name, thumbnail) => {
        asked.push(thumbnail);
        return jpeg;
      },
    };
    const { pages } = siteWith({ thumbnails }, [film]);
    const address = await addressIn(pages.request("/l%C3%B8n"), "src");
    expect(asked).toEqual([]);
    const answer = await pages.request(address);
    expect([answer.status, ...["content-type", "cache-control"].map((name) => answer.headers.get(name))]).toEqual([
      200,
      "image/jpeg",
      "public, max-age=86400",
    ]);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(jpeg.bytes);
    expect(asked).toEqual([
      expect.objectContaining({
        addresses: expect.arrayContaining(["https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg"]),
      }),
    ]);
    expect((await pages.request(address.replace(/embedded\/./, "embedded/_"))).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  test("that the platform does not have is an empty picture, and asked for again on the next view", async () => {
    const { pages } = siteWith({}, [film]);
    const answer = await pages.request(await addressIn(pages.request("/l%C3%B8n"), "src"));
    expect([answer.status, ...["content-type", "cache-control"].map((name) => answer.headers.get(name))]).toEqual([
      404,
      "image/svg+xml",
      "no-store",
    ]);
    expect(await answer.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>');
  });
});
