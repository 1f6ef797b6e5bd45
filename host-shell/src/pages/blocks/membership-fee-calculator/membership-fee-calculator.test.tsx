import { expect, it } from "vitest";
import { drawSample } from "../../testing/draw-sample.ts";

async function propsOf(fields: Readonly<Record<string, unknown>>): Promise<unknown> {
  const html = await drawSample([{ uid: "a", componentName: "MembershipFeeCalculator", fields }]);
  const place = new DOMParser().parseFromString(html, "text/html").querySelector("[data-widget=fee-calculator]");
  if (!place) throw new Error("the calculator is not shown");
  return JSON.parse(place.querySelector("script")?.textContent ?? "null");
}

it("passes texts and the address of the sign-up to the widget, under its keys", async () => {
  const props = await propsOf({
    title: { value: "Hvad koster det?" },
    text: { value: "" },
    button: { value: "Beregn" },
    link: { value: { href: "/bliv-medlem", text: "Bliv medlem" } },
    contactLink: { value: { href: "#ring", text: "Ring mig op" } },
  });
  expect(props).toEqual({
    title: "Hvad koster det?",
    button: "Beregn",
    joinHref: "/bliv-medlem",
    contactHref: "#ring",
    contact: "Ring mig op",
  });
});

it("places the widget with its own texts if all fields are empty", async () => {
  expect((await propsOf({ title: { value: "" }, link: { value: {} } })) ?? {}).toEqual({});
});
