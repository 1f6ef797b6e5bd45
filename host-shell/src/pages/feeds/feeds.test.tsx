import { pino } from "pino";
import { expect, test } from "vitest";
import { createEmbeddedPageLists } from "../../services/page-lists/embedded-page-lists.ts";
import type { PageListItem } from "../../services/page-lists/page-list.ts";
import { sampleItem } from "../../services/page-lists/testing/sample-items.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { feedRoutes } from "./feed-routes.ts";

const address = `/feeds/${sampleSite.name}/artikler.xml`;

function feedsOf(items: readonly PageListItem[], site = sampleSite) {
  return feedRoutes({
    publicUrl: "https://lk.example",
    contentSource: { listSites: async () => [site] },
    pageLists: createEmbeddedPageLists({ listItems: async () => [{ site: site.name, items }], now: () => 0 }),
    notFound: async (c) => c.text("nej", 404),
    log: pino({ level: "silent" }),
  });
}

test("a feed has the articles of its site, from the newest to the oldest, without markup of theirs", async () => {
  const evil = `<b>"Løn" & 'tid'</b> ]]>\u0000\u001B\uFFFE\uD800`;
  const answer = await feedsOf([
    sampleItem("gammel", { publishedDate: null, manchet: "" }),
    sampleItem("ny", { title: evil, url: "/artikler/l%C3%B8n?a=1&b=2", tags: [{ id: "loen", title: "Løn & tid" }] }),
    sampleItem("guide", { contentTypes: [{ id: "guide", title: "Guide" }] }),
  ]).request(address);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "application/rss+xml; charset=utf-8",
    "public, max-age=300",
  ]);
  const feed = new DOMParser().parseFromString(await answer.text(), "application/xml");
  expect(feed.querySelector("parsererror")).toBeNull();
  const textOf = (selector: string) => feed.querySelector(selector)?.textContent;
  expect([textOf("channel > title"), textOf("channel > link"), textOf("lastBuildDate")]).toEqual([
    "Artikler fra Prøve",
    "https://lk.example/",
    "Sun, 13 Sep 2026 22:00:00 GMT",
  ]);
  const items = [...feed.querySelectorAll("item")].map((item) =>
    Object.fromEntries([...item.children].map(({ tagName, textContent }) => [tagName, textContent])),
  );
  expect(items).toEqual([
    {
      title: `<b>"Løn" & 'tid'</b> ]]>\uFFFD`,
      link: "https://lk.example/artikler/l%C3%B8n?a=1&b=2",
      guid: "https://lk.example/artikler/l%C3%B8n?a=1&b=2",
      description: "Det korte af det lange.",
      pubDate: "Sun, 13 Sep 2026 22:00:00 GMT",
      category: "Løn & tid",
    },
    { title: "Om gammel", link: "https://lk.example/artikler/gammel", guid: "https://lk.example/artikler/gammel" },
  ]);
});

test("a reader with a valid copy gets a 304", async () => {
  const feeds = feedsOf([sampleItem("ny")]);
  const etag = (await feeds.request(address)).headers.get("etag") ?? "";
  const again = await feeds.request(address, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await feedsOf([]).request(address, { headers: { "if-none-match": etag } })).status).toBe(200);
});

test("there is no feed of a site that does not exist or is for members", async () => {
  expect((await feedsOf([]).request("/feeds/findes-ikke/artikler.xml")).status).toBe(404);
  expect((await feedsOf([], { ...sampleSite, kind: "self-service" }).request(address)).status).toBe(404);
});

test("while the lists cannot be read, readers are told when to ask again", async () => {
  const feeds = feedRoutes({
    publicUrl: "https://lk.example",
    contentSource: { listSites: async () => [sampleSite] },
    pageLists: { findPages: () => Promise.reject(new Error("nede")) },
    notFound: async (c) => c.text("nej", 404),
    log: pino({ level: "silent" }),
  });
  const answer = await feeds.request(address);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
});

test("a site has the articles of the main site with its tag", async () => {
  const spring = { ...sampleSite, kind: "spring", name: `${sampleSite.name}-spring`, title: "Spring" } as const;
  const tagged = sampleItem("ung", { tags: [{ id: "spring", title: "Spring" }] });
  const routes = feedRoutes({
    publicUrl: "https://lk.example",
    contentSource: { listSites: async () => [sampleSite, spring] },
    pageLists: createEmbeddedPageLists({
      listItems: async () => [
        { site: sampleSite.name, items: [tagged, sampleItem("anden")] },
        { site: spring.name, items: [] },
      ],
      now: () => 0,
    }),
    notFound: async (c) => c.text("nej", 404),
    log: pino({ level: "silent" }),
  });
  const text = await (await routes.request(`/feeds/${spring.name}/artikler.xml`)).text();
  expect([...text.matchAll(/<guid[^>]*>([^<]*)/g)].map(([, id]) => id)).toEqual([`https://lk.example${tagged.url}`]);
});
