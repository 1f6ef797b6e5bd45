import { brotliDecompressSync } from "node:zlib";
import { testGuard } from "../api/testing/test-guard.ts";
import { pino } from "pino";
import { createElement } from "react";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";
import { createEmbeddedPageLists } from "../services/page-lists/embedded-page-lists.ts";
import type { PageLists } from "../services/page-lists/page-lists.ts";
import { sampleList } from "../services/page-lists/testing/sample-items.ts";
import { ownBlock } from "./block/own-block.ts";
import type { ContentSource } from "./content/content-source.ts";
import { GlobalSettings } from "./content/global-settings.ts";
import type { LayoutServiceData } from "./content/layout-service-data.ts";
import type { BuiltInPage } from "./built-in-pages/built-in-page.ts";
import { createPages, type PagesOptions } from "./page-routes.ts";
import type { Site } from "./sites/site.ts";
import { sampleContent } from "./testing/sample-content.ts";
import { sampleAssets, sampleFrame, sampleFrames, sampleSheetOf } from "./testing/sample-frame.ts";
import { layoutOf, quoteOf } from "./testing/sample-layout.ts";
import { sampleHeader, sampleSettings } from "./testing/sample-settings.ts";
import { sampleSite } from "./testing/sample-site.ts";

const quote = (text: string): LayoutServiceData => layoutOf({ main: [quoteOf(text)] });
const notFoundLayout = layoutOf({ templateName: "NotFoundPage", main: [quoteOf("Findes ikke.")] });

function siteOf(
  given: Partial<PagesOptions> = {},
  content: Partial<ContentSource> & { readonly sites?: readonly Site[] } = {},
) {
  const { source, publish } = sampleContent(
    { "/": quote("Forside"), "/løn": quote("Løn") },
    { findErrorPage: async ({ kind }) => (kind === "not-found" ? notFoundLayout : undefined), ...content },
  );
  const lines: Record<string, unknown>[] = [];
  const { routes, editing } = createPages({
    contentSource: source,
    frames: { revision: () => "1", frameOf: () => sampleFrame },
    log: pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    publicUrl: "https://lk.example",
    assets: sampleAssets,
    sheetOf: sampleSheetOf,
    guard: testGuard(),
    ...given,
  });
  return { pages: routes, editing, publish, lines };
}

test("a page is answered with all headers, and must be revalidated on each view", async () => {
  const { pages } = siteOf();
  const answer = await pages.request("/l%C3%B8n");
  expect(answer.status).toBe(200);
  const {
    "x-correlation-id": id,
    "x-request-id": requestId,
    etag,
    "content-length": length,
    ...headers
  } = Object.fromEntries(answer.headers);
  const html = await answer.text();
  expect(headers).toEqual({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": expect.stringMatching(
      /^default-src 'self'; script-src 'self' 'sha384-before'; style-src 'self';/,
    ),
    "content-type": "text/html; charset=utf-8",
    link: "</assets/page-site+quote.css>; rel=preload; as=style",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    vary: "accept-encoding, save-data",
  });
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(requestId).toBe(id);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(length).toBe(String(Buffer.byteLength(html)));
  expect(html).toMatch(
    /^<!doctype html>\n<html lang="da" data-site="main">.*<link rel="canonical" href="https:\/\/lk\.example\/l%C3%B8n"\/>.*Løn/s,
  );
});

test("a browser that accepts brotli gets the same page in brotli", async () => {
  const { pages } = siteOf();
  const plain = await (await pages.request("/")).text();
  const answer = await pages.request("/", { headers: { "accept-encoding": "gzip, br" } });
  expect(answer.headers.get("content-encoding")).toBe("br");
  // Not `bytes()`, which the answers of Node's adapter lack. That adapter replaces `Response` in a test process with
  // several files.
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(plain);
});

test("a visitor who saves data gets a page without preloaded scripts, from a separate cache entry", async () => {
  const { pages, publish } = siteOf();
  const fields = { widget: { value: "cv-check" }, load: { value: "eager" } };
  publish("/", layoutOf({ main: [{ uid: "t", componentName: "Widget", fields }] }));
  const ahead = async (headers: Readonly<Record<string, string>>) =>
    (await (await pages.request("/", { headers })).text()).match(/rel="modulepreload"/g)?.length ?? 0;
  expect([await ahead({}), await ahead({ "save-data": "on" }), await ahead({ "save-data": "off" })]).toEqual([3, 0, 3]);
});

test("a browser with a valid copy of the page gets a 304", async () => {
  const { pages } = siteOf();
  const headers = { "accept-encoding": "br" };
  const etag = (await pages.request("/", { headers })).headers.get("etag") ?? "";
  const again = await pages.request("/", { headers: { ...headers, "if-none-match": etag } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  const other = await pages.request("/", { headers: { "if-none-match": etag } });
  expect(other.status).toBe(200);
});

test("HEAD answers the headers without the page", async () => {
  const { pages } = siteOf();
  const [get, head] = await Promise.all([pages.request("/"), pages.request("/", { method: "HEAD" })]);
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, get.headers.get("etag"), ""]);
});

describe("a path without a page that is redirected", () => {
  const found = { to: "/ny?a=1#b", status: 301 } as const;
  const findRedirect = vi.fn<ContentSource["findRedirect"]>(async ({ path }) =>
    path === "/gammel" ? found : path === "/løn" ? { to: "/væk", status: 302 } : undefined,
  );

  test("leads to its target with the query of the visitor, in any spelling", async () => {
    const { pages } = siteOf({}, { findRedirect });
    for (const path of ["/gammel?kilde=brev", "/Gammel/?kilde=brev"]) {
      const answer = await pages.request(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, "/ny?a=1&kilde=brev#b"]);
      expect(answer.headers.get("cache-control")).toBe("max-age=3600");
    }
    expect((await pages.request("/gammel/x")).status).toBe(404);
  });

  test("is shown as soon as there is a page", async () => {
    const { pages, publish } = siteOf({}, { findRedirect });
    expect((await pages.request("/l%C3%B8n")).status).toBe(200);
    publish("/gammel", quote("Ny side"));
    expect((await pages.request("/gammel")).status).toBe(200);
  });

  test("is not kept by browsers if the redirect is temporary", async () => {
    const { pages } = siteOf({}, { findRedirect: async () => ({ to: "https://x.example/", status: 302 }) });
    const answer = await pages.request("/her");
    expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
      302,
      "https://x.example/",
      "no-cache",
    ]);
  });
});

test.each(["POST", "PUT", "DELETE"])("%s is not for pages", async (method) => {
  const answer = await siteOf().pages.request("/", { method });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a page is rendered once while neither its content nor the registry changes", async () => {
  let revision = "1";
  const frameOf = vi.fn(() => sampleFrame);
  const { pages, publish } = siteOf({ frames: { revision: () => revision, frameOf } });
  const tool = (text: string) =>
    layoutOf({
      main: [
        { uid: "t", componentName: "Widget", fields: { widget: { value: "cv-check" }, uploadTitle: { value: text } } },
      ],
    });
  publish("/", tool("Et"));

  await pages.request("/");
  const afterFirst = frameOf.mock.calls.length;
  await Promise.all([
    pages.request("/"),
    pages.request("/?utm_source=a"),
    pages.request("/", { headers: { "accept-encoding": "br" } }),
  ]);
  expect(frameOf).toHaveBeenCalledTimes(afterFirst);

  publish("/", tool("To"));
  expect(await (await pages.request("/")).text()).toContain("<h2>To</h2>");
  revision = "2";
  frameOf.mockReturnValue({ ...sampleFrame, html: "<h2>Ny version</h2>" });
  expect(await (await pages.request("/")).text()).toContain("<h2>Ny version</h2>");
});

describe("a cached page", () => {
  const window = (from: string, to: string, message: string) => ({
    fields: {
      from: { value: from },
      to: { value: to },
      message: { value: message },
      showMessage: { value: true },
      functionalityOff: { value: false },
    },
  });
  const siteWith = (...windows: readonly object[]): Site => ({
    ...sampleSite,
    settings: v.parse(GlobalSettings, {
      ...sampleSettings,
      header: sampleHeader,
      serviceMessages: { header: windows },
    }),
  });

  test("shows the message of a service window from its start to its end", async () => {
    let now = Date.parse("2026-10-25T00:29:59.999Z");
    const night = siteWith(
      window("2026-10-25T02:30", "2026-10-25T02:30", "Uret stilles tilbage."),
      window("2026-10-25T01:00:00Z", "2026-10-26T00:00", "I dag er telefonen lukket."),
    );
    const { pages } = siteOf({ clock: () => now }, { sites: [night] });
    const messagesAt = async (time: string) => {
      now = Date.parse(time);
      const html = await (await pages.request("/")).text();
      return [...html.matchAll(/<p class="[^"]*" id="message-[\w-]+"><span[^>]*>Bemærk: <\/span>([^<]+)/g)].map(
        ([, text]) => text,
      );
    };
    expect(await messagesAt("2026-10-25T00:29:59.999Z")).toEqual([]);
    expect(await messagesAt("2026-10-25T00:30:00Z")).toEqual(["Uret stilles tilbage."]);
    expect(await messagesAt("2026-10-25T01:00:00Z")).toEqual(["Uret stilles tilbage.", "I dag er telefonen lukket."]);
    expect(await messagesAt("2026-10-25T01:30:00Z")).toEqual(["I dag er telefonen lukket."]);
    expect(await messagesAt("2026-10-25T23:00:00Z")).toEqual([]);
  });

  test("gives a changed message another id, so that it shows again", async () => {
    const now = () => Date.parse("2026-11-05T12:00:00Z");
    const says = async (text: string) => {
      const sites = [siteWith(window("2026-11-05T10:00", "2026-11-06T10:00", text))];
      const { pages } = siteOf({ clock: now }, { sites });
      return /data-service-message="([^"]+)"/.exec(await (await pages.request("/")).text())?.[1];
    };
    const [first, same, other] = [await says("Vi flytter."), await says("Vi flytter."), await says("Vi flytter!")];
    expect(first).toMatch(/^[\w-]{12}$/);
    expect([same === first, other === first]).toEqual([true, false]);
  });

  test("links to the sign-in, which returns to the page", async () => {
    const { pages } = siteOf({}, { sites: [siteWith()] });
    expect(await (await pages.request("/l%C3%B8n")).text()).toContain('href="/api/auth/login?redirectUrl=%2Fl%C3%B8n"');
  });

  test("contains the session warning with the texts of the settings, if there are settings", async () => {
    const texts = async (site: Site) =>
      /<dialog.*<\/dialog>/s.exec(await (await siteOf({}, { sites: [site] }).pages.request("/")).text())?.[0];
    expect(await texts(sampleSite)).toBeUndefined();
    const dialog = await texts(siteWith());
    expect(
      dialog
        ?.replace(/<template.*?<\/template>/s, "")
        .replace(/<[^>]*>/g, " ")
        .replace(/ +/g, " "),
    ).toBe(" Er du her stadig? Vi logger dig snart ud. Forny min session Log ud ");
  });
});

describe("a page with a list that has a parameter", () => {
  const list = { uid: "x", componentName: "TaxonomyList", fields: { contentTypes: [{ id: "artikel" }] } };
  const withList = () => {
    const findPages = vi.fn(
      createEmbeddedPageLists({ listItems: async () => sampleList("prøve"), now: () => 0 }).findPages,
    );
    const { pages, publish } = siteOf({ pageLists: { findPages } });
    publish("/artikler", layoutOf({ main: [list] }));
    const ask = async (search: string) => {
      const answer = await pages.request(`/artikler${search}`);
      const html = await answer.text();
      return {
        cards: html.match(/href="\/artikler\/nr-/g)?.length,
        etag: answer.headers.get("etag"),
        control: answer.headers.get("cache-control"),
        canonical: /rel="canonical" href="([^"]+)"/.exec(html)?.[1],
      };
    };
    return { ask, findPages, publish };
  };

  test("has an answer of its own for each value, that is stored and names the page as the original", async () => {
    const { ask, findPages } = withList();
    const plain = await ask("");
    const second = await ask("?page_x=1");
    expect([plain.cards, second.cards]).toEqual([21, 42]);
    expect(second).toMatchObject({
      control: "public, max-age=0, must-revalidate",
      canonical: "https://lk.example/artikler",
    });
    const calls = findPages.mock.calls.length;
    expect(await ask("?page_x=1")).toEqual(second);
    expect(await ask("?utm_source=a&page_x=01&page_x=7&page_y=2")).toEqual(second);
    expect(findPages).toHaveBeenCalledTimes(calls);
  });

  test("has the answer without the parameter for parameters that it does not know or cannot use", async () => {
    const { ask, findPages } = withList();
    const plain = await ask("");
    const calls = findPages.mock.calls.length;
    for (const search of ["?utm_source=a", "?page_y=2", "?page_x=-1", "?page_x=1e9", "?page_x=", "?page_x=0", "?"])
      expect(await ask(search)).toEqual(plain);
    expect(findPages).toHaveBeenCalledTimes(calls);
  });

  test("is drawn at most once for each page of results, however many values are made up", async () => {
    const { ask, findPages } = withList();
    const tags = new Set<unknown>();
    for (let page = 1; page <= 60; page += 1) tags.add((await ask(`?page_x=${page}000`)).etag);
    expect([tags.size, findPages.mock.calls.length < 10]).toEqual([1, true]);
  });

  test("is looked up again when an answer of another system is too old, or when an event of the list begins", async () => {
    let now = Date.parse("2026-12-12T12:00:00Z");
    const [listed] = sampleList("prøve");
    const event = listed?.items.find(({ additional }) => additional?.date === "2026-12-12T17:30:00+01:00");
    const events = createEmbeddedPageLists({
      listItems: async () => [{ site: "prøve", items: event ? [event] : [] }],
      now: () => now,
    });
    const textAt = async (time: string, lists: PageLists, when = "") => {
      now = Date.parse(time);
      const fields = { contentTypes: [{ id: "arrangement" }], when: { value: when } };
      const { pages, publish } = siteOf({ pageLists: lists, clock: () => now });
      publish("/kommende", layoutOf({ main: [{ ...list, fields }] }));
      return async (later: string) => {
        now = Date.parse(later);
        return (await (await pages.request("/kommende")).text()).includes("Ingen sider blev fundet");
      };
    };
    const upcoming = await textAt("2026-12-12T12:00:00Z", events, "kommende");
    expect(await upcoming("2026-12-12T16:29:59Z")).toBe(false);
    expect(await upcoming("2026-12-12T16:30:00Z")).toBe(true);

    const findPages = vi.fn(events.findPages);
    const fromElsewhere = await textAt("2026-12-12T12:00:00Z", { freshForMs: 60_000, findPages });
    for (const time of ["12:00:00", "12:00:59", "12:01:00", "12:01:59"]) await fromElsewhere(`2026-12-12T${time}Z`);
    expect(findPages).toHaveBeenCalledTimes(2);
  });

  test("has the list of the changed content", async () => {
    const { ask, publish } = withList();
    const before = await ask("?page_x=1");
    publish("/artikler", layoutOf({ main: [{ ...list, fields: { ...list.fields, resultsPerPage: { value: 5 } } }] }));
    const after = await ask("?page_x=1");
    expect([before.cards, after.cards]).toEqual([42, 10]);
  });
});

test.each([
  ["/L%C3%98N", "/l%C3%B8n"],
  ["/l%c3%b8n/?a=1&b=%2F", "/l%C3%B8n?a=1&b=%2F"],
  ["//l%C3%B8n", "/l%C3%B8n"],
])("%s redirects to the canonical address of the page", async (asked, address) => {
  const answer = await siteOf().pages.request(`http://lk.example${asked}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, address]);
});

test.each([
  "/findes-ikke",
  "/Findes-IKKE/",
  "//evil.example/",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%5c..%5csite",
  "/%00",
  "/%",
  "/__proto__",
  "/site.json",
])("%s is answered with the not-found page", async (path) => {
  const answer = await siteOf().pages.request(`http://lk.example${path}`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
  const html = await answer.text();
  expect(html).toContain("Findes ikke.");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain("canonical");
});

test("made-up paths are all answered from one cached page", async () => {
  const { pages } = siteOf();
  const tags = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => (await pages.request(`/x${index}`)).headers.get("etag")),
  );
  expect(new Set(tags).size).toBe(1);
});

test("a failing page shows the correlation id that is in the log", async () => {
  const { pages, lines } = siteOf({}, { findPage: () => Promise.reject(new Error("indholdet er nede")) });
  const answer = await pages.request("/l%C3%B8n");
  const id = answer.headers.get("x-correlation-id") ?? "none";
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  const html = await answer.text();
  expect(html).toContain(id);
  expect(html).toContain('href="/l%C3%B8n"');
  expect(html).not.toContain("indholdet er nede");
  expect(lines.find(({ msg }) => msg === "rendering a page failed")).toMatchObject({
    correlationId: id,
    err: { message: "indholdet er nede" },
  });
});

test("a failing error page is replaced by the fallback", async () => {
  const broken = layoutOf({ main: [], fields: { robots: { value: "alle" } } });
  const { pages } = siteOf(
    {},
    { findPage: () => Promise.reject(new Error("nede")), findErrorPage: async () => broken },
  );
  const answer = await pages.request("/");
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("Det her er vores fejl");
});

test("a failed page is rendered again on the next request", async () => {
  const findPage = vi
    .fn<ContentSource["findPage"]>()
    .mockRejectedValueOnce(new Error("nede"))
    .mockResolvedValue(quote("Igen"));
  const { pages } = siteOf({}, { findPage });
  expect((await pages.request("/")).status).toBe(500);
  expect((await pages.request("/")).status).toBe(200);
});

test("the editing view is never cached, and exists only where editing is allowed", async () => {
  const seen: boolean[] = [];
  const findPage: ContentSource["findPage"] = async ({ editing }) => {
    seen.push(editing);
    return layoutOf({ main: [], editing });
  };
  const open = await siteOf({ editing: true }, { findPage }).pages.request("/?sc_mode=edit");
  const closed = await siteOf({}, { findPage }).pages.request("/?sc_mode=edit");
  expect(seen).toEqual([true, false]);
  expect(open.headers.get("cache-control")).toBe("no-store");
  expect(await open.text()).toContain('<body data-widget-editing="confirmed">');
  expect(await closed.text()).toContain("<body>");
});

test("search engines find every page and no API", async () => {
  const { pages } = siteOf();
  const robots = await pages.request("/robots.txt");
  expect(await robots.text()).toBe("User-agent: *\nDisallow: /api/\n\nSitemap: https://lk.example/sitemap.xml\n");
  const sitemap = await pages.request("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(await sitemap.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url><loc>https://lk.example/</loc></url>\n  <url><loc>https://lk.example/l%C3%B8n</loc></url>\n</urlset>\n',
  );
});

test("the sitemap has the day of the last change in Copenhagen", async () => {
  const changedAt = Date.parse("2026-09-13T22:00Z");
  const listPages = async () => [{ path: "/løn", title: "Løn", listed: true, changedAt }];
  const sitemap = await (await siteOf({}, { listPages }).pages.request("/sitemap.xml")).text();
  expect(sitemap).toContain("<url><loc>https://lk.example/l%C3%B8n</loc><lastmod>2026-09-14</lastmod></url>");
});

test("the icon is an SVG image", async () => {
  const files = new Map([["icon.svg", { type: "image/svg+xml", bytes: Buffer.from("<svg/>") }]]);
  const icon = await siteOf({}, { sites: [{ ...sampleSite, files }] }).pages.request("/icon.svg");
  expect(icon.headers.get("content-type")).toBe("image/svg+xml");
  expect(await icon.text()).toBe("<svg/>");
});

test("a built-in page has the header and footer of the site, is never cached, and accepts a form only if it declares so", async () => {
  const asked: (string | undefined)[] = [];
  const builtInPage = (path: `/${string}`, takesForm: boolean): BuiltInPage => ({
    path,
    takesForm,
    answer: async ({ given }) => {
      asked.push(given("q"));
      const main = [ownBlock("x", () => createElement("p", {}, "<Selv lavet>"))];
      return { status: 400, title: "Egen", description: "Om den.", main };
    },
  });
  const { pages } = siteOf({ builtInPages: [builtInPage("/egen", true), builtInPage("/fast", false)] });
  const answer = await pages.request("/egen?q=%C3%A6");
  expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")]).toEqual([
    400,
    "no-store",
    "noindex",
  ]);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
  const html = await answer.text();
  expect(html).toMatch(/<title>Egen · Prøve<\/title>.*name="robots" content="noindex".*&lt;Selv lavet&gt;/s);
  const sheetsOf = (page: string) =>
    [...page.matchAll(/(?<!<noscript><link )rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  expect(sheetsOf(html)).toEqual(["/assets/page-site+built-in-pages.css"]);
  expect(sheetsOf(await (await pages.request("/")).text())).toEqual(["/assets/page-site+quote.css"]);
  const form = (path: string, q: string) => pages.request(path, { method: "POST", body: new URLSearchParams({ q }) });
  expect((await form("/egen", "ø")).status).toBe(400);
  expect((await form("/egen", "x".repeat(2 ** 20))).status).toBe(413);
  expect((await form("/fast", "ø")).status).toBe(405);
  const moved = await pages.request("/egen/?q=1");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/egen?q=1"]);
  expect(asked).toEqual(["æ", "ø"]);
});

test("a built-in page says itself that a sender calls too often", async () => {
  const limited: BuiltInPage = {
    path: "/replay",
    takesForm: true,
    answer: async ({ isTooMuch }) => {
      const status = isTooMuch ? 429 : 200;
      return { status, title: "Egen", description: "Om den.", main: [] };
    },
  };
  const { pages } = siteOf({ builtInPages: [limited], guard: testGuard({ calls: { replays: 2 } }) });
  const from = async (address: string, method = "GET") => {
    const env = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
    const { status, headers } = await pages.request(
      "/replay",
      { method, headers: { "x-forwarded-for": address } },
      env,
    );
    return [status, headers.get("retry-after")];
  };
  expect([await from("192.0.2.1"), await from("192.0.2.1", "POST")]).toEqual([
    [200, null],
    [200, null],
  ]);
  expect(await from("192.0.2.1")).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(await from("192.0.2.2")).toEqual([200, null]);
});

test("a made-up path costs no call to the content", async () => {
  const findPage = vi.fn<ContentSource["findPage"]>();
  const { pages } = siteOf({}, { findPage });
  for (const path of ["/findes-ikke", "/l%C3%B8n/x", "/__proto__", "/x.png"])
    expect((await pages.request(path)).status).toBe(404);
  expect(findPage).not.toHaveBeenCalled();
});

test("a page that is gone although it was listed is answered with the not-found page", async () => {
  const answer = await siteOf({}, { findPage: async () => undefined }).pages.request("/");
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Findes ikke.")]);
});

test("without content, every path is answered in words", async () => {
  const { pages } = siteOf({}, { sites: [] });
  const answer = await pages.request("/");
  expect([answer.status, await answer.text()]).toEqual([404, "Siden findes ikke."]);
});

test("a page that must not be listed says so in a header, too", async () => {
  const { pages, publish } = siteOf();
  publish("/skjult", layoutOf({ main: [], fields: { robots: { value: "noindex" } } }));
  expect((await pages.request("/skjult")).headers.get("x-robots-tag")).toBe("noindex");
  expect((await pages.request("/findes-ikke")).headers.get("x-robots-tag")).toBe("noindex");
});

test("an unknown template is logged once, and its page is shown", async () => {
  const { pages, publish, lines } = siteOf();
  publish("/blog", layoutOf({ main: [quoteOf("Blog.")], templateName: "Blogpost" }));
  publish("/blog/2", layoutOf({ main: [], templateName: "Blogpost" }));
  expect(await (await pages.request("/blog")).text()).toContain("Blog.");
  await pages.request("/blog/2");
  expect(lines).toEqual([expect.objectContaining({ template: "Blogpost", path: "/blog" })]);
});

describe("two sites", () => {
  const spring: Site = { ...sampleSite, kind: "spring", name: "prøve-spring", root: "/prøve-spring", title: "Spring" };
  const sites = [sampleSite, spring];
  const { pages, publish } = siteOf({}, { sites });
  publish("/prøve-spring", quote("Spring"));
  publish("/prøve-springer", quote("Springer"));
  const titleOf = async (path: string) => /<title>(.*)<\/title>/.exec(await (await pages.request(path)).text())?.[1];

  test("have the title of their own site on their pages, also if nothing is found", async () => {
    expect(await Promise.all(["/pr%C3%B8ve-spring", "/pr%C3%B8ve-springer"].map(titleOf))).toEqual([
      "En side · Spring",
      "En side · Prøve",
    ]);
    expect(await Promise.all(["/pr%C3%B8ve-spring/x", "/x"].map(titleOf))).toEqual([
      "En side · Spring",
      "En side · Prøve",
    ]);
  });

  test("have a manifest each", async () => {
    const manifest = await pages.request("/pr%C3%B8ve-spring/site.webmanifest");
    expect(manifest.headers.get("content-type")).toBe("application/manifest+json");
    expect(await manifest.json()).toMatchObject({ name: "Spring", scope: "/prøve-spring" });
    expect(await (await pages.request("/site.webmanifest")).json()).toMatchObject({ name: "Prøve", scope: "/" });
  });

  test("are both in the sitemap", async () => {
    const sitemap = await (await pages.request("/sitemap.xml")).text();
    expect([...sitemap.matchAll(/<loc>https:\/\/lk\.example(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
      "/",
      "/l%C3%B8n",
      "/pr%C3%B8ve-springer",
      "/pr%C3%B8ve-spring",
    ]);
  });
});

describe("a page with a block that fails", () => {
  const staticPage = layoutOf({
    main: [{ uid: "s", componentName: "StaticPage", fields: { key: { value: "ring" } } }, quoteOf("Resten.")],
  });

  test("shows the rest, logs which block it was, and is made again after 15 seconds", async () => {
    let now = 0;
    const ring = { key: "ring", renderings: [quoteOf("Ring.", "r")] };
    const findStaticPage = vi
      .fn<ContentSource["findStaticPage"]>()
      .mockRejectedValueOnce(new Error("nede"))
      .mockResolvedValue(ring);
    const { pages, publish, lines } = siteOf({ clock: () => now }, { findStaticPage });
    publish("/", staticPage);
    const shows = async () => {
      const html = await (await pages.request("/")).text();
      return [html.includes("Ring."), html.includes("Resten.")];
    };
    expect(await shows()).toEqual([false, true]);
    expect(lines).toEqual([
      expect.objectContaining({
        component: "StaticPage",
        uid: "s",
        path: "/",
        err: expect.objectContaining({ message: "nede" }),
      }),
    ]);
    now = 14_999;
    expect(await shows()).toEqual([false, true]);
    now = 15_000;
    expect(await shows()).toEqual([true, true]);
  });

  test("is loaded once while nothing changes, and changes with what its blocks load", async () => {
    let text = "Ring.";
    const findStaticPage = vi.fn<ContentSource["findStaticPage"]>(async () => ({
      key: "r",
      renderings: [quoteOf(text)],
    }));
    const { pages, publish } = siteOf({}, { findStaticPage });
    publish("/", staticPage);
    await pages.request("/");
    await pages.request("/");
    expect(findStaticPage).toHaveBeenCalledTimes(1);
    text = "Skriv.";
    publish("/løn", quote("Anden løn"));
    expect(await (await pages.request("/")).text()).toContain("Skriv.");
  });
});

test("only a page with pictures of a media host may load them", async () => {
  const mediaHosts = ["https://media.example"];
  const { pages, publish } = siteOf({}, { sites: [{ ...sampleSite, mediaHosts }] });
  const image = { value: { src: "https://media.example/bord.jpg", alt: "Et bord" } };
  publish("/bord", layoutOf({ main: [{ uid: "i", componentName: "Image", fields: { image } }] }));
  const answer = await pages.request("/bord");
  expect(await answer.text()).toContain('src="https://media.example/bord.jpg"');
  const sourcesOf = ({ headers }: Response) =>
    /img-src ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1];
  expect(sourcesOf(answer)).toBe("'self' data: blob: https://media.example");
  expect(sourcesOf(await pages.request("/"))).toBe("'self' data: blob:");
});

describe("a tool for the frame of another page", () => {
  const profile = {
    title: "CV-tjek",
    summary: "",
    icon: "",
    audience: "everyone",
    usualLoad: "visible",
    minHeight: 1,
  } as const;
  const tools = [{ name: "cv-check", version: "1.0.0", schema: {}, profile: { ...profile, home: "/cv-tjek" } }];
  const shop = "https://shop.example";
  const embedding = () =>
    siteOf(
      {
        allowedOrigins: [shop],
        frames: sampleFrames,
        tools: { find: async (name) => tools.find((one) => one.name === name) },
      },
      { findErrorPage: async ({ kind }) => (kind === "not-found" ? notFoundLayout : undefined) },
    );
  const framed = { "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" };
  const ancestorsOf = ({ headers }: Response) =>
    /frame-ancestors ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1];

  test("may be framed by the allowed origins, as no other page, and nothing keeps it", async () => {
    const { pages } = embedding();
    const answer = await pages.request("/embed/cv-check", { headers: framed });
    const { "cache-control": cached, "x-robots-tag": robots, vary } = Object.fromEntries(answer.headers);
    expect([answer.status, cached, robots, vary]).toEqual([
      200,
      "no-store",
      "noindex",
      "sec-fetch-dest, sec-fetch-site, save-data",
    ]);
    expect(ancestorsOf(answer)).toBe(`'self' ${shop}`);
    expect(ancestorsOf(await pages.request("/"))).toBe("'self'");
    expect(ancestorsOf(await pages.request("/embed/no-such-tool"))).toBe("'self'");
  });

  test("is alone on its page, with the attributes of the query in its first frame", async () => {
    const query =
      "data-upload-title=A%3Cb%3E&data-widget-version=1&data-widget-state=ready&utm_source=x&onclick=alert(1)";
    const answer = await embedding().pages.request(`/embed/cv-check?${query}`, { headers: framed });
    const html = await answer.text();
    expect(html).toMatch(/<title>CV-tjek · .*<h1 class="[^"]+">CV-tjek<\/h1>/s);
    expect(html).toContain("<h2>A&#60;b&#62;</h2>");
    expect(html).toContain(
      'data-upload-title="A&lt;b&gt;" data-widget="cv-check" data-widget-version="1" data-widget-load="eager"',
    );
    expect(html).not.toMatch(/<header|<footer|onclick|data-widget-state|utm_source/);
  });

  test("says in the frame of another site what the visitor cannot do, and links to the tool's page", async () => {
    const { pages, publish } = embedding();
    const noteIn = async (headers: Readonly<Record<string, string>>) =>
      /Derfor kan du ikke logge ind.*?<a href="([^"]*)" target="_blank"/s.exec(
        await (await pages.request("/embed/cv-check", { headers })).text(),
      )?.[1];
    expect(await noteIn(framed)).toBe("/embed/cv-check");
    publish("/cv-tjek", quote("CV-tjek"));
    expect(await noteIn(framed)).toBe("/cv-tjek");
    expect(await noteIn({ ...framed, "sec-fetch-site": "same-site" })).toBeUndefined();
    expect(await noteIn({})).toBe("/cv-tjek");
  });

  test("ignores the query outside of a frame, and leads to the tool's page if there is one", async () => {
    const { pages, publish } = embedding();
    const headers = { "sec-fetch-dest": "document", "sec-fetch-site": "none" };
    const open = () => pages.request("/embed/cv-check?data-upload-title=Snyd", { headers });
    const alone = await (await open()).text();
    expect(alone).toContain("<h2>Hvor stærkt står dit CV?</h2>");
    expect(alone).not.toMatch(/Snyd|logge ind/);
    publish("/cv-tjek", quote("CV-tjek"));
    const led = await open();
    expect([led.status, led.headers.get("location")]).toEqual([302, "/cv-tjek"]);
  });

  test("is previewed in editing mode in frames of the host alone, without texts of the address", async () => {
    const { pages } = embedding();
    const answer = await pages.request("/embed/preview/cv-check?data-upload-title=Snyd", {
      headers: { "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" },
    });
    const html = await answer.text();
    expect([answer.status, ancestorsOf(answer)]).toEqual([200, "'self'"]);
    expect(html).toMatch(/data-widget-editing="confirmed"><h1[^>]*>Forhåndsvisning af CV-tjek<\/h1>/);
    expect(html).not.toMatch(/Snyd|data-widget="/);
  });

  test.each(["no-such-tool", "preview/no-such-tool", "toString", "cv-check/more", "..%2fcv-check"])(
    "does not exist: %s",
    async (name) => {
      const answer = await embedding().pages.request(`/embed/${name}`, { headers: framed });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Findes ikke.")]);
    },
  );
});

describe("the editor of a CMS", () => {
  const secret = "s".repeat(32);
  const cms = "https://cms.example";
  const ask = (path: string, origin = cms) =>
    siteOf(
      { editor: { secret, origins: [cms] } },
      { findPage: async ({ path: asked, editing }) => (asked === "/" ? layoutOf({ main: [], editing }) : undefined) },
    ).editing.request(path, { headers: { origin } });

  test("shows a page for editing in a frame, which nothing keeps", async () => {
    const answer = await ask(`/api/editing/render?route=/&secret=${secret}`);
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")]).toEqual([
      200,
      "no-store",
      "noindex",
    ]);
    expect(answer.headers.get("content-security-policy")).toContain(`frame-ancestors 'self' ${cms};`);
    expect(answer.headers.get("access-control-allow-origin")).toBe(cms);
    expect(await answer.text()).toContain('<body data-widget-editing="confirmed">');
  });

  test("lists the components", async () => {
    const answer = await ask(`/api/editing/config?secret=${secret}`);
    expect(await answer.json()).toMatchObject({ components: expect.arrayContaining(["Quote"]), editMode: "metadata" });
  });

  test.each([
    ["a wrong secret", "/api/editing/config?secret=x", cms, 401],
    ["no secret", "/api/editing/render?route=/", cms, 401],
    ["another origin", `/api/editing/config?secret=${secret}`, "https://evil.example", 403],
    ["a page that does not exist", `/api/editing/render?route=/x&secret=${secret}`, cms, 404],
  ])("is refused with %s", async (_case, path, origin, status) => {
    const answer = await ask(path, origin);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
  });

  test("is answered nothing without a setting", async () => {
    expect((await siteOf().editing.request(`/api/editing/config?secret=${secret}`)).status).toBe(404);
  });
});
