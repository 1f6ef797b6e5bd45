import { expect, it } from "vitest";
import { prepareBlocks } from "../../block/prepare-block.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { sections } from "./rich-text.css.ts";

const rendering = {
  uid: "t",
  componentName: "RichText",
  fields: { text: { value: "<h2>Betaling</h2><p>Hvert kvartal.</p>" } },
};

async function hasColumns(template: string): Promise<boolean> {
  const page = { site: sampleSite, template, data: {}, editing: false };
  document.body.innerHTML = await drawSample(prepareBlocks([rendering], page));
  expect(document.querySelector("h2")?.textContent).toBe("Betaling");
  return document.getElementsByClassName(sections).length > 0;
}

it("has its titles next to their texts on a page, and above them on an article of the self-service", async () => {
  expect(await hasColumns("ContentPage")).toBe(true);
  expect(await hasColumns("SelfServiceArticle")).toBe(false);
});
