import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { text } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { conferenceSample } from "../../templates/conference-page/conference-samples.ts";

async function drawn(changed: Readonly<Record<string, unknown>> = {}, now = 0): Promise<HTMLElement> {
  const page = conferenceSample(changed);
  const rendering = { uid: "r", componentName: "ConferenceRegistrationBanner", fields: {}, page };
  document.body.innerHTML = await drawSample([rendering], { now });
  return document.querySelector<HTMLElement>("section#r")!;
}

const pricesOf = (banner: HTMLElement) =>
  [...banner.querySelectorAll("dl > div")].map((row) => [...row.children].map(({ textContent }) => textContent));

test("the prices are for members, for others, and for a group of at least 3 participants", async () => {
  const banner = await drawn();
  expect(pricesOf(banner)).toEqual([
    ["Medlem", "1.295 kr."],
    ["Ikke medlem", "2.495 kr."],
    ["Gruppe på mindst 3 deltagere", "995 kr."],
  ]);
  expect(within(banner).getByRole("link", { name: "Tilmeld dig" })).toBeDefined();
});

test("a price in words stays as it is written, and a missing one is left out", async () => {
  expect(pricesOf(await drawn({ price: text("Gratis for medlemmer"), priceGroup: text() }))).toEqual([
    ["Medlem", "Gratis for medlemmer"],
    ["Ikke medlem", "2.495 kr."],
  ]);
});

test("after the day of the conference, a sentence replaces the link", async () => {
  const banner = await drawn({}, Date.parse("2031-02-12T00:00:00Z"));
  expect(within(banner).queryByRole("link")).toBeNull();
  expect(banner.textContent).toContain("Konferencen er afholdt, så du kan ikke længere tilmelde dig.");
});
