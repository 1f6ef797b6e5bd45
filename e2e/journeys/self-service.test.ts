import type { Page } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { confirmTestPerson, Gate, signIn } from "../pages/gate.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the pages of members ask for a sign-in, and lead back to the same page", async ({ page }) => {
  await page.goto("/selvbetjening/betaling?fra=mail");
  await expect(page).toHaveURL(/\/log-ind\?/);
  await page.getByRole("main").getByRole("link", { name: "Log ind" }).click();
  await confirmTestPerson(page);
  await expect(page).toHaveURL("/selvbetjening/betaling?fra=mail");
  await page.getByRole("link", { name: "Gå tilbage" }).click();
  await expect(page).toHaveURL("/selvbetjening");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hej Karen Margrethe");
  await page.getByRole("navigation", { name: "Selvbetjening" }).getByRole("link", { name: "Betaling" }).click();
  await page.getByRole("link", { name: "Gå tilbage" }).click();
  await expect(page).toHaveURL("/selvbetjening");
});

test.describe("axe finds nothing in any colour scheme", () => {
  test.slow();
  for (const path of [
    "/selvbetjening",
    "/selvbetjening/betaling",
    "/selvbetjening/mine-oplysninger",
    "/selvbetjening/mine-oplysninger/arkiv",
  ])
    test(
      `on ${path}, and nothing is wider than a small screen`,
      { tag: ["@chromium-only", "@long"] },
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 740 });
        await signIn(page, path);
        await expect(page).toHaveURL(path);
        expect(await findingsInEveryScheme(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      },
    );
});

test("the front page is about the member: card, price, next payment", async ({ page }) => {
  await signIn(page, "/selvbetjening");
  const card = page.getByRole("region", { name: "Dit medlemskab" });
  await expect(card).toContainText("Fagforening og a‑kasse");
  await expect(card).toContainText("100001");
  await expect(card).toContainText(/[\d.]+\skr\.\/md\./);
  await expect(page.getByRole("region", { name: "Det venter på dig" })).toBeVisible();
  await card.getByRole("link", { name: "Se din betaling" }).click();
  await expect(page.getByRole("region", { name: "Du betaler" })).toContainText(
    // Another test may have chosen the invoice for the same person.
    /hvert kvartal; efter skat ca\.\s\d+\skr\.\/md\. Næste gang .+\s(?:••\d{4}|med faktura)\./,
  );
});

test.describe("a change of the contact details", () => {
  const row = (page: Page, name: string) =>
    page
      .getByRole("region", { name: "Navn og kontakt" })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) });

  test("is made by keyboard, pends in every tab and in the archive, and is withdrawn", async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, "/selvbetjening/mine-oplysninger");
    await page.waitForLoadState("load");
    const other = await context.newPage();
    await other.goto("/selvbetjening/mine-oplysninger");
    await other.waitForLoadState("load");
    const work = row(page, "Arbejdsplads");
    await work.getByText("Ret arbejdsplads").focus();
    await page.keyboard.press("Enter");
    await expect(work.getByLabel("Hvor arbejder du?")).toBeFocused();
    await work.getByLabel("Hvor arbejder du?").fill("Havnens Smede A/S");
    await page.keyboard.press("Enter");
    await expect(work.getByRole("status")).toContainText("Tak, vi har fået din ændring");
    await expect(work).toContainText("Afventer");
    await expect(row(other, "Arbejdsplads")).toContainText("Havnens Smede A/S");
    expect(await findingsInEveryScheme(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await other.goto("/selvbetjening/mine-oplysninger/arkiv");
    await expect(other.getByRole("main")).toContainText("Havnens Smede A/S");
    await other.goto("/selvbetjening");
    await expect(other.getByRole("region", { name: "Det venter du på" })).toContainText(
      "Din nye arbejdsplads afventer",
    );
    await work.getByRole("button", { name: "Træk ændringen tilbage" }).click();
    await expect(work.getByRole("status")).toContainText("Ændringen er trukket tilbage.");
    await expect(work).not.toContainText("Afventer");
  });

  test("is refused at its field while it is wrong, and nothing is stored", async ({ page }) => {
    await signIn(page, "/selvbetjening/mine-oplysninger");
    await page.waitForLoadState("load");
    const address = row(page, "Adresse");
    await address.getByText("Ret adresse").click();
    await address.getByLabel("Postnummer").fill("8000");
    await address.getByLabel("By").fill("Viborg");
    await address.getByRole("button", { name: "Gem" }).click();
    await expect(address.getByLabel("By")).toBeFocused();
    await expect(address).toContainText("Skriv byen, der hører til postnummeret: Aarhus C");
    await page.reload();
    await expect(row(page, "Adresse")).not.toContainText("Afventer");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the member's details are there, with whom to call", async ({ page }) => {
    await signIn(page, "/selvbetjening/mine-oplysninger");
    const details = page.getByRole("region", { name: "Navn og kontakt" });
    await expect(details).toContainText("Karen Margrethe Prøvesen");
    await expect(details).toContainText("70 20 30 40");
    await expect(details.getByText("Ret adresse")).toBeHidden();
  });
});

test("what is the member's leaves all tabs with a sign-out in one of them", async ({ page, context }) => {
  await signIn(page, "/selvbetjening/mine-oplysninger");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mine oplysninger");
  const other = await context.newPage();
  await other.goto("/selvbetjening");
  await other.getByRole("button", { name: /Din konto/ }).click();
  await other
    .getByRole("link", { name: "Log ud" })
    .or(other.getByRole("button", { name: "Log ud" }))
    .first()
    .click();
  await expect(other).not.toHaveURL("/selvbetjening");
  await page.bringToFront();
  await expect(page).toHaveURL(/\/log-ind\?/);
});

test("the sidebar collapses by its button and by the keyboard, and stays so", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, "/selvbetjening");
  // The script that hears the key has run.
  await page.waitForLoadState("load");
  const width = () => page.getByRole("navigation", { name: "Selvbetjening" }).evaluate((one) => one.clientWidth);
  const whole = await width();
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBeLessThan(whole / 2);
  await page.reload();
  await expect.poll(width).toBeLessThan(whole / 2);
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBe(whole);
});

test("the menu of a phone is a list of groups, with a button to close it, the telephone and the sign-out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, "/selvbetjening");
  const menu = page.getByRole("navigation", { name: "Selvbetjening" });
  await expect(menu).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("list", { name: "Dit medlemskab" }).getByRole("link")).toHaveText([
    "Betaling og tilvalg",
    "Mine oplysninger",
  ]);
  await expect(page.getByRole("link", { name: "Ring 70 20 30 40" })).toHaveAttribute("href", "tel:70203040");
  await expect(page.getByRole("button", { name: "Log ud" })).toBeVisible();
  expect(await findingsInEveryScheme(page)).toEqual([]);
  await page.getByRole("button", { name: "Luk menu" }).click();
  await expect(menu).toBeHidden();
});

test("a conversation is booked at one of three times, which is sent with the form", async ({ page }) => {
  await signIn(page, "/selvbetjening");
  const tools = page.getByRole("region", { name: "Dine værktøjer" });
  await tools.getByRole("link", { name: "Bestil en samtale" }).click();
  await expect(page).toHaveURL("/selvbetjening/formularer/sparring");
  await page.getByRole("radio", { name: "Jeg er ledig" }).check();
  await page.getByRole("radio", { name: "Karriere" }).check();
  await page.getByRole("textbox", { name: /ud af samtalen/ }).fill("Jeg vil finde ud af, hvad jeg skal nu.");
  const times = page.getByRole("radiogroup", { name: /Hvornår skal vi ringe/ }).getByRole("radio");
  await expect(times).toHaveCount(4);
  const chosen = await times.nth(1).inputValue();
  expect(chosen).toMatch(/^20\d\d-\d\d-\d\dT13:00$/);
  await times.nth(1).check();
  const words = (await times.nth(1).locator("xpath=..").innerText()).toLowerCase();
  expect(await findingsInEveryScheme(page)).toEqual([]);
  const sent = page.waitForRequest("**/api/forms/post-simple-form");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const answer = await (await sent).response();
  expect(answer?.status()).toBe(200);
  // The driver of a stock Firefox does not report request bodies.
  const isFirefox = page.context().browser()?.browserType().name() === "firefox";
  if (!isFirefox) expect((await sent).postDataJSON()).toMatchObject({ preferredTime: chosen });
  await expect(page.getByRole("article")).toContainText(`Mette Sandgaard ringer ${words}`);
  await page.goto("/selvbetjening");
  await expect(page.getByRole("region", { name: "Det venter du på" })).toContainText(
    `Mette Sandgaard ringer ${words}.`,
  );
  await page.goto("/selvbetjening/formularer/sparring");
  await expect(times).toHaveCount(3);
  expect(await times.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).not.toContain(chosen);
});

test(
  "a tile of the self-service leads to a page that has something to do",
  { tag: ["@chromium-only", "@long"] },
  async ({ page }) => {
    await signIn(page, "/selvbetjening");
    const tiles = page.getByRole("main").locator("ul > li h3 > a");
    const addresses = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses.length).toBeGreaterThan(5);
    for (const address of addresses) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      expect(await page.getByRole("main").locator("a, button, [data-widget]").count(), address).toBeGreaterThan(1);
    }
  },
);

test.describe("what a member finds about themselves", () => {
  const open = async (page: Page) => {
    await signIn(page, "/selvbetjening/mine-oplysninger");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mine oplysninger");
    return (name: string) => page.getByRole("main").getByRole("list", { name }).getByRole("listitem");
  };

  test("is what they sent and consented to, and a consent is withdrawn after a question", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const rows = await open(page);
    // The request that the dialog before a tool sends.
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ source: 1, name: "", email: "", phoneNumber: "" });
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/leads/post-tool-lead", { method: "POST", headers, body })).status;
    });
    expect(status).toBe(200);
    await page.reload();
    const consent = rows("Dine samtykker").first();
    await expect(consent).toContainText("En rådgiver må kontakte dig (CV-tjek og jobmatch)");
    await expect(rows("Det, du har sendt").first()).toContainText("Modtaget");
    expect(await findingsInEveryScheme(page)).toEqual([]);
    await consent.getByRole("button", { name: "Træk tilbage" }).click();
    await expect(consent.getByRole("group", { name: "Vil du trække samtykket tilbage?" })).toBeFocused();
    await consent.getByRole("button", { name: "Nej" }).click();
    await expect(consent.getByRole("button", { name: "Træk tilbage" })).toBeFocused();
    await page.keyboard.press("Enter");
    await consent.getByRole("button", { name: "Ja, træk tilbage" }).click();
    await expect(consent).toContainText("Trukket tilbage");
    await expect(rows("Det, du har sendt").first()).toContainText("Samtykke trukket tilbage");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test("is their CV, which they delete at once", async ({ page, reviewedCv }) => {
    await page.addInitScript(
      (stored) => {
        if (!sessionStorage.getItem("seeded")) localStorage.setItem("tool-session/1", JSON.stringify(stored));
        sessionStorage.setItem("seeded", "1");
      },
      { cvJwt: reviewedCv.cvJwt, cvId: reviewedCv.cvId, toolId: "cv_tjek" },
    );
    const rows = await open(page);
    const stored = rows("Dit CV").filter({ hasText: "CV fra denne browser" });
    await expect(stored).toContainText(/Uploadet i (?:dag|går) kl\.\s\d\d\.\d\d, slettes senest \d+\.\s\w+/);
    await stored.getByRole("button", { name: "Slet" }).click();
    await page.route("**/api/stored-cv", (route) => route.fulfill({ status: 204 }));
    await stored.getByRole("button", { name: "Ja, slet" }).click();
    await expect(page.getByText("Dit CV er slettet.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("main").getByRole("region", { name: "Dit CV" }).getByRole("status")).not.toHaveText(
      "Henter …",
    );
    await expect(stored).toHaveCount(0);
  });

  test(
    "is the CV that they uploaded while signed in, in every browser until they delete it",
    { tag: ["@chromium-only", "@long"] },
    async ({ page, tool, browser, baseURL }) => {
      // No other test uploads a CV as this person.
      const signInAs = async (one: Page, path: string) => {
        await one.goto(`/api/auth/login?redirectUrl=${encodeURIComponent(path)}`);
        await confirmTestPerson(one, /Åge Attrap/);
        await expect(one).toHaveURL(path);
        return one.getByRole("main").getByRole("list", { name: "Dit CV" }).getByRole("listitem");
      };
      const none = (one: Page) => one.getByText("Du har ikke uploadet et CV, mens du var logget ind");
      const mine = "/selvbetjening/mine-oplysninger";

      await signInAs(page, "/cv-tjek");
      await tool.ready();
      await tool.review(fixture("cv-two-pages-da.pdf"));

      const elsewhere = await (await browser.newContext({ baseURL: baseURL!, reducedMotion: "reduce" })).newPage();
      await elsewhere.context().addCookies(consentCookies("given"));
      const stored = await signInAs(elsewhere, mine);
      await expect(stored).toHaveText(/^Dit CV og vurderingen af detUploadet .*\skl\.\s.*, slettes senest /);
      expect(await findingsInEveryScheme(elsewhere)).toEqual([]);
      for (const path of ["/jobmatch", "/cv-tjek"]) {
        await elsewhere.goto(path);
        if (path === "/jobmatch") await new Jobmatch(elsewhere).giveZip();
        const offer = /^(?:Find job til mit CV|Hent gennemgangen) fra i dag kl\.\s\d\d\.\d\d$/;
        await expect(elsewhere.getByRole("button", { name: offer })).toBeVisible();
        expect(await findingsInEveryScheme(elsewhere)).toEqual([]);
      }
      await elsewhere.getByRole("button", { name: /^Hent gennemgangen fra/ }).click();
      const found = new CvCheck(elsewhere);
      await new Gate(elsewhere).agree.click();
      await expect(found.resultTitle).toBeVisible();
      await elsewhere.goto(mine);
      await stored.getByRole("link", { name: "Se vurderingen" }).click();
      await expect(found.resultTitle).toBeVisible();
      await expect(elsewhere).toHaveURL("/cv-tjek");

      await page.goto(mine);
      const here = page.getByRole("main").getByRole("list", { name: "Dit CV" }).getByRole("listitem");
      await expect(here).toHaveCount(1);
      await elsewhere.goto(mine);
      await expect(stored).toHaveCount(1);
      await stored.getByRole("button", { name: "Slet" }).click();
      await stored.getByRole("button", { name: "Ja, slet" }).click();
      await expect(elsewhere.getByText("Dit CV er slettet.")).toBeVisible();
      await expect(stored).toHaveCount(0);
      expect(await elsewhere.evaluate(() => localStorage.getItem("tool-session/1"))).toMatch(/^\{"person":"[^"]+"\}$/);
      for (const one of [elsewhere, page]) {
        await one.reload();
        await expect(none(one)).toBeVisible();
      }
      await elsewhere.context().close();
    },
  );

  test("is where they are signed in, and they sign out everywhere", async ({ page, browser, baseURL }) => {
    const elsewhere = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await signIn(elsewhere, "/selvbetjening");
    const rows = await open(page);
    await expect(rows("Her er du logget ind").filter({ hasText: "Denne browser" })).toHaveCount(1);
    await page.getByRole("button", { name: "Log ud overalt" }).click();
    await page.getByRole("button", { name: "Ja, log ud overalt" }).click();
    await expect(page).toHaveURL("/");
    await elsewhere.goto("/selvbetjening");
    await expect(elsewhere).toHaveURL(/\/log-ind\?/);
    await elsewhere.context().close();
  });
});
