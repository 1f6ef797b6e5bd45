import { act, waitFor, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { toJsonSchema } from "@valibot/to-json-schema";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { axeFindings } from "../../../shared-runtime/testing/axe-findings.ts";
import { passGate } from "../testing/pass-gate.ts";
import { serveCvs, type CvServer } from "../testing/cv-server.ts";
import { cvCheckTexts } from "./cv-check.texts.ts";
import { firstFrame, mount, propsSchema, texts } from "./widget.tsx";

let server: CvServer;
let container: HTMLElement;
beforeEach(async () => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-session/2"));
  window.localStorage.clear();
  passGate();
  window.history.replaceState(undefined, "", "/cv-tjek");
  container = document.body.appendChild(document.createElement("div"));
  server = await serveCvs({});
});
afterEach(() => {
  container.remove();
  server.close();
  vi.restoreAllMocks();
});

const start = (attributes: Readonly<Record<string, string>> = {}, editing = false) => {
  const crashes: unknown[] = [];
  let unmount = () => {};
  act(() => {
    const host = {
      element: container,
      apiUrl: server.apiUrl,
      editing,
      onCrash: (error: unknown) => crashes.push(error),
    };
    ({ unmount } = mount(container, { attributes, json: undefined }, host));
  });
  return { crashes, unmount: () => act(unmount), seen: within(container) };
};

/** A copy without what differs by nature: ids that React makes up, and the help for visitors without script. */
function comparable(element: HTMLElement): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const help of copy.querySelectorAll("noscript")) help.remove();
  for (const described of copy.querySelectorAll("[id], [aria-labelledby], [aria-describedby]")) {
    for (const name of ["id", "aria-labelledby", "aria-describedby"]) described.removeAttribute(name);
  }
  return copy;
}

it("shows live what its first frame shows, so that nothing moves", () => {
  container.innerHTML = renderToStaticMarkup(firstFrame(texts));
  const before = comparable(container);
  start();
  expect(comparable(container).isEqualNode(before)).toBe(true);
});

const chosen = new File(["%PDF-1.7"], "mit cv.pdf", { type: "application/pdf" });

function framed(): HTMLInputElement {
  container.innerHTML = renderToStaticMarkup(firstFrame(texts));
  return container.querySelector("input")!;
}

/** As the browser itself does it, without a script of ours. */
function give(input: HTMLInputElement, file: File): void {
  Object.defineProperty(input, "files", { configurable: true, value: [file] });
  Object.defineProperty(input, "value", {
    configurable: true,
    set: () => {
      Object.defineProperty(input, "files", { value: [] });
    },
  });
}

it("sends the file that was chosen before it was live", async () => {
  give(framed(), chosen);
  start();
  await waitFor(() => expect(server.asked).toEqual(["upload mit cv.pdf"]));
});

it("sends the file of a chooser that was opened before it was live", async () => {
  const input = framed();
  start();
  expect(input.isConnected).toBe(false);
  give(input, chosen);
  act(() => void input.dispatchEvent(new Event("change")));
  await waitFor(() => expect(server.asked).toEqual(["upload mit cv.pdf"]));
});

it("sends the file that was chosen before it was live also where a stored review is on its way", async () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvId=1&cvJwt=token-9&toolId=jobmatch");
  give(framed(), chosen);
  start();
  await waitFor(() => expect(server.asked).toContain("upload mit cv.pdf"));
});

it("offers a control of the browser's own from the first frame on, over the whole zone", () => {
  const input = framed();
  expect([input.type, input.hidden, input.disabled, input.accept, input.getAttribute("aria-label")]).toEqual([
    "file",
    false,
    false,
    ".pdf,application/pdf",
    "Vælg dit CV",
  ]);
});

it("has a mark for each text of its first frame, and each is a text of the widget", () => {
  const marked = Object.fromEntries(Object.keys(texts).map((key) => [key, `{{${key}}}`])) as unknown as typeof texts;
  const frame = renderToStaticMarkup(firstFrame(marked));
  const keys = new Set([...frame.matchAll(/{{(\w+)}}/g)].map(([, key]) => key));
  expect([...keys].filter((key) => !Object.hasOwn(cvCheckTexts, key ?? ""))).toEqual([]);
  expect(keys).toContain("uploadTitle");
  // A sentence of ours that is no text could not be changed by the CMS.
  for (const sentence of Object.values(cvCheckTexts)) expect(frame).not.toContain(`>${sentence}<`);
});

it("has no place to be filled in a text of its first frame", () => {
  const frame = renderToStaticMarkup(firstFrame(texts));
  expect(frame).not.toMatch(/\{\w+\}/);
});

it("leads visitors without script on", () => {
  const frame = renderToStaticMarkup(firstFrame(texts));
  const help = new DOMParser().parseFromString(frame, "text/html").querySelector("noscript");
  expect([help?.textContent, help?.querySelector("a")?.getAttribute("href")]).toEqual([
    expect.stringContaining("JavaScript"),
    "mailto:cv@lederkredsen.example",
  ]);
});

it("takes every text from the placeholder", () => {
  const { seen } = start({ uploadTitle: "Er dit CV klar?", uploadButton: "Find dit CV" });
  expect(seen.getByRole("heading", { name: "Er dit CV klar?" })).toBeDefined();
  expect(seen.getByLabelText("Find dit CV")).toBeDefined();
});

it("describes all its props for the registry", () => {
  const { properties } = toJsonSchema(propsSchema, { typeMode: "input", errorMode: "ignore" });
  expect(Object.keys(properties ?? {}).toSorted()).toEqual(
    ["joinHref", "privacyHref", "leadSource", "consentSource", ...Object.keys(cvCheckTexts)].toSorted(),
  );
});

it("works with wrong and unknown attributes", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { crashes, seen } = start({ joinHref: "javascript:alert(1)", uplodTitle: "Hej" });
  expect([crashes, seen.getByRole("heading").textContent]).toEqual([[], texts.uploadTitle]);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
});

it("takes up the CV that a link brought, and clears the address", async () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvId=1&cvJwt=token-9&toolId=jobmatch&utm_source=brev");
  start();
  expect(window.location.search).toBe("?utm_source=brev");
  await waitFor(() => expect(server.asked).toEqual(["review token-9"]));
});

it("shows an editor every step and every error at once, marked as examples, and calls nobody", async () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvId=1&cvJwt=token-9&toolId=jobmatch");
  const { seen } = start({ joinHref: "/kom-med" }, true);
  await seen.findByText(texts.resultText, {}, { timeout: 8_000 });
  const headings = seen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    // With nothing chosen, two waits, a file that was not sent, and a CV that is gone.
    ...Array.from({ length: 5 }, () => texts.uploadTitle),
    texts.sendingTitle,
    texts.loadingTitle,
    "11 af 16 områder står stærkt",
    texts.featureTitle,
    texts.leadTitle,
    "Velkommen, Karen",
  ]);
  expect(seen.getAllByText("Eksempel").length).toBe(4);
  const gate = ["leadWho", "leadLoggedOut", "leadPhoneHint", "leadTerms2", "leadErrorOffline", "consentText"] as const;
  for (const key of [...gate, "consentErrorText", "gateUnavailableText"] as const) {
    expect(container.textContent).toContain(texts[key]);
  }
  for (const key of [
    "genericError",
    "fileSizeError",
    "wrongFileExtensionError",
    "emptyFileError",
    "tooManyPagesError",
  ] as const) {
    expect(container.textContent).toContain(texts[`${key}Text`]);
  }
  expect(seen.getByRole("link", { name: "Bliv medlem" }).getAttribute("href")).toBe("/kom-med");
  expect([container.querySelector("dialog"), server.asked, window.location.search]).toEqual([
    null,
    [],
    "?cvId=1&cvJwt=token-9&toolId=jobmatch",
  ]);
  expect(await axeFindings(container)).toEqual([]);
}, 30_000);

it("empties its container when the page removes it", () => {
  const { unmount } = start();
  unmount();
  expect(container.childNodes.length).toBe(0);
});
