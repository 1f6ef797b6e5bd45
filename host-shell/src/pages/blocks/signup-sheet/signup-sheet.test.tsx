import { expect, it } from "vitest";
import { withUid } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { samples } from "./signup-sheet.samples.ts";

/** The props of the placed widget. */
async function propsOf(name: string): Promise<unknown> {
  const sample = samples[name];
  document.body.innerHTML = await drawSample(sample ? [withUid(sample, "s")] : []);
  return JSON.parse(document.querySelector("[data-widget='finalize-sheet'] script")?.textContent ?? "null");
}

it("gives the sheet its variants, and the texts that replace the widget's own", async () => {
  expect(await propsOf("usual")).toEqual({
    variants: "variant-0: afslut-indmeldelse, variant-1: afslut-indmeldelse",
    loadingTitle: "Et øjeblik",
    loadFailed: "Arket kan ikke hentes",
  });
  expect(Object.keys((await propsOf("long words")) as object)).toEqual(["variants"]);
});
