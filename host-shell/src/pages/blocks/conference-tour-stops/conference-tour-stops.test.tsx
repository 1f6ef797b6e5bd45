import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { text } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { conferenceSample } from "../../templates/conference-page/conference-samples.ts";

const stop = (city: string, url: string, date = "") => ({
  id: url,
  url,
  fields: { city: text(city), date: text(date) },
});

async function drawn(items: readonly unknown[], view: Parameters<typeof drawSample>[1] = {}): Promise<void> {
  const rendering = { uid: "t", componentName: "ConferenceTourStops", fields: { items }, page: conferenceSample() };
  document.body.innerHTML = await drawSample([rendering], { path: "/konferencer/aarhus", ...view });
}

const currentOf = () =>
  within(document.body)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent);

test.each([
  "/konferencer/aarhus",
  "/Konferencer/Aarhus/",
  "https://lk.example/konferencer/aarhus?kilde=x",
  "/konferencer/%61arhus",
])("the stop of the page is marked if its address is %s", async (url) => {
  await drawn([stop("Odense", "/konferencer/odense"), stop("Aarhus", url)]);
  expect(currentOf()).toEqual(["Aarhus"]);
  expect(document.body.textContent).toContain("Du ser på dette stop");
});

test("no stop is marked if the page is not one of them, or if an address is broken", async () => {
  await drawn([stop("Odense", "/konferencer/odense"), stop("Aarhus", "https://[")]);
  expect(currentOf()).toEqual([]);
});

test("a stop whose day is over says so", async () => {
  const marks = (now: string) => drawn([stop("Aarhus", "/a", "2031-02-11T09:00")], { now: Date.parse(now) });
  await marks("2031-02-11T22:59:59Z");
  expect(document.body.textContent).not.toContain("Afholdt");
  await marks("2031-02-11T23:00:00Z");
  expect(document.body.textContent).toContain("Afholdt");
});

test("a reference without a page is left out, and editors read which", async () => {
  const items = [stop("Aarhus", "/a"), { id: "/findes-ikke" }];
  await drawn(items);
  expect(within(document.body).getAllByRole("listitem")).toHaveLength(1);
  await drawn(items, { editing: true });
  expect(document.body.textContent).toContain("/findes-ikke");
});
