import type { Locator, Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CookieConsent } from "../pages/cookie-consent.ts";
import { coveredFocus } from "../pages/covered-focus.ts";
import { findings, findingsInEveryScheme } from "../pages/findings.ts";
import {
  answerLeads,
  expectLeads,
  confirmTestPerson,
  Gate,
  jobmatchWords,
  leadCall,
  memberLead,
  refused,
  signIn,
  taken,
  visitor,
  visitorLead,
} from "../pages/gate.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { clippedText, spaceText } from "../pages/text-spacing.ts";
import { expect, test } from "../test.ts";

test.use({ gate: "met" });

const cv = fixture("cv-two-pages-da.pdf");

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 14; presses++) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)) return;
  }
  await expect(control, "is reached by Tab").toBeFocused();
}

/** Presses Escape twice, since some browsers close a dialog at the second press, and clicks outside the dialog. */
async function tryToLeave(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(3, 3);
}

test("a visitor passes the gate by keyboard alone, and gets a review", async ({ page, tool }) => {
  const gate = new Gate(page);
  const leads = await answerLeads(page, refused(500), taken);
  await tool.open();
  await expect(tool.uploadTitle).toBeVisible();
  await expect(gate.lead).toHaveCount(0);
  await tool.choose(cv);
  await expect(gate.lead).toBeFocused();
  await tryToLeave(page);
  await expect(gate.lead).toBeVisible();

  await tabTo(page, gate.submit);
  await page.keyboard.press("Enter");
  await expect(gate.summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fejl: /);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(gate.field("Fornavn")).toBeFocused();
  for (const [label, text] of Object.entries(visitor)) {
    if (label !== "Fornavn") await tabTo(page, gate.field(label));
    await page.keyboard.type(text);
  }
  for (const consent of await gate.consents.all()) {
    await tabTo(page, consent);
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Enter");

  await expect(gate.failure).toBeFocused();
  await expect(gate.failure).toContainText("0197-4f1c");
  await tryToLeave(page);
  await tabTo(page, gate.failure.getByRole("button", { name: "Prøv igen" }));
  await page.keyboard.press("Enter");
  expect(await gate.typed()).toEqual(visitor);
  await tabTo(page, gate.submit);
  await page.keyboard.press("Enter");

  // The upload of the chosen CV continues without another press.
  await expect(tool.resultTitle).toBeFocused();
  await expect(page).not.toHaveTitle(/^Fejl: /);
  expectLeads(page, leads, [visitorLead, visitorLead]);
  await expect(tool.steps).toBeInViewport();
  await expect(tool.joinLink).toBeVisible();
});

test("a visitor who has passed the gate is not asked again after a reload", async ({ page, tool }) => {
  const gate = new Gate(page);
  await answerLeads(page, taken);
  await tool.open();
  await tool.choose(cv);
  await gate.fillIn();
  await gate.submit.click();
  await expect(tool.resultTitle).toBeVisible();
  await page.reload();
  await expect(tool.resultTitle).toBeVisible();
  await expect(gate.lead).toHaveCount(0);
});

test("a reload keeps the chosen CV and the typed fields, but not the consents", async ({ page, tool }) => {
  const gate = new Gate(page);
  await tool.open();
  await tool.choose(cv);
  await gate.fillIn();
  await page.reload();
  await expect(gate.lead).toBeVisible();
  expect(await gate.typed()).toEqual(visitor);
  for (const consent of await gate.consents.all()) await expect(consent).not.toBeChecked();
  await gate.fillIn();
  await gate.submit.click();
  await expect(tool.resultTitle).toBeVisible();
});

test("a problem that the server finds is shown at the field and above the form", async ({ page, tool }) => {
  const gate = new Gate(page);
  await answerLeads(page, refused(422, { problems: [{ field: "phone", message: "Skriv et nummer, der er i brug" }] }));
  await tool.open();
  await tool.choose(cv);
  await gate.fillIn();
  await gate.submit.click();
  await expect(gate.summary).toBeFocused();
  await gate.summary.getByRole("link", { name: "Skriv et nummer, der er i brug" }).click();
  await expect(gate.field("Telefon")).toBeFocused();
  await expect(gate.field("Telefon")).toHaveAccessibleDescription(/Fejl: Skriv et nummer, der er i brug$/);
});

test("a member agrees, sees a failure, and gets a review", async ({ page, tool }) => {
  const gate = new Gate(page);
  const leads = await answerLeads(page, refused(500), taken);
  await signIn(page);
  await tool.choose(cv);
  await expect(gate.consent).toBeFocused();
  await expect(gate.consent).toContainText("Rådgiveren får ikke dit CV. Siger du nej tak, læser vi det ikke");
  await tryToLeave(page);
  await tabTo(page, gate.agree);
  await page.keyboard.press("Enter");
  await expect(gate.consent.getByRole("alert")).toContainText("Det lykkedes ikke. Prøv igen om lidt.");
  await page.keyboard.press("Enter");
  await expect(tool.resultTitle).toBeFocused();
  expectLeads(page, leads, [memberLead, memberLead]);
  await expect(tool.joinLink).toHaveCount(0);
});

test("a member who has agreed is not asked in another browser, whose upload says so", async ({
  browser,
  page,
  tool,
}) => {
  const gate = new Gate(page);
  await page.unroute("**/api/member/consents");
  const login = `/api/auth/login?redirectUrl=${encodeURIComponent("/cv-tjek")}`;
  const another = await browser.newContext({ storageState: await page.context().storageState() });
  const elsewhere = await another.newPage();
  for (const one of [page, elsewhere]) {
    await one.goto(login);
    await confirmTestPerson(one, /Birgitte/);
    await one.waitForURL("**/cv-tjek");
  }
  await expect(page.getByText("Først spørger vi om lov til")).toBeVisible();
  await tool.choose(cv);
  await gate.agree.click();
  await expect(tool.resultTitle).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText("Du har sagt ja til, at en rådgiver må kontakte dig")).toBeVisible();
  await elsewhere.locator("input[type=file]").setInputFiles(cv);
  await expect(elsewhere.getByRole("button", { name: "Upload nyt CV" })).toBeVisible({ timeout: 30_000 });
  await another.close();
});

test("a member whose session has ended gets the form of a visitor", async ({ page, tool }) => {
  const gate = new Gate(page);
  await signIn(page);
  await tool.choose(cv);
  await expect(gate.consent).toBeVisible();
  await page.context().clearCookies({ name: "site-session" });
  await gate.agree.click();
  await expect(gate.lead).toBeFocused();
  await expect(gate.lead).toHaveAccessibleDescription(/^Information: Du er blevet logget ud ?Er du medlem\? Log ind/);
  expect(await findings(page)).toEqual([]);
  await gate.logIn.click();
  await expect(gate.consent).toBeFocused();
});

test("a member who meets the form signs in from it, and the chosen CV is still there", async ({ page, tool }) => {
  const gate = new Gate(page);
  await tool.open("/cv-tjek?utm_source=brev");
  await tool.choose(cv);
  await gate.logIn.click();
  await confirmTestPerson(page);
  await expect(gate.consent).toBeFocused();
  expect(new URL(page.url()).search).toBe("?utm_source=brev");
  await gate.agree.click();
  await expect(tool.resultTitle).toBeVisible();
});

test("fields typed before the sign-in are kept for a person who is not a member", async ({ page, tool }) => {
  const gate = new Gate(page);
  await tool.open();
  await tool.choose(cv);
  await gate.field("Telefon").fill(visitor.Telefon);
  await gate.logIn.click();
  await confirmTestPerson(page, /^Ida Gæst/);
  await expect(gate.lead).toBeFocused();
  expect(await gate.typed()).toEqual({
    Fornavn: "Ida",
    Efternavn: "Gæst",
    "E-mail": "test-person-5@example.dk",
    Telefon: visitor.Telefon,
  });
  await expect(gate.logIn).toHaveCount(0);
});

test("declining leads back to the upload with the CV still chosen, for a visitor and for a member", async ({
  page,
  tool,
}) => {
  const gate = new Gate(page);
  const leads = await answerLeads(page, taken);
  let uploads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/cv-upload")) uploads += 1;
  });
  for (const [who, dialog] of [
    ["visitor", gate.lead],
    ["member", gate.consent],
  ] as const) {
    if (who === "member") await signIn(page);
    else await tool.open();
    await tool.choose(cv);
    await expect(dialog).toBeVisible();
    await gate.decline.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/cv-tjek$/);
    await expect(tool.uploadTitle).toBeFocused();
    const held = tool.place.getByRole("status").filter({ hasText: "Dit CV er stadig valgt" });
    await expect(held).toContainText("cv-two-pages-da.pdf");
    expect(await findings(page), who).toEqual([]);
    await tabTo(page, tool.place.getByRole("button", { name: "Gå videre" }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeFocused();
    if (who === "visitor") await gate.decline.press("Enter");
  }
  expect([leads, uploads]).toEqual([[], 0]);
  await gate.agree.click();
  await expect(tool.resultTitle).toBeFocused();
});

test("beside the main button of either dialog is a button to decline, in sight at once on a phone", async ({
  page,
  tool,
}) => {
  const gate = new Gate(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await tool.open();
  await tool.choose(cv);
  await gate.settled();
  const isBeside = async (main: Locator) => {
    await expect(gate.decline).toBeInViewport({ ratio: 1 });
    const [one, other] = [await main.boundingBox(), await gate.decline.boundingBox()];
    expect(other!.x).toBeGreaterThanOrEqual(one!.x + one!.width + 8);
    expect(Math.abs(other!.y + other!.height / 2 - one!.y - one!.height / 2)).toBeLessThanOrEqual(2);
    expect(Math.min(other!.width, other!.height)).toBeGreaterThanOrEqual(44);
  };
  await isBeside(gate.submit);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("held-file/cv_tjek"))).not.toBeNull();
  await signIn(page);
  await expect(gate.consent).toBeVisible();
  await isBeside(gate.agree);
});

test("before the upload the card says what is asked and that an adviser calls, with a link to the privacy policy", async ({
  page,
  tool,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await tool.open();
  const said = tool.place.getByText(/beder vi om navn, telefon og e-mail, så en rådgiver ringer til dig/);
  await expect(said).toBeInViewport({ ratio: 1 });
  expect((await said.boundingBox())!.y).toBeLessThan((await tool.chooseButton.boundingBox())!.y);
  await expect(said.getByRole("link")).toHaveAttribute("href", /\/privatlivspolitik$/);
});

test("both consents say that they can be withdrawn, with a link", async ({ page, tool }) => {
  const gate = new Gate(page);
  await tool.open();
  await tool.choose(cv);
  for (const consent of await gate.consents.all()) {
    await expect(consent).toHaveAccessibleDescription(/trække dit ja tilbage når som helst/);
  }
  await expect(gate.lead.getByRole("link", { name: "privatlivspolitik" })).toHaveCount(2);
});

test("passing through the empty fields shows no error, and a press shows them all", async ({ page, tool }) => {
  const gate = new Gate(page);
  await tool.open();
  await tool.choose(cv);
  await expect(gate.lead).toBeFocused();
  await tabTo(page, gate.submit);
  await expect(gate.lead.locator("[aria-invalid=true]")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(gate.lead.locator("[aria-invalid=true]")).toHaveCount(6);
});

test("on a phone the page goes to the top of the tool after the gate, with the focus on the heading", async ({
  page,
  tool,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const gate = new Gate(page);
  await answerLeads(page, taken);
  await tool.open();
  // A visitor who has read on chooses the file further down.
  await tool.chooseButton.evaluate((button) => button.scrollIntoView({ block: "start" }));
  await tool.choose(cv);
  await gate.fillIn();
  await gate.submit.click();
  await expect(tool.resultTitle).toBeFocused();
  const topOf = async () => (await tool.resultTitle.boundingBox())?.y ?? Infinity;
  await expect.poll(topOf).toBeLessThanOrEqual(0.35 * 700);
  expect(await topOf()).toBeGreaterThanOrEqual(0);
  await expect(tool.steps).toBeInViewport();
});

test("the dialog waits for the answer about cookies, and so does a chosen CV", async ({ page, tool }) => {
  const gate = new Gate(page);
  await answerLeads(page, taken);
  // Resolved when the page has asked about the session: until then the session is unknown.
  const asks = Promise.withResolvers<void>();
  await page.route("**/api/session", async (route) => {
    await asks.promise;
    await route.fulfill({ json: {} });
  });
  await tool.open();
  await page.evaluate(() => document.documentElement.setAttribute("data-consent-overlay", "open"));
  asks.resolve();
  await tool.choose(cv);
  await expect(tool.place.getByRole("status").filter({ hasText: "Vælg først, om du vil have cookies" })).toBeVisible();
  await expect(gate.lead).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute("data-consent-overlay"));
  await gate.fillIn();
  await gate.submit.click();
  await expect(tool.resultTitle).toBeVisible();
});

test("if the dialog cannot be loaded, the tool says so, stays closed, and can retry", async ({ page, tool }) => {
  const gate = new Gate(page);
  await page.route("**/lazy-files.json", (route) => route.abort());
  await tool.open();
  await tool.choose(cv);
  const alert = tool.place.getByRole("alert");
  await expect(alert).toContainText("CV-tjekket kunne ikke åbnes");
  expect(await findings(page)).toEqual([]);
  await page.unroute("**/lazy-files.json");
  await alert.getByRole("button", { name: "Prøv igen" }).click();
  await expect(gate.lead).toBeVisible();
});

const edited = '<section data-widget-editing><div data-widget="cv-check" data-widget-load="eager"></div></section>';

test("an editor sees no dialog", async ({ page, otherSite, server }) => {
  await page.goto(previewAddress(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body: edited }))));
  await expect(page.getByRole("combobox", { name: "Skærmbillede" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test(
  "in every colour scheme axe finds nothing in any state of either dialog",
  { tag: "@chromium-only" },
  async ({ page, tool }) => {
    test.slow();
    const gate = new Gate(page);
    await tool.open();
    await tool.choose(cv);
    await expect(gate.lead).toBeVisible();
    expect(await findingsInEveryScheme(page), "empty").toEqual([]);
    await gate.submit.click();
    await expect(gate.summary).toBeVisible();
    expect(await findingsInEveryScheme(page), "errors").toEqual([]);
    await gate.fillIn();
    const looked = Promise.withResolvers<void>();
    await page.route(leadCall, async (route) => {
      await looked.promise;
      await route.abort();
    });
    await gate.submit.click();
    await expect(gate.lead.getByRole("button", { name: "Sender …" })).toBeVisible();
    expect(await findingsInEveryScheme(page), "sending").toEqual([]);
    looked.resolve();
    await expect(gate.failure).toBeVisible();

    await page.unroute(leadCall);
    await answerLeads(
      page,
      refused(422, { problems: [{ field: "name", message: "Skriv dit navn" }] }),
      refused(500),
      taken,
    );
    await page.reload();
    await gate.fillIn();
    await gate.submit.click();
    await expect(gate.summary).toBeVisible();
    expect(await findingsInEveryScheme(page), "refused").toEqual([]);
    await gate.submit.click();
    await expect(gate.failure).toBeVisible();
    expect(await findingsInEveryScheme(page), "failed").toEqual([]);
    await gate.failure.getByRole("button").click();
    await gate.submit.click();
    await expect(tool.resultTitle).toBeFocused();
    expect(await findingsInEveryScheme(page), "success").toEqual([]);

    await page.unroute(leadCall);
    await answerLeads(page, refused(500));
    await signIn(page);
    await expect(gate.consent).toBeVisible();
    expect(await findingsInEveryScheme(page), "consent").toEqual([]);
    await gate.agree.click();
    await expect(gate.consent.getByRole("alert")).toContainText("Det lykkedes ikke");
    expect(await findingsInEveryScheme(page), "consent that failed").toEqual([]);
  },
);

test("the dialogs overflow at no width, and every control is large enough to press", async ({ page, tool }) => {
  const gate = new Gate(page);
  await tool.open();
  await tool.choose(cv);
  await gate.submit.click();
  for (const [width, height] of [
    [320, 256],
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const misfits = await gate.lead.evaluate((dialog) => {
      const { left, right } = dialog.getBoundingClientRect();
      const shown = "input:not([tabindex]), button, :not([aria-hidden]) > label, li a, p";
      return [...dialog.querySelectorAll(shown)].flatMap((element) => {
        // The errors that are not folded out.
        if (!element.checkVisibility()) return [];
        const box = element.getBoundingClientRect();
        const isTarget = element.matches("input[type=text], input[type=email], input[type=tel], button, li a");
        const tick = element.matches("input[type=checkbox]") ? element.closest("label") : undefined;
        const small = isTarget ? box.height < 44 : (tick?.getBoundingClientRect().height ?? 44) < 44;
        const out = box.left < left || box.right > right;
        return small || out ? [`${element.tagName} ${element.textContent} ${box.width} x ${box.height}`] : [];
      });
    });
    expect(misfits, `${width} x ${height}`).toEqual([]);
    expect(
      await gate.scrollerOf(gate.lead).evaluate((content) => content.scrollWidth - content.clientWidth),
      `${width}`,
    ).toBe(0);
  }
});

test("in every small window both dialogs open at their headings", async ({ page, tool }) => {
  const gate = new Gate(page);
  await tool.open();
  await tool.choose(cv);
  const expectAtHeading = async (dialog: Locator): Promise<void> => {
    for (const [width, height] of [
      [320, 256],
      [568, 320],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("held-file/cv_tjek"))).not.toBeNull();
      await page.reload();
      await expect(dialog).toBeFocused();
      expect(await gate.scrollerOf(dialog).evaluate(({ scrollTop }) => scrollTop), `${width} x ${height}`).toBe(0);
    }
  };
  await expectAtHeading(gate.lead);
  await signIn(page);
  await expectAtHeading(gate.consent);
});

for (const [id, words] of [
  ["cv-check", undefined],
  ["jobmatch", jobmatchWords],
] as const) {
  test(`on a phone the first field of the ${id} is in the upper third, also with text spacing`, async ({
    page,
    tool,
  }) => {
    const gate = new Gate(page, words);
    await page.setViewportSize({ width: 360, height: 740 });
    if (id === "cv-check") {
      await tool.open();
      await tool.choose(cv);
    } else {
      const jobmatch = new Jobmatch(page);
      await jobmatch.open();
      await jobmatch.giveZip();
      await jobmatch.choose(cv);
    }
    await expect(gate.lead).toBeFocused();
    await expect(gate.lead).toContainText("Er du medlem? Log ind");
    const fieldTop = async () => (await gate.field("Fornavn").boundingBox())?.y ?? Infinity;
    expect(await fieldTop()).toBeLessThanOrEqual(740 / 3);
    await spaceText(page);
    expect(await fieldTop(), "with text spacing").toBeLessThanOrEqual(740 / 3);
    expect(await clippedText(page)).toEqual([]);
  });
}

test("on a phone the dialog shows that there is more, and its last consent can be scrolled to", async ({
  page,
  tool,
}) => {
  const gate = new Gate(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await tool.open();
  await tool.choose(cv);
  await expect(gate.lead).toHaveAttribute("data-more");
  await gate.scrollerOf(gate.lead).evaluate((content) => content.scrollTo(0, content.scrollHeight));
  await expect(gate.lead).not.toHaveAttribute("data-more");
  await expect(gate.consents.last()).toBeInViewport();
});

test("a press in the first 400 ms of the dialog does nothing, and counts from then on", async ({ page, tool }) => {
  const gate = new Gate(page);
  await tool.open();
  await tool.choose(cv);
  await expect(gate.lead).toBeVisible();
  const hits = (at: "held" | "over") =>
    gate.submit.evaluate((button, moment) => {
      const dialog = button.closest("dialog");
      const guard = dialog?.getAnimations().find(({ effect }) => effect?.getTiming().duration === 400);
      if (moment === "held" && dialog) {
        // Restarts the time in which presses are ignored, since it may be over on a busy machine.
        dialog.style.animation = "none";
        void dialog.offsetWidth;
        dialog.style.animation = "";
        const again = dialog.getAnimations().find(({ effect }) => effect?.getTiming().duration === 400);
        again?.pause();
        if (again) again.currentTime = 399;
      } else guard?.finish();
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = (button.getRootNode() as ShadowRoot).elementFromPoint(left + width / 2, top + height / 2);
      return button.contains(hit);
    }, at);
  expect(await hits("held")).toBe(false);
  expect(await hits("over")).toBe(true);
});

for (const [width, height] of [
  [360, 740],
  [1280, 720],
  [1280, 800],
  [320, 568],
] as const) {
  test(`at ${width} x ${height} the focus is never under the dialog's button`, async ({ page, tool }) => {
    const gate = new Gate(page);
    await page.setViewportSize({ width, height });
    await tool.open();
    await tool.choose(cv);
    await expect(gate.lead).toBeFocused();
    await gate.settled();
    expect(await coveredFocus(page, 14)).toEqual([]);
  });

  test(`at ${width} x ${height} the focus is never under the dialog's button, with errors`, async ({ page, tool }) => {
    const gate = new Gate(page);
    await page.setViewportSize({ width, height });
    await tool.open();
    await tool.choose(cv);
    await gate.settled();
    await gate.submit.click();
    await expect(gate.summary).toBeFocused();
    expect(await coveredFocus(page, 24)).toEqual([]);
  });
}

test.describe("before the answer about cookies", () => {
  test.use({ consent: "unanswered" });

  test("the question says that a tool waits for it, and only then", async ({ page, tool }) => {
    const { overlay, acceptAll, onlyNecessary } = new CookieConsent(page);
    const sentence = overlay.getByText("Vælg først, så går vi videre med det samme.");
    await tool.open();
    await expect(acceptAll).toBeVisible();
    await expect(sentence).toBeHidden();
    await tool.choose(cv);
    await expect(sentence).toBeVisible();
    await onlyNecessary.click();
    await expect(new Gate(page).lead).toBeFocused();
  });
});
