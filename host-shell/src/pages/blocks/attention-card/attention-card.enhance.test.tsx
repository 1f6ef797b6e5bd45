import { expect, it } from "vitest";
import { withUid } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { enhanceCollapsible } from "./attention-card.enhance.ts";
import { samples } from "./attention-card.samples.ts";

async function draw() {
  const sample = samples["usual"];
  document.body.innerHTML = await drawSample(sample ? [withUid(sample, "s")] : []);
  const collapsible = document.querySelector<HTMLElement>("[data-collapsible]")!;
  const button = document.querySelector("button")!;
  const content = document.getElementById(button.getAttribute("aria-controls") ?? "")!;
  const state = () => [button.getAttribute("aria-expanded"), content.getAttribute("hidden")];
  return { collapsible, button, content, state };
}

it("has its text in the markup, without script, and its heading is not a button", async () => {
  const { content, state, button } = await draw();
  expect(state()).toEqual(["false", null]);
  expect(content.textContent).toContain("Du har ret til at få aftalen læst.");
  const heading = document.querySelector("h2");
  expect([heading?.textContent, button.getAttribute("aria-labelledby")]).toEqual([
    "Skriv ikke under samme dag",
    heading?.id,
  ]);
});

it("opens and collapses by its button, and stays findable while collapsed", async () => {
  const { collapsible, button, state } = await draw();
  enhanceCollapsible(collapsible);
  expect(state()).toEqual(["false", "until-found"]);
  button.click();
  expect(state()).toEqual(["true", null]);
  button.click();
  expect(state()).toEqual(["false", "until-found"]);
});

it("opens when the browser's search finds a match in it", async () => {
  const { collapsible, content, state } = await draw();
  enhanceCollapsible(collapsible);
  content.dispatchEvent(new Event("beforematch"));
  expect(state()).toEqual(["true", null]);
});
