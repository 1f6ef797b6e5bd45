import { act, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { toJsonSchema } from "@valibot/to-json-schema";
import { renderToStaticMarkup } from "react-dom/server";
import { wronglyDocumentedProps } from "shared-runtime/testing/documented-props.ts";
import { forgetConsent } from "shared-runtime/testing/forget-consent.ts";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { pageSession } from "shared-runtime/session/page-session.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { crossLinkTexts } from "./cross-link.texts.ts";
import { firstFrame, mount, propsSchema, texts } from "./widget.tsx";

const apiUrl = "https://vaert.example/api/";
const stored = { cvJwt: "token-9", cvId: "7", toolId: "cv_tjek" } as const;

let container: HTMLElement;
let asked: string[];
let answers: Response[];
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-session/2"));
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/tracking/1"));
  window.localStorage.clear();
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const { url, headers } = new Request(input, init);
    const { pathname, search } = new URL(url);
    if (pathname === "/api/session") return Response.json({});
    if (pathname === "/api/stored-cv") return Response.json({ suggestions: 3 });
    asked.push(`${pathname}${search} ${headers.get("authorization")}`);
    return answers.shift() ?? Response.json({ hash: "iVBORw==" });
  });
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
});

const start = (attributes: Readonly<Record<string, string>> = {}, editing = false) => {
  const host = {
    element: container,
    apiUrl,
    editing,
    onCrash: (error: unknown) => {
      throw error;
    },
  };
  let unmount = () => {};
  act(() => {
    ({ unmount } = mount(container, { attributes, json: undefined }, host));
  });
  return { unmount: () => act(unmount), seen: within(container), tool: pageSession({ apiUrl }).tool };
};

const keepStored = () => window.localStorage.setItem("tool-session/1", JSON.stringify(stored));

it("shows nothing while no CV is stored", async () => {
  expect(renderToStaticMarkup(firstFrame(texts))).toBe("");
  start();
  await act(async () => undefined);
  expect([container.innerHTML, asked]).toEqual(["", []]);
});

it("shows a stored CV, and passes it on to the job match", async () => {
  keepStored();
  const { seen } = start();
  const link = await seen.findByRole("link", { name: "Find job til mit CV" });
  expect(link.getAttribute("href")).toBe("https://vaert.example/jobmatch#cvJwt=token-9&cvId=7&toolId=cv_tjek");
  expect(seen.getByRole("img", { name: "Forsiden af dit CV" }).getAttribute("src")).toBe(
    "data:image/png;base64,iVBORw==",
  );
  expect(asked).toEqual(["/api/get-cv-frontpage-thumbnail Bearer token-9"]);
  expect(await axeFindings(container)).toEqual([]);
});

it("links to the CV check if that is the other tool", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify({ ...stored, toolId: "jobmatch" }));
  const { seen } = start({ tool: "cv_tjek" });
  const link = await seen.findByRole("link", { name: "Tjek mit CV" });
  expect(link.getAttribute("href")).toBe("https://vaert.example/cv-tjek#cvJwt=token-9&cvId=7&toolId=jobmatch");
  expect(seen.getByRole("heading").textContent).toBe("Hvor stærkt står dit CV?");
});

it("leads back to a review that was read, by a small card without an offer", async () => {
  window.localStorage.setItem("tool-session/1", JSON.stringify(stored));
  const { seen } = start({ tool: "cv_tjek" });
  const link = await seen.findByRole("link", { name: "Se gennemgangen" });
  expect(link.getAttribute("href")).toContain("https://vaert.example/cv-tjek#cvJwt=token-9");
  expect(seen.getByRole("heading").textContent).toBe("Din gennemgang: 3 forslag tilbage");
  expect([seen.queryByRole("img"), await axeFindings(container)]).toEqual([null, []]);
});

it("uses the page's address and texts", async () => {
  keepStored();
  const { seen } = start({ href: "https://cms.example/job?a=1", jobmatchButton: "Se dine job" });
  const link = await seen.findByRole("link", { name: "Se dine job" });
  expect(link.getAttribute("href")).toBe("https://cms.example/job?a=1#cvJwt=token-9&cvId=7&toolId=cv_tjek");
});

it("appears when a CV is stored later, follows a new one, and disappears when it is deleted", async () => {
  const { seen, tool } = start();
  act(() => tool.keep(stored));
  const hrefs = async () => (await seen.findByRole("link")).getAttribute("href");
  expect(await hrefs()).toContain("cvJwt=token-9&cvId=7");
  act(() => tool.keep({ ...stored, cvJwt: "token-10", cvId: "8" }));
  expect(await hrefs()).toContain("cvJwt=token-10&cvId=8");
  act(() => tool.forget("token-10"));
  expect(container.innerHTML).toBe("");
});

it("still links to the tool if the picture is missing", async () => {
  answers = [Response.json({}, { status: 500 })];
  keepStored();
  const { seen } = start();
  expect(await seen.findByRole("link", { name: "Find job til mit CV" })).toBeDefined();
  expect(seen.queryByRole("img")).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

it.each([401, 404])("shows nothing for a CV that is gone (%i), and deletes it for all tools", async (status) => {
  answers = [Response.json({ errorKey: "genericError", message: { id: "k-1" } }, { status })];
  keepStored();
  const { tool } = start();
  await waitFor(() => expect(tool.current.value).toBeUndefined());
  expect([container.innerHTML, window.localStorage.getItem("tool-session/1")]).toEqual(["", null]);
});

it("tracks once that the link was followed, and from which tool", async () => {
  forgetConsent();
  document.cookie = `cookie-consent=1.${Math.floor(Date.now() / 1000)}.10; Path=/`;
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer = [];
  keepStored();
  const { seen } = start();
  const link = await seen.findByRole("link");
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(page.dataLayer).toEqual([{ event: "tool_interaction", tool: "cv_tjek", interaction: "cross_link_followed" }]);
  forgetConsent();
});

it("shows an editor an example, whether a CV is stored or not, without any request", async () => {
  const { seen } = start({ jobmatchTitle: "Brug dit CV igen", jobmatchReadyText: "Ét tryk" }, true);
  const headings = await seen.findAllByRole("heading");
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Brug dit CV igen", "Brug dit CV igen"]);
  expect([seen.getAllByText("Eksempel").length, seen.getByText("Ét tryk").tagName]).toEqual([2, "P"]);
  for (const link of seen.getAllByRole("link"))
    expect(link.getAttribute("href")).toBe("https://vaert.example/jobmatch");
  await act(async () => undefined);
  expect(asked).toEqual([]);
  expect(await axeFindings(container)).toEqual([]);
});

it("describes all its props for the registry", () => {
  const { properties } = toJsonSchema(propsSchema, { typeMode: "input", errorMode: "ignore" });
  expect(Object.keys(properties ?? {}).toSorted()).toEqual(["tool", "href", ...Object.keys(crossLinkTexts)].toSorted());
});

it("empties its container when the page removes it", async () => {
  keepStored();
  const { unmount, seen } = start();
  await seen.findByRole("link");
  unmount();
  expect(container.childNodes.length).toBe(0);
});

it("has all props and their defaults in the README", () => {
  const readme = `${import.meta.dirname}/../README.md`;
  expect(wronglyDocumentedProps(readme, propsSchema, texts)).toEqual([]);
});
