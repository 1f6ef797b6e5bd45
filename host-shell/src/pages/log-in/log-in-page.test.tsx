import { describe, expect, it } from "vitest";
import type { ServiceState } from "shared-runtime/time/service-state.ts";
import { drawSample } from "../testing/draw-sample.ts";
import { serviceWindowsAt } from "../../services/site-settings/service-windows.ts";
import { faultTexts, startTexts } from "./log-in-texts.ts";
import { signInPages } from "./sign-in-pages.ts";

const site = "https://lk.example";
const paths = { start: "/selvbetjening", signedOut: [] };
const [logIn, testId] = signInPages(site, {
  testPersons: [{ id: "p", name: "Åge Attrap", description: "Medlem af a‑kassen alene", claims: {} }],
  paths,
});

const nothingSaid: ServiceState = { messages: [], isOff: false, offUntil: undefined, changesAt: undefined };

async function render(query: string, page = logIn, login = nothingSaid, farewell?: string) {
  const given = new URLSearchParams(query);
  const answer = await page?.answer({
    given: (name) => given.get(name) ?? undefined,
    posted: () => undefined,
    takeFarewell: () => farewell,
    isTooMuch: false,
    onToken: () => undefined,
  });
  if (!answer) throw new Error("the page does not exist");
  const place = document.createElement("div");
  const service = { ...serviceWindowsAt(undefined, 0), stateOf: () => login };
  place.innerHTML = await drawSample(answer.main, { path: "/log-ind", service });
  return { title: answer.title, place };
}

const toSignIn = (place: HTMLElement) => place.querySelector("h1")?.parentElement?.nextElementSibling;
const beginsAt = (place: HTMLElement) => toSignIn(place)?.querySelector("a")?.getAttribute("href");

describe("the sign-in page", () => {
  it("starts a sign-in that returns to the requested page", async () => {
    const { title, place } = await render("redirectUrl=%2Fcv-tjek%3Fa%3D1");
    expect([title, toSignIn(place)?.querySelector("h1")?.textContent]).toEqual([startTexts.title, startTexts.title]);
    expect(beginsAt(place)).toBe("/api/auth/login?redirectUrl=%2Fcv-tjek%3Fa%3D1");
    expect(place.querySelector("code")).toBe(null);
  });

  it.each(Object.entries(faultTexts))("explains a failed sign-in and starts a new one: %s", async (fejl, texts) => {
    const number = "0f6b2b0e-4102-46e6-b810-77e616bcb7f4";
    const { place } = await render(`fejl=${fejl}&nummer=${number}&redirectUrl=/cv-tjek`);
    expect(toSignIn(place)?.querySelector("h1")?.textContent).toBe(texts.title);
    expect(toSignIn(place)?.querySelector("p")?.textContent).toBe(texts.lead);
    expect([toSignIn(place)?.querySelector("a")?.textContent, beginsAt(place)]).toEqual([
      texts.begin,
      "/api/auth/login?redirectUrl=%2Fcv-tjek",
    ]);
    expect(place.querySelector("code")?.textContent).toBe("0F6B-2B0E");
  });

  it.each([
    ["Søren", "På gensyn, Søren"],
    [" ", "På gensyn"],
  ])("says goodbye to a member who has just signed out: %j", async (firstName, title) => {
    const shown = await render("", logIn, nothingSaid, firstName);
    expect([shown.title, toSignIn(shown.place)?.querySelector("h1")?.textContent]).toEqual([title, title]);
    expect(toSignIn(shown.place)?.querySelector("a")?.textContent).toBe("Log ind igen");
    expect((await render("fejl=afbrudt", logIn, nothingSaid, firstName)).title).toBe(faultTexts.afbrudt.title);
  });

  it("says that the sign-up is stored if the sign-in after it fails", async () => {
    const back = encodeURIComponent("/selvbetjening?signup=true&sheet_confirmation=leder");
    const cancelled = await render(`fejl=afbrudt&redirectUrl=${back}`);
    const words = toSignIn(cancelled.place)?.textContent;
    expect(cancelled.title).toBe("Din indmeldelse er gemt");
    expect(words).not.toContain("ikke sket noget");
    expect(words).toContain("Du afbrød hos MitID, så du er ikke logget ind endnu.");
    expect(beginsAt(cancelled.place)).toBe(`/api/auth/login?redirectUrl=${back}`);
    const numbered = await render(`fejl=afbrudt&sag=5C1E-77AA&nummer=${crypto.randomUUID()}&redirectUrl=${back}`);
    expect(toSignIn(numbered.place)?.textContent).toContain(
      "Vil du ikke være med alligevel? Ring til os, og sig nummer 5C1E-77AA, så trækker vi din indmeldelse tilbage.",
    );
    expect(numbered.place.querySelector("code")).toBe(null);
    const late = await render(`fejl=udloebet&redirectUrl=${back}`);
    expect(toSignIn(late.place)?.querySelector("p")?.textContent).toBe(
      `Din indmeldelse er gemt. ${faultTexts.udloebet.lead}`,
    );
  });

  it("shows the message of the content above the link, which leads past it", async () => {
    const { place } = await render("redirectUrl=/cv-tjek", logIn, { ...nothingSaid, messages: ["Det går langsomt."] });
    const words = toSignIn(place)?.textContent ?? "";
    expect(words.indexOf("Det går langsomt.")).toBeLessThan(words.lastIndexOf(startTexts.begin));
    expect(words).toContain("Det går langsomt.");
    expect(beginsAt(place)).toBe("/api/auth/login?redirectUrl=%2Fcv-tjek&besked=set");
  });

  it("has no sign-in link while it is closed, and says until when, or the message of the content", async () => {
    const closed = { ...nothingSaid, isOff: true, offUntil: Date.parse("2026-12-01T06:00:00Z") };
    const { place } = await render("", logIn, closed);
    expect([beginsAt(place), place.textContent]).toEqual(["/", expect.stringContaining("kl. 07.00")]);
    const said = await render("", logIn, { ...closed, messages: ["Vi flytter login i nat."] });
    expect(said.place.textContent).toContain("Vi flytter login i nat.");
  });

  it("says to somebody who is signed in who they are, and leads on or out", async () => {
    const { place } = await render("");
    const signedIn = place.querySelector("h1")?.parentElement;
    expect(signedIn?.querySelector("h1")?.textContent).toBe("Du er allerede logget ind");
    expect(signedIn?.querySelector("[data-member-name]")).not.toBeNull();
    expect(signedIn?.querySelector("a")?.getAttribute("href")).toBe("/selvbetjening");
    expect(signedIn?.querySelector("form")?.getAttribute("action")).toBe("/api/auth/logout?redirectUrl=%2Flog-ind");
  });

  it("leads somebody who is signed in back to the page that asked for it", async () => {
    const { place } = await render("redirectUrl=/cv-tjek");
    const links = [...(place.querySelector("h1")?.parentElement?.querySelectorAll("a") ?? [])];
    expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
      ["/cv-tjek", "Tilbage til siden, du kom fra"],
      ["/selvbetjening", "Til selvbetjening"],
    ]);
  });

  it("has a sign-out form that needs no script", async () => {
    const { place } = await render("");
    const withoutScript = document.createElement("div");
    withoutScript.innerHTML = place.querySelector("noscript")?.textContent ?? "";
    const form = withoutScript.querySelector("form");
    expect([form?.getAttribute("method"), form?.getAttribute("action"), form?.textContent]).toEqual([
      "post",
      "/api/auth/logout",
      "Er du logget ind? Log ud",
    ]);
  });

  it("shows no text from a forged link, and links to no other site", async () => {
    const { title, place } = await render("fejl=__proto__&nummer=Ring+til+12345678&redirectUrl=//evil.example");
    expect([title, beginsAt(place)]).toEqual([startTexts.title, "/api/auth/login?redirectUrl=%2Fselvbetjening"]);
    expect(place.textContent).not.toContain("Ring");
  });
});

describe("the page of the test identity", () => {
  it("lists the persons, with the first chosen, and asks again if none was", async () => {
    const { place } = await render("", testId);
    expect(place.querySelector<HTMLInputElement>("input:checked")?.value).toBe("p");
    expect(place.querySelector("label")?.textContent).toBe("Åge AttrapMedlem af a‑kassen alene");
    const again = await render("fejl=valg", testId);
    expect(again.title).toBe("Fejl: Log ind med Test-ID");
    expect(again.place.querySelector("a[href='#p']")?.textContent).toBe("Vælg en af personerne på listen");
  });

  it("proposes the person who is not a member to somebody who has just joined", async () => {
    const guest = { id: "g", name: "Ida Gæst", description: "Ikke medlem", claims: { member: "false" } };
    const member = { id: "p", name: "Åge Attrap", description: "Medlem", claims: { member: "true" } };
    const [, page] = signInPages(site, { testPersons: [member, guest], paths });
    const chosenBy = async (query: string) =>
      (await render(query, page)).place.querySelector<HTMLInputElement>("input:checked")?.value;
    expect([await chosenBy(""), await chosenBy("ny=ja")]).toEqual(["p", "g"]);
  });

  it("does not exist if an issuer is set", () => {
    expect(signInPages(site, { testPersons: [], paths }).map(({ path }) => path)).toEqual(["/log-ind"]);
  });
});
