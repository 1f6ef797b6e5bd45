import { act, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { wronglyDocumentedProps } from "shared-runtime/testing/documented-props.ts";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serveJobs } from "../testing/job-server.ts";
import { firstFrame, mount, propsSchema, texts } from "./widget.tsx";

let container: HTMLElement;
let asked: readonly string[];
beforeEach(() => {
  for (const kept of ["page-session/2", "tool-gates/4", "site-settings/2"]) {
    Reflect.deleteProperty(globalThis, Symbol.for(`shared-runtime/${kept}`));
  }
  window.localStorage.clear();
  const tomorrow = Date.now() + 86_400_000;
  window.localStorage.setItem("tool-gate/jobmatch/2", JSON.stringify({ lead: tomorrow, consent: tomorrow }));
  window.history.replaceState(null, "", "/jobmatch");
  container = document.body.appendChild(document.createElement("div"));
  const server = serveJobs({
    "city-from-zipcode": [() => Response.json({ zip: "8000", city: "Aarhus C" })],
  });
  vi.stubGlobal("fetch", server.fetch);
  asked = server.asked;
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
});

const start = (attributes: Readonly<Record<string, string>> = {}, editing = false) => {
  const crashes: unknown[] = [];
  const host = { element: container, apiUrl: "http://localhost/api/", editing, onCrash: crashes.push.bind(crashes) };
  let unmount = () => {};
  act(() => {
    ({ unmount } = mount(container, { attributes, json: undefined }, host));
  });
  return { crashes, unmount: () => act(unmount), seen: within(container) };
};

const framed = (): HTMLInputElement => {
  container.innerHTML = renderToStaticMarkup(firstFrame(texts));
  return container.querySelector("input")!;
};

/** A copy without expected differences: React's generated ids, and the help for visitors without scripting. */
function comparable(): Node {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const help of copy.querySelectorAll("noscript")) help.remove();
  const linked = ["id", "for", "aria-labelledby", "aria-describedby"];
  for (const element of copy.querySelectorAll(linked.map((name) => `[${name}]`).join())) {
    for (const name of linked) element.removeAttribute(name);
  }
  return copy;
}

it("renders the same as its first frame, so that nothing moves", () => {
  framed();
  const before = comparable();
  start();
  expect(comparable().isEqualNode(before)).toBe(true);
});

it("keeps the text that was typed before it was live, and the focus in the field", async () => {
  const field = framed();
  field.value = "8000";
  field.focus();
  const { seen } = start();
  expect(await seen.findByText("Aarhus C")).toBeDefined();
  expect(document.activeElement).toBe(seen.getByRole("textbox", { name: "Postnummer" }));
});

it("does nothing when its first frame is submitted before it is live", () => {
  framed();
  expect(container.querySelector("form")?.method).toBe("dialog");
});

it("has no placeholders in the texts of its first frame", () => {
  expect(renderToStaticMarkup(firstFrame(texts))).not.toMatch(/\{\w+\}/);
});

it("takes every text from the page", () => {
  const { crashes, seen } = start({ zipTitle: "Hvor bor du?" });
  expect(seen.getByRole("heading", { name: "Hvor bor du?" })).toBeDefined();
  expect([crashes, Object.keys(propsSchema.entries).length]).toEqual([[], Object.keys(texts).length + 5]);
});

it("shows an editor every step and every error, marked as examples, without any request", async () => {
  window.history.replaceState({ left: "alone" }, "", "/jobmatch?cvId=1&cvJwt=t&toolId=cv_tjek");
  const { seen } = start({}, true);
  await showAllScreens(container);
  for (const name of [
    "4 job, der passer til dit CV",
    texts.zipTitle,
    texts.uploadTitle,
    texts.loadingTitle,
    texts.noResultsTitle,
  ]) {
    expect(seen.getAllByRole("heading", { name }).length).toBeGreaterThan(0);
  }
  expect(seen.getByText(new RegExp(texts.tooManyPagesErrorText.slice(0, 30)))).toBeDefined();
  expect([
    asked,
    window.history.state,
    window.location.search,
    window.localStorage.getItem("jobmatch/search/1"),
  ]).toEqual([[], { left: "alone" }, "?cvId=1&cvJwt=t&toolId=cv_tjek", null]);
}, 30_000);

it("empties its container when the page removes it", () => {
  start().unmount();
  expect(container.childNodes.length).toBe(0);
});

it("has all props and their defaults in the README", () => {
  const readme = `${import.meta.dirname}/../README.md`;
  expect(wronglyDocumentedProps(readme, propsSchema, texts)).toEqual([]);
});
