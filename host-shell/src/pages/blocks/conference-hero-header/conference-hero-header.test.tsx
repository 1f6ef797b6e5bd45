import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { text } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { conferenceSample } from "../../templates/conference-page/conference-samples.ts";

const heroOf = (page = conferenceSample(), componentName = "ConferenceHeroHeader") => ({
  uid: "h",
  componentName,
  fields: { title: text("Lederdagen") },
  page,
});
const at = Date.parse;

async function drawn(page: ReturnType<typeof conferenceSample>, now = 0): Promise<HTMLElement> {
  document.body.innerHTML = await drawSample([heroOf(page)], { now });
  return document.querySelector<HTMLElement>("section#h")!;
}

test("the name and the city are the title, with the day, the time and the place below", async () => {
  const hero = await drawn(conferenceSample());
  expect(within(hero).getByRole("heading", { level: 1 }).textContent).toBe("Lederdagen Aarhus");
  expect(within(hero).getByRole("link", { name: "Tilmeld dig" }).getAttribute("href")).toBe("#tilmelding");
  expect([...hero.querySelectorAll("dd")].map(({ textContent }) => textContent)).toEqual([
    "tirsdag den 11.\u00a0februar 2031 kl. 9",
    "Ridehuset, Aarhus",
  ]);
  expect(hero.querySelector("time")?.dateTime).toBe("2031-02-11T09:00:00+01:00");
});

test("the registration is open until the day in Copenhagen is over, also in a page that was drawn before", async () => {
  const rendering = heroOf();
  const draw = (now: string) => drawSample([rendering], { now: at(now) });
  expect(await draw("2031-02-11T22:59:59Z")).toContain("Tilmeld dig");
  const after = await draw("2031-02-11T23:00:00Z");
  expect(after).not.toContain("Tilmeld dig");
  expect(after).toContain("Konferencen er afholdt.");
});

test("a conference without a date says that the date follows", async () => {
  const hero = await drawn(conferenceSample({ date: text() }), at("2040-01-01T00:00:00Z"));
  expect(hero.textContent).toContain("Dato følger");
  expect(within(hero).getByRole("link", { name: "Tilmeld dig" })).toBeDefined();
});

test.each(["ConferenceHeroHeader", "ConferenceRegistrationBanner", "ConferenceTourStops"])(
  "%s outside a conference page is hidden from visitors, and editors read why",
  async (componentName) => {
    const page = { template: "ContentPage", data: {} };
    expect(await drawSample([heroOf(page, componentName)])).toBe("");
    expect(await drawSample([heroOf(page, componentName)], { editing: true })).toContain(
      "useConferenceData not available!",
    );
  },
);
