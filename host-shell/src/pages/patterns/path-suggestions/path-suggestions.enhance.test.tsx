import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { sampleSite } from "../../testing/sample-site.ts";
import { suggestPages } from "./path-suggestions.enhance.ts";
import { PathSuggestions } from "./path-suggestions.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

/** The links that are shown on the page at `path` if the search gives this answer, and the requests. */
async function shownAt(path: string, answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answer();
  });
  history.replaceState(null, "", path);
  document.body.innerHTML = renderToStaticMarkup(<PathSuggestions site={sampleSite} />);
  await suggestPages(document.querySelector<HTMLElement>("[data-path-suggestions]")!);
  const links = [...document.querySelectorAll("nav a")].map((link) => [link.textContent, link.getAttribute("href")]);
  return { asked, links, isShown: document.querySelector("nav")?.hidden === false };
}

const found = (count: number, url = "/raad") =>
  Response.json({
    results: Array.from({ length: count }, (_, index) => ({
      url,
      title: [{ text: "Din " }, { text: `<b>side ${index}` }],
      category: "Guide",
    })),
  });

test("five pages at most are suggested, as text", async () => {
  const { asked, links, isShown } = await shownAt("/gammel/side.aspx", () => found(8));
  expect(asked.map((address) => new URL(address, "https://lk.example").searchParams.get("q"))).toEqual(["gammel side"]);
  expect([isShown, links.length, links[0]]).toEqual([true, 5, ["Din <b>side 0Guide", "/raad"]]);
});

test("an address without words asks nothing", async () => {
  expect(await shownAt("/2024/09", () => found(1))).toEqual({ asked: [], links: [], isShown: false });
});

test.each([
  ["finds nothing", () => found(0)],
  ["is away", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["answers with an error", () => Response.json({ title: "busy" }, { status: 429 })],
])("nothing is shown if the search %s", async (_kind, answer) => {
  expect((await shownAt("/gammel-side", answer)).isShown).toBe(false);
});

test("an address that is not one of a page is no link", async () => {
  expect((await shownAt("/gammel-side", () => found(1, "javascript:alert(1)"))).links[0]?.[1]).toBeNull();
});
