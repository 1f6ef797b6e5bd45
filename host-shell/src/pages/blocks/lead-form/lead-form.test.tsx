import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serviceWindowsAt } from "../../../services/site-settings/service-windows.ts";
import type { PageView } from "../../block/block.ts";
import { callMeForm, eventSignupForm } from "./lead-form.tsx";

const view: PageView = {
  path: "/",
  editing: false,
  correlationId: undefined,
  frameOf: () => undefined,
  service: serviceWindowsAt(undefined, 0),
};

function placeholderOf(block: typeof callMeForm, fields: Readonly<Record<string, unknown>>): Element {
  const prepared = block.prepare({ uid: "a", componentName: "Form", fields });
  if (prepared.kind === "unsound") throw new Error(prepared.problems.join("\n"));
  const page = new DOMParser().parseFromString(renderToStaticMarkup(prepared.render(view)), "text/html");
  return page.querySelector("[data-widget]")!;
}

const attributesOf = (element: Element) =>
  Object.fromEntries(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]));
const propsOf = (element: Element): unknown => JSON.parse(element.querySelector("script")?.textContent ?? "null");

it("names the form in an attribute, which the first frame needs, and passes texts under the widget's keys", () => {
  const place = placeholderOf(callMeForm, {
    title: { value: "Ring til mig" },
    text: { value: "" },
    opkaldstype: { value: "forside" },
  });
  expect([attributesOf(place), propsOf(place)]).toEqual([
    { "data-form": "call-me", "data-widget": "lead-forms" },
    { form: "call-me", callMeTitle: "Ring til mig", opkaldstype: "forside" },
  ]);
});

it("names the flags that are set, and no others", () => {
  const place = placeholderOf(eventSignupForm, {
    zipCodeEnabled: { value: true },
    soldOut: { value: true },
    termsEnabled: { value: false },
    eventSource: { value: "modvind" },
  });
  expect([attributesOf(place), propsOf(place)]).toEqual([
    {
      "data-form": "event-signup",
      "data-sold-out": "true",
      "data-widget": "lead-forms",
      "data-zip-code-enabled": "true",
    },
    { form: "event-signup", zipCodeEnabled: true, soldOut: true, eventSource: "modvind" },
  ]);
});

it("says what is wrong with a flag that is no boolean", () => {
  const prepared = eventSignupForm.prepare({
    uid: "a",
    componentName: "EventSignupForm",
    fields: { termsEnabled: { value: "ja" } },
  });
  expect(prepared).toMatchObject({ kind: "unsound", problems: [expect.stringContaining("termsEnabled")] });
});
