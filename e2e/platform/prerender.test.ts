import { openAlone } from "../browser/open-alone.ts";
import { pageHtml } from "../embedding/page-html.ts";
import { expect, test } from "../test.ts";

const loads = ["eager", "idle", "visible", "interaction"];

/**
 * Runs on the prerendered page: records the page's state before the page is shown, and posts the state once its widgets
 * are live.
 */
function watchPrerendering(): void {
  const note = () => ({
    prerendering: (document as unknown as { readonly prerendering: boolean }).prerendering,
    states: [...document.querySelectorAll<HTMLElement>("[data-widget]")].map(({ dataset }) => dataset["widgetState"]),
    scripts: performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.replace(/^\/|-[\w-]+(?=\.js)/g, "")),
  });
  window.addEventListener("load", () => {
    requestIdleCallback(() => localStorage.setItem("before", JSON.stringify(note())));
  });
  document.addEventListener("widget:ready", () => {
    if (document.querySelectorAll("[data-widget-state=ready]").length < 3) return;
    const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
      readonly activationStart: number;
    })[];
    const before = JSON.parse(localStorage.getItem("before") ?? "null") as object;
    const body = JSON.stringify({ before, wasPrerendered: (navigation?.activationStart ?? 0) > 0, after: note() });
    void fetch("/", { method: "POST", body });
  });
}

/** Runs on the page that links to the prerendered one: follows the link once the target is prerendered. */
function followWhenPrerendered(): void {
  const look = setInterval(() => {
    if (localStorage.getItem("before") === null) return;
    clearInterval(look);
    document.querySelector("a")?.click();
  }, 50);
}

test(
  "a page that the browser prerenders loads no widget until it is shown, and then all of them",
  { tag: "@chromium-only" },
  async ({ otherSite, server }) => {
    const target = otherSite.page(
      pageHtml({
        loader: `${server.url}/loader.js`,
        head: `<script>(${watchPrerendering.toString()})()</script>`,
        body: loads.map((load) => `<div data-widget="cv-check" data-widget-load="${load}"></div>`).join(""),
      }),
    );
    const { pathname } = new URL(target);
    const rules = { prerender: [{ source: "list", urls: [pathname], eagerness: "immediate" }] };
    const start = otherSite.page(
      `<!doctype html><title>Først</title><a href="${pathname}">Videre</a>
     <script>(${followWhenPrerendered.toString()})()</script>
     <script type="speculationrules">${JSON.stringify(rules)}</script>`,
    );
    const posted = otherSite.posted();
    const close = await openAlone(start);
    const { before, wasPrerendered, after } = JSON.parse(await posted) as Record<string, unknown>;
    await close();

    expect(wasPrerendered).toBe(true);
    expect(before).toEqual({
      prerendering: true,
      states: loads.map(() => "waiting"),
      scripts: ["loader.js"],
    });
    expect(after).toMatchObject({ prerendering: false, scripts: expect.arrayContaining(["platform/shell.js"]) });
  },
);
