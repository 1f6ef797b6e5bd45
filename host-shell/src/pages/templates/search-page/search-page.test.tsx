import { expect, test } from "vitest";
import { preparePage } from "../../prepare-page.ts";
import { renderPrepared } from "../../testing/draw-sample.ts";
import { layoutOf } from "../../testing/sample-layout.ts";
import { sampleSearch, nothingFound } from "../../testing/sample-search.ts";
import { sampleSite } from "../../testing/sample-site.ts";

test("a search page has the search without a rendering of it, above the blocks of the editor, and is not indexed", async () => {
  const layout = layoutOf({
    templateName: "SearchPage",
    fields: { title: { value: "Søg" } },
    main: [{ uid: "t", componentName: "RichText", fields: { text: { value: "<p>Under søgningen</p>" } } }],
  });
  const { search, queries } = sampleSearch(() => nothingFound);
  const page = await renderPrepared(preparePage(layout, sampleSite), {
    search,
    query: new URLSearchParams({ q: "løn" }),
    path: "/soeg",
  });
  expect(page.robots).toBe("noindex");
  expect(queries.map(({ text }) => text)).toEqual(["løn"]);
  document.body.innerHTML = page.html;
  const main = document.querySelector("main");
  expect(main?.querySelector("h1")?.textContent).toBe("Søg");
  expect(main?.lastElementChild?.textContent).toContain("Under søgningen");
  expect(main?.firstElementChild?.hasAttribute("data-site-search")).toBe(true);
});
