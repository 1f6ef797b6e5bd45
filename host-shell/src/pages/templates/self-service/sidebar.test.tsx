import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, it } from "vitest";
import type { PageView } from "../../block/prepared-block.ts";
import { menuField } from "../../content/fields/menu.ts";
import { GlobalSettings } from "../../content/global-settings.ts";
import type { Site } from "../../sites/site.ts";
import { sampleHeader, sampleSettings } from "../../testing/sample-settings.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { Sidebar } from "./sidebar.tsx";

const entry = (href: string, text: string, group?: string) => ({
  fields: { link: { value: { href, text } }, ...(group !== undefined && { group: { value: group } }) },
});
const menu = v.parse(menuField, [
  entry("/selv", "Overblik"),
  entry("/selv/betaling", "Betaling", "Dit medlemskab"),
  entry("/selv/mig", "Mig", "Dit medlemskab"),
  entry("/selv/formularer", "Skriv til os", "Få hjælp"),
]);

function drawn(path: string, contact?: object): Document {
  const settings = v.parse(GlobalSettings, { ...sampleSettings, header: sampleHeader, ...(contact && { contact }) });
  const site: Site = { ...sampleSite, root: "/selv", loginAddress: "/log-ind", menu, settings };
  return new DOMParser().parseFromString(
    renderToStaticMarkup(<Sidebar view={{ site, path } as PageView} />),
    "text/html",
  );
}

it("has its entries in groups with titles, and marks the page and the branch that it is in", () => {
  const page = drawn("/selv/formularer/sparring");
  const groups = [...page.querySelectorAll("nav ul")].map((list) => [
    page.getElementById(list.getAttribute("aria-labelledby") ?? "")?.textContent,
    [...list.querySelectorAll("a")].map(({ textContent }) => textContent),
  ]);
  expect(groups).toEqual([
    [undefined, ["Overblik"]],
    ["Dit medlemskab", ["Betaling", "Mig"]],
    ["Få hjælp", ["Skriv til os"]],
  ]);
  const current = page.querySelector("[aria-current]");
  expect([current?.textContent, current?.getAttribute("aria-current")]).toEqual(["Skriv til os", "true"]);
  expect(drawn("/selv").querySelector("[aria-current=page]")?.textContent).toBe("Overblik");
});

it("has a button that closes the sheet of a phone, the telephone of the site, and the sign-out", () => {
  const page = drawn("/selv", { phone: { value: "70 20 30 40" } });
  const close = page.querySelector("[popovertargetaction=hide]");
  expect([close?.getAttribute("popovertarget"), close?.textContent]).toEqual(["sidebar", "Luk menu"]);
  const call = page.querySelector("a[href^='tel:']");
  expect([call?.getAttribute("href"), call?.textContent]).toEqual(["tel:70203040", "Ring 70 20 30 40"]);
  const form = page.querySelector("form");
  expect([form?.method, form?.getAttribute("action"), form?.textContent]).toEqual([
    "post",
    "/api/auth/logout?redirectUrl=%2Flog-ind",
    "logoutLabel",
  ]);
});

it("has no telephone if the site has none, or one that nobody can call", () => {
  expect(drawn("/selv").querySelector("a[href^='tel:']")).toBeNull();
  expect(drawn("/selv", { phone: { value: "spørg os" } }).body.textContent).not.toContain("spørg os");
});
