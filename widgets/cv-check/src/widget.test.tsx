import { act, waitFor, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { toJsonSchema } from "@valibot/to-json-schema";
import { wronglyDocumentedProps } from "shared-runtime/testing/documented-props.ts";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
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

/**
 * A copy of an element without expected differences: React's generated ids, the address of the privacy
 * policy, and the help for visitors without scripting.
 */
function comparable(element: HTMLElement): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const help of copy.querySelectorAll("noscript")) help.remove();
  for (const described of copy.querySelectorAll("[id], [aria-labelledby], [aria-describedby]")) {
    for (const name of ["id", "aria-labelledby", "aria-describedby"]) described.removeAttribute(name);
  }
  for (const link of copy.querySelectorAll("a")) link.removeAttribute("href");
  return copy;
}

it("renders the same as its first frame, so that nothing moves", () => {
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

/** Chooses a file as the browser does, without our scripts. */
function give(input: HTMLInputElement, file: File): void {
  Object.defineProperty(input, "files", { configurable: true, value: [file] });
  Object.defineProperty(input, "value", {
    configurable: true,
    set: () => {
      Object.defineProperty(input, "files", { value: [] });
    },
  });
}

it("sends a file that was chosen before it was live", async () => {
  give(framed(), chosen);
  start();
  await waitFor(() => expect(server.asked).toEqual(["upload mit cv.pdf"]));
});

it("sends a file from a file dialog that was opened before it was live", async () => {
  const input = framed();
  start();
  expect(input.isConnected).toBe(false);
  give(input, chosen);
  act(() => void input.dispatchEvent(new Event("change")));
  await waitFor(() => expect(server.asked).toEqual(["upload mit cv.pdf"]));
});

it("sends a file that was chosen before it was live, even while a stored review is loading", async () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvId=1&cvJwt=token-9&toolId=jobmatch");
  give(framed(), chosen);
  start();
  await waitFor(() => expect(server.asked).toContain("upload mit cv.pdf"));
});

it("has a native input over the whole zone from the first frame on", () => {
  const input = framed();
  expect([input.type, input.hidden, input.disabled, input.accept, input.getAttribute("aria-label")]).toEqual([
    "file",
    false,
    false,
    ".pdf,application/pdf",
    "Vælg dit CV",
  ]);
});

it("has a marker for each text of its first frame", () => {
  const marked = Object.fromEntries(Object.keys(texts).map((key) => [key, `{{${key}}}`])) as unknown as typeof texts;
  const frame = renderToStaticMarkup(firstFrame(marked));
  const keys = new Set([...frame.matchAll(/{{(\w+)}}/g)].map(([, key]) => key));
  expect([...keys].filter((key) => !Object.hasOwn(cvCheckTexts, key ?? ""))).toEqual([]);
  expect(keys).toContain("uploadTitle");
  // All sentences are texts: the CMS could not change another one.
  for (const sentence of Object.values(cvCheckTexts)) expect(frame).not.toContain(`>${sentence}<`);
});

it("has no placeholders in the texts of its first frame", () => {
  const frame = renderToStaticMarkup(firstFrame(texts));
  expect(frame).not.toMatch(/\{\w+\}/);
});

it("helps visitors without scripting", () => {
  const frame = renderToStaticMarkup(firstFrame(texts));
  const help = new DOMParser().parseFromString(frame, "text/html").querySelector("noscript");
  expect([help?.textContent, help?.querySelector("a")?.getAttribute("href")]).toEqual([
    expect.stringContaining("JavaScript"),
    "mailto:cv@lederkredsen.example",
  ]);
});

it("takes every text from the page", () => {
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

it("works with invalid and unknown attributes", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { crashes, seen } = start({ joinHref: "javascript:alert(1)", uplodTitle: "Hej" });
  expect([crashes, seen.getByRole("heading").textContent]).toEqual([[], texts.uploadTitle]);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
});

it("continues with a link's CV, and clears the address", async () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvId=1&cvJwt=token-9&toolId=jobmatch&utm_source=brev");
  start();
  expect(window.location.search).toBe("?utm_source=brev");
  await waitFor(() => expect(server.asked).toEqual(["review token-9"]));
});

it("shows an editor every step and every error, marked as examples, without any request", async () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvId=1&cvJwt=token-9&toolId=jobmatch");
  const { seen } = start({ joinHref: "/kom-med" }, true);
  await showAllScreens(container);
  const headings = seen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    // No file, for three kinds of person; two waiting states, a declined gate, a file that was not sent, two kept CVs,
    // one of them also after a declined gate, and a CV that the server no longer has.
    ...Array.from({ length: 11 }, () => texts.uploadTitle),
    texts.sendingTitle,
    // The first review, a review that replaces another, and a review that waits for an answer about cookies.
    ...Array.from({ length: 3 }, () => texts.loadingTitle),
    "1 forslag til dit CV",
    texts.resultTitleAll,
    texts.resultTitleUnjudged,
    texts.resultTitleUnclear,
    texts.resultTitleNone,
    "Det ligner ikke et CV",
    texts.featureTitle,
    texts.leadTitle,
    "Velkommen, Karen",
  ]);
  expect(seen.getAllByText("Eksempel").length).toBe(13);
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

it("has all props and their defaults in the README", () => {
  const readme = `${import.meta.dirname}/../README.md`;
  expect(wronglyDocumentedProps(readme, propsSchema, texts)).toEqual([]);
});
