import { act, render, screen } from "@testing-library/react";
import { useSignals } from "@preact/signals-react/runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageSession } from "./page-session.ts";

const place = Symbol.for("shared-runtime/page-session/1");
const session = { cvJwt: "token", cvId: "7", toolId: "cv_tjek" } as const;
const key = "tool-session/1";

beforeEach(() => {
  Reflect.deleteProperty(globalThis, place);
  window.localStorage.clear();
  window.history.replaceState(undefined, "", "/cv-tjek");
  for (const name of ["data-member-session", "data-consent-overlay"]) document.documentElement.removeAttribute(name);
});
afterEach(() => vi.restoreAllMocks());

it("is one and the same for all widgets of a page, also for independently built ones", async () => {
  const first = pageSession();
  vi.resetModules();
  const other = await import("./page-session.ts");
  expect(other.pageSession).not.toBe(pageSession);
  expect(other.pageSession()).toBe(first);
});

it("keeps a tool session over a reload", () => {
  pageSession().tool.keep(session);
  Reflect.deleteProperty(globalThis, place);
  expect(pageSession().tool.current.value).toEqual(session);
});

it.each(["", "{", "null", "[]", '{"cvJwt":"","cvId":"7","toolId":"cv_tjek"}', '{"cvJwt":"t","cvId":"7","toolId":"x"}'])(
  "takes a kept text that is no session for none: %s",
  (text) => {
    window.localStorage.setItem(key, text);
    expect(pageSession().tool.current.value).toBeUndefined();
  },
);

it("forgets a session only if it is still about the same CV", () => {
  const { tool } = pageSession();
  tool.keep(session);
  tool.forget("another");
  expect(tool.current.value).toEqual(session);
  tool.forget("token");
  expect([tool.current.value, window.localStorage.getItem(key)]).toEqual([undefined, null]);
});

it("follows what another tab keeps and clears", () => {
  const { tool } = pageSession();
  const told = (newKey: string | null) => window.dispatchEvent(new StorageEvent("storage", { key: newKey }));
  window.localStorage.setItem(key, JSON.stringify(session));
  told("something else");
  expect(tool.current.value).toBeUndefined();
  told(key);
  expect(tool.current.value).toEqual(session);
  window.localStorage.clear();
  told(null);
  expect(tool.current.value).toBeUndefined();
});

it("works without storage as long as the page lives", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { tool } = pageSession();
  tool.keep(session);
  expect(tool.current.value).toEqual(session);
  tool.forget("token");
  expect(tool.current.value).toBeUndefined();
});

it("takes the session a link brought, and removes it alone from the address", () => {
  window.history.replaceState({ own: 1 }, "", "/cv-tjek?utm=a%20b&cvJwt=token&cvId=7&toolId=cv_tjek#resultat");
  const { tool, arrivedFrom } = pageSession();
  expect([tool.current.value, arrivedFrom]).toEqual([session, "cv_tjek"]);
  expect(window.location.href).toMatch(/\/cv-tjek\?utm=a\+b#resultat$/);
  expect(window.history.state).toEqual({ own: 1 });
  expect(JSON.parse(window.localStorage.getItem(key) ?? "")).toEqual(session);
});

it("removes an incomplete set of entry parameters too, and keeps the session it has", () => {
  window.localStorage.setItem(key, JSON.stringify(session));
  window.history.replaceState(undefined, "", "/cv-tjek?cvJwt=stolen");
  const { tool, arrivedFrom } = pageSession();
  expect([tool.current.value, arrivedFrom, window.location.search]).toEqual([session, undefined, ""]);
});

it("leaves the address of an editor's page alone", () => {
  window.history.replaceState(undefined, "", "/cv-tjek?cvJwt=token&cvId=7&toolId=cv_tjek");
  const { editing, tool } = pageSession({ editing: true });
  expect([editing.value, tool.current.value, window.location.search]).toEqual([
    true,
    undefined,
    "?cvJwt=token&cvId=7&toolId=cv_tjek",
  ]);
});

it("follows what the page says of the member and of its consent overlay", async () => {
  const { member, consentOverlay } = pageSession();
  expect([member.value.kind, consentOverlay.value]).toEqual(["visitor", false]);
  document.documentElement.setAttribute("data-member-session", "member");
  document.documentElement.setAttribute("data-consent-overlay", "open");
  await expect.poll(() => [member.value.kind, consentOverlay.value]).toEqual(["member", true]);
});

it("renders a component again when a signal of it changes", () => {
  const { tool } = pageSession();
  function Shown() {
    useSignals();
    return <p>{tool.current.value?.cvId ?? "intet CV"}</p>;
  }
  render(<Shown />);
  expect(screen.getByText("intet CV")).toBeDefined();
  act(() => tool.keep(session));
  expect(screen.getByText("7")).toBeDefined();
});
