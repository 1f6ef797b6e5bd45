import type { Feature } from "shared-runtime/api/site-settings.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { serviceWindowsAt } from "../../../services/site-settings/service-windows.ts";
import { text } from "../../block/block-samples.ts";
import { GlobalSettings } from "../../content/global-settings.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";

// Every sample is also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.

const at = Date.parse("2026-11-24T12:00:00Z");
const message = "Log ind er nede til klokken 14.";

function windowOf(feature: Feature, { isOff, isSaid = true }: { readonly isOff: boolean; readonly isSaid?: boolean }) {
  const fields = {
    from: text("2026-11-24T11:00:00Z"),
    to: text("2026-11-24T13:00:00Z"),
    message: text(message),
    showMessage: { value: isSaid },
    functionalityOff: { value: isOff },
  };
  const settings = { ...sampleSettings, serviceMessages: { [feature]: [{ fields }] } };
  return serviceWindowsAt(v.parse(GlobalSettings, settings), at);
}

interface View extends NonNullable<Parameters<typeof drawSample>[1]> {
  readonly redirectUrl?: unknown;
}

async function draw({ redirectUrl, ...view }: View = {}): Promise<HTMLElement> {
  const fields = { title: text("Kun for medlemmer"), redirectUrl };
  document.body.innerHTML = await drawSample([{ uid: "s", componentName: "LoginBlock", fields }], view);
  return document.body;
}

const addresses = (root: Element) => [...root.querySelectorAll("a")].map((link) => link.getAttribute("href"));

it("leads to the sign-in, which ends on the front page of the self-service", async () => {
  const body = await draw();
  expect([addresses(body), body.querySelector("a")?.textContent]).toEqual([["/log-ind"], "Log ind"]);
});

it.each([
  ["a text", text("/cv-tjek?a=1#b"), "/cv-tjek?a=1#b"],
  ["a link", { value: { href: "/selvbetjening", text: "" } }, "/selvbetjening"],
])("leads to the page that is named by %s, and a signed-in member gets there directly", async (_kind, given, page) => {
  expect(addresses(await draw({ redirectUrl: given }))).toEqual([
    `/log-ind?${new URLSearchParams({ redirectUrl: page })}`,
    page,
  ]);
});

it.each([
  "https://ond.example/",
  "//ond.example",
  "/\\ond.example",
  "/%2F/ond.example",
  "/..//ond.example",
  "javascript:alert(1)",
  "ond.example",
  "/api/auth/logout",
  "/log-ind",
])("does not lead to %s after the sign-in, and editors are told", async (address) => {
  expect(addresses(await draw({ redirectUrl: text(address) }))).toEqual(["/log-ind"]);
  expect(addresses(await draw({ redirectUrl: { value: { href: address } } }))).toEqual(["/log-ind"]);
  expect((await draw({ redirectUrl: text(address), editing: true })).textContent).toContain(`“${address}” bruges ikke`);
});

it.each([
  ["no redirectUrl", undefined],
  ["", text()],
  ["a link without an address", { value: { href: "" } }],
])("says nothing to editors about %s", async (_case, redirectUrl) => {
  expect((await draw({ redirectUrl, editing: true })).textContent).not.toContain("bruges ikke");
});

it("shows the message of the sign-in next to its link", async () => {
  const body = await draw({ service: windowOf("login", { isOff: false }) });
  expect(body.textContent).toContain(message);
  expect(addresses(body)).toEqual(["/log-ind"]);
});

it("has no link to the sign-in while that is off, except for editors", async () => {
  const service = windowOf("login", { isOff: true });
  const body = await draw({ service });
  expect(body.textContent).toContain(message);
  expect(addresses(body)).toEqual([]);
  expect(addresses(await draw({ service, editing: true }))).toEqual(["/log-ind"]);
});

it("says when the sign-in is on again, if the content has no message", async () => {
  const body = await draw({ service: windowOf("login", { isOff: true, isSaid: false }) });
  expect(body.querySelector("[role=note], p")?.textContent).toBeTruthy();
  expect(body.textContent).toMatch(/14/);
});

it("does not follow the windows of another feature", async () => {
  const body = await draw({ service: windowOf("cvTjek", { isOff: true }) });
  expect(body.textContent).not.toContain(message);
  expect(addresses(body)).toEqual(["/log-ind"]);
});
