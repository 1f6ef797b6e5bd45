import { expect, it } from "vitest";
import { flag, text } from "../../block/block-samples.ts";
import { eventSamplePage } from "../../events/sample-event.ts";
import { drawSample } from "../../testing/draw-sample.ts";

it.each([
  ["2099-03-01T12:00:00Z", false, undefined],
  ["2099-03-01T12:00:00Z", true, "Fuldt booket"],
  ["2099-03-05T11:00:00Z", true, "Tilmelding lukket"],
  ["2099-03-12T16:30:00Z", false, "Tilmelding lukket"],
  ["2099-03-13T08:00:00Z", true, undefined],
])("at %s, the title of an event that is sold out (%s) has the badge %s", async (now, soldOut, badge) => {
  const page = eventSamplePage({ soldOut: flag(soldOut) });
  const rendering = { uid: "t", componentName: "ContentHeader", fields: { title: text("Modvind") }, page };
  document.body.innerHTML = await drawSample([rendering], { now: Date.parse(now) });
  expect(document.querySelector("h1 + p")?.textContent).toBe(badge);
});
