import * as v from "valibot";
import { expect, test } from "vitest";
import { GlobalSettings } from "../../content/global-settings.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";
import { sampleSite } from "../../testing/sample-site.ts";

const settings = v.parse(GlobalSettings, { ...sampleSettings, contact: { phone: { value: "70 20 30 40" } } });

async function linkOf(componentName: string, phone: string, site = { ...sampleSite, settings }) {
  const fields = { title: { value: "Ring" }, phone: { value: phone } };
  document.body.innerHTML = await drawSample([{ uid: "k", componentName, fields }], { site });
  return [document.querySelector("a")?.getAttribute("href"), document.querySelector("section")?.textContent];
}

test.each(["ContactBanner", "HelpCard"])("%s has the number of the site unless it has its own", async (block) => {
  expect(await linkOf(block, "")).toEqual(["tel:70203040", "Ring70 20 30 40"]);
  expect(await linkOf(block, "+45 70 20 31 01")).toEqual(["tel:+4570203101", "Ring+45 70 20 31 01"]);
  expect(await linkOf(block, "ring!")).toEqual([undefined, "Ringring!"]);
  expect(await linkOf(block, "", { ...sampleSite, settings: undefined } as never)).toEqual([undefined, "Ring"]);
});
