import { act, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { firstFrame, mount, texts } from "./widget.tsx";

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(() => container.remove());

const start = (attributes: Readonly<Record<string, string>> = {}, editing = false) => {
  const crashes: unknown[] = [];
  const host = { element: container, apiUrl: "http://localhost/api/", editing, onCrash: crashes.push.bind(crashes) };
  let unmount = () => {};
  act(() => {
    ({ unmount } = mount(container, { attributes, json: undefined }, host));
  });
  return { crashes, unmount: () => act(unmount), seen: within(container) };
};

it("shows the same as its first frame, so that nothing moves", () => {
  container.innerHTML = renderToStaticMarkup(firstFrame(texts));
  const seen = () =>
    [...container.querySelectorAll("h2, p, button")].map(({ outerHTML }) => outerHTML.replace(/ id="[^"]*"/, ""));
  container.querySelector("noscript")?.remove();
  const before = seen();
  start();
  container.querySelector("noscript")?.remove();
  expect([before.length, seen()]).toEqual([4, before]);
});

it("gives advice, and moves the focus to the question when the visitor answers again", async () => {
  const { crashes, seen } = start({ questionTitle: "Har du ansvar for andre?", moreHref: "/om-os" });
  await userEvent.click(seen.getByRole("button", { name: "Ja" }));
  expect(document.activeElement).toBe(seen.getByRole("heading", { name: "Så er du ikke alene" }));
  expect(seen.getByRole("link", { name: "Læs mere" }).getAttribute("href")).toBe("/om-os");

  await userEvent.click(seen.getByRole("button", { name: "Svar igen" }));
  expect(document.activeElement).toBe(seen.getByRole("heading", { name: "Har du ansvar for andre?" }));
  expect(crashes).toEqual([]);
});

it("shows every text to an editor", async () => {
  const { seen } = start({}, true);
  await showAllScreens(container);
  expect(seen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    texts.questionTitle,
    texts.leadsTitle,
    texts.laterTitle,
  ]);
  expect(await axeFindings(container)).toEqual([]);
});

it("empties its container when the page removes it", () => {
  start().unmount();
  expect(container.childNodes.length).toBe(0);
});
