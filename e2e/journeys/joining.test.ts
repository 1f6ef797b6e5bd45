import { confirmTestPerson, signIn } from "../pages/gate.ts";
import { FinalizeSheet } from "../pages/finalize-sheet.ts";
import { findings } from "../pages/findings.ts";
import { Signup } from "../pages/signup.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const draft = 'sessionStorage.getItem("draft/signup")';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  test(
    `somebody joins on a screen of ${viewport.width} px, and reads what happens next`,
    { tag: viewport.width === 360 ? ["@chromium-only"] : ["@chromium-only", "@long"] },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const flow = new Signup(page);
      const sent: unknown[] = [];
      await page.route("**/api/signup/create-member-cookie", (route) => {
        sent.push(route.request().postDataJSON());
        return route.continue();
      });
      await flow.open("/indmeldelse?leadTrigger=cv-tjek&poolId=7");
      expect(await findings(page)).toEqual([]);
      await flow.next();
      await expect(flow.problems).toBeFocused();
      expect(await findings(page)).toEqual([]);
      await flow.answerContact();
      expect(await findings(page)).toEqual([]);
      await flow.answerWork();
      expect(await findings(page)).toEqual([]);
      await flow.answerFund();
      await expect(page.getByText(/^828\skr\./).filter({ visible: true })).toHaveCount(1);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      await flow.confirm();
      await confirmTestPerson(page, /Ida Gæst/);
      await expect(page).toHaveURL(
        /\/selvbetjening\?signup=true&sheet_confirmation=leder&product=fagforening%2Bakasse&membership=fagforening%2Bakasse$/,
      );
      const sheet = new FinalizeSheet(page);
      await expect(sheet.dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet.heading("Hvordan vil du betale?")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await sheet.pressNext();
      await expect(sheet.problems).toBeFocused();
      expect(await findings(page)).toEqual([]);
      await sheet.fillAccount();
      await sheet.next.click();
      await expect(sheet.heading("Vil du have noget med?")).toBeFocused();
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await page.reload();
      await expect(sheet.heading("Vil du have noget med?")).toBeVisible();
      await sheet.box("Ledernetværk").check();
      await sheet.next.click();
      await expect(sheet.welcome).toBeFocused();
      await expect(sheet.dialog).toContainText("Ledernetværk");
      expect(await findings(page)).toEqual([]);
      await sheet.dialog.getByRole("button", { name: "Gå til selvbetjening" }).click();
      await expect(sheet.dialog).toBeHidden();
      await expect(page).toHaveURL("/selvbetjening");

      await expect(page.getByRole("heading", { name: "Velkommen i kredsen" })).toBeVisible();
      await expect.poll(() => page.evaluate(draft)).toBeNull();
      expect(await findings(page)).toEqual([]);
      expect(sent).toMatchObject([
        { product: "fagforening+akasse", leadTrigger: "cv-tjek", contactInfo: { name: "Anna Møller", poolId: "7" } },
      ]);
    },
  );
}

test("the whole flow is possible by keyboard", async ({ page }) => {
  test.slow();
  const flow = new Signup(page);
  await flow.open();
  const type = async (name: string, text: string) => {
    await flow.field(name).focus();
    await page.keyboard.type(text);
  };
  await flow.products().getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await type("Navn", "Anna Møller");
  await type("Adresse", "Lindevej 12");
  await page.getByRole("combobox", { name: "By" }).focus();
  await page.keyboard.type("aarhus");
  await expect(page.getByRole("option", { name: "Aarhus C 8000" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(flow.field("Postnr.")).toHaveValue("8000");
  await type("E-mail", "anna@firma.example");
  await type("Mobil", "20123456");
  await page.getByLabel(/I må behandle/).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(flow.heading("Hvad laver du?")).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Direktør" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Mere end halvdelen" })).toBeFocused();
  await page.keyboard.press("Space");
  await type("Titel eller stilling", "Direktør");
  await type("Arbejdspladsens navn", "agernhat");
  await page.keyboard.press("Enter");
  const places = page.getByRole("list", { name: "Vælg din arbejdsplads" }).getByRole("button");
  await places.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Skift Din arbejdsplads/ })).toBeFocused();
  await flow.field("Titel eller stilling").press("Enter");
  await expect(flow.heading("Om din a‑kasse")).toBeFocused();

  for (const question of [/timer arbejder/, /anden a‑kasse i dag/, /a‑kasse i udlandet/]) {
    await page.getByRole("radiogroup", { name: question }).getByRole("radio").last().focus();
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Enter");
  await expect(flow.heading("Er det rigtigt?")).toBeFocused();
  await flow.button("Bekræft med MitID").press("Enter");
  await expect(page.getByRole("heading", { name: "Hvem vil du logge ind som?" })).toBeVisible();
});

test("what was typed outlives a reload, an abandoned sign-in, and is one sign-up", async ({ page, server }) => {
  test.slow();
  const flow = new Signup(page);
  await flow.open();
  await flow.answerContact();
  await page.reload();
  await flow.isLive();
  await expect(flow.heading("Hvad laver du?")).toBeVisible();
  await flow.answerWork();
  await flow.answerFund();
  const keys: (string | undefined)[] = [];
  await page.route("**/api/signup/create-member-cookie", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return route.continue();
  });
  await flow.confirm();
  await page.getByRole("button", { name: "Annuller" }).click();
  await page.goto(`${server.url}/indmeldelse`);
  await flow.isLive();
  await expect(flow.heading("Er det rigtigt?")).toBeVisible();
  await expect(page.getByText("Anna Møller")).toBeVisible();
  await flow.confirm();
  await confirmTestPerson(page, /Ida Gæst/);
  await expect(new FinalizeSheet(page).heading("Hvordan vil du betale?")).toBeVisible();
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test("two tabs with the same answers make one sign-up", { tag: "@long" }, async ({ page, context, server }) => {
  test.slow();
  const ids = new Set<string>();
  for (const tab of [page, await context.newPage()]) {
    await tab.bringToFront();
    const flow = new Signup(tab);
    await flow.open();
    await flow.reachSummary();
    const answered = tab.waitForResponse("**/api/signup/create-member-cookie");
    await flow.confirm();
    expect((await answered).status()).toBe(200);
    await expect(tab.getByRole("heading", { name: "Hvem vil du logge ind som?" })).toBeVisible();
    const cookies = await context.cookies(server.url);
    ids.add(cookies.find(({ name }) => name === "member-signup")?.value.split(".")[0] ?? "");
  }
  expect([ids.size, ids.has("")]).toEqual([1, false]);
});

test(
  "a failed call opens the error dialog, whose button goes back, and nothing is lost",
  { tag: "@long" },
  async ({ page, context }) => {
    test.slow();
    const flow = new Signup(page);
    await flow.open();
    await flow.reachSummary();
    for (const [call, outcome] of [
      ["create-member-cookie", "Vi ved ikke, om det, du har udfyldt, er gemt hos os."],
      ["calculate-member-organization", "Din indmeldelse er gemt, og vi ringer"],
    ] as const) {
      await page.route(`**/api/signup/${call}`, (route) =>
        route.fulfill({ status: 500, json: { errorKey: "genericError", message: { id: "0197-4f1c" } } }),
      );
      await flow.confirm();
      await expect(flow.error).toBeVisible();
      await expect(flow.error).toContainText("Vi kan desværre ikke melde dig ind lige nu. Fejlen er hos os.");
      expect(await findings(page)).toEqual([]);
      await expect(flow.error).toContainText(outcome);
      await flow.error.getByRole("button", { name: "Prøv igen senere" }).click();
      await expect(flow.heading("Om din a‑kasse")).toBeVisible();
      await page.unroute(`**/api/signup/${call}`);
      await flow.next();
      await expect(flow.heading("Er det rigtigt?")).toBeVisible();
    }
    await context.setOffline(true);
    await flow.confirm();
    await expect(flow.error).toBeVisible();
    await flow.error.getByRole("button", { name: "Luk" }).click();
    await context.setOffline(false);
    await flow.confirm();
    await expect(page.getByRole("heading", { name: "Hvem vil du logge ind som?" })).toBeVisible();
  },
);

test("an answer is changed from the summary, and leaving asks", async ({ page }) => {
  test.slow();
  const flow = new Signup(page);
  await flow.open();
  await flow.reachSummary();
  await flow.button("Ret Om dig").click();
  await flow.field("Adresse").fill("Egevej 3");
  await flow.next();
  await expect(flow.heading("Er det rigtigt?")).toBeFocused();
  await expect(page.getByText("Egevej 3, 8000 Aarhus C")).toBeVisible();
  await page.getByRole("link", { name: "Luk" }).click();
  const question = page.getByRole("alertdialog", { name: "Vil du stoppe din indmeldelse?" });
  await question.getByRole("button", { name: "Bliv her" }).click();
  await expect(flow.heading("Er det rigtigt?")).toBeVisible();
});

test("the header, the CV check and the job match lead here, and a member has nothing to join", async ({
  page,
  server,
}) => {
  const flow = new Signup(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const join = page.getByRole("banner").getByRole("link", { name: "Bliv medlem" });
  await expect(join).toHaveAttribute("href", "/indmeldelse");
  await page.goto("/lederkredsen-a-kasse");
  await join.click();
  await expect(page).toHaveURL(`${server.url}/indmeldelse?product=akasse`);
  await expect(flow.products().getByRole("radio", { name: /^A‑kasse/ })).toBeChecked();
  await signIn(page, "/indmeldelse");
  await expect(page.getByRole("heading", { name: "Du er allerede medlem" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await expect(join).toBeHidden();
});

test("the browser fills in all fields at once", { tag: "@long" }, async ({ page }) => {
  const flow = new Signup(page);
  await flow.open();
  // Autofill sets values without a key press.
  await page.locator('[data-widget="signup-stepper"]').evaluate((host) => {
    const set = (name: string, value: string) => {
      const field = host.shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (!field) throw new Error(name);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    set("name", "Anna Møller");
    set("address", "Lindevej 12");
    set("zipCode", "8000");
    set("city", "Aarhus");
    set("email", "anna@firma.example");
    set("phone", "+45 20 12 34 56");
  });
  await expect(page.getByRole("combobox", { name: "By" })).toHaveValue("Aarhus C");
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.getByLabel(/I må behandle/).check();
  await flow
    .products()
    .getByRole("radio", { name: /^Fagforening og a‑kasse/ })
    .check();
  await flow.next();
  await expect(flow.heading("Hvad laver du?")).toBeFocused();
});

test("the sign-up opens with nothing chosen, from Spring with its price, and the price follows", async ({ page }) => {
  const flow = new Signup(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await flow.open();
  await expect(flow.products().getByRole("radio", { checked: true })).toHaveCount(0);
  const card = page.getByRole("group", { name: "Dit medlemskab" });
  await expect(card).toContainText(/Fra 99\skr\.\/md\./);
  await expect(card.getByRole("link", { name: "70 20 30 40" })).toBeVisible();
  await page.goto("/lederkredsen-spring/pris");
  await page.getByRole("link", { name: /^Bliv medlem for 99/ }).click();
  await flow.isLive();
  const union = page.getByRole("group", { name: "Fagforening", exact: true });
  await expect(flow.products().getByRole("radio", { name: /^Fagforening 99\skr\.\/md\.$/ })).toBeChecked();
  await expect(union).toContainText(/297\skr\. hvert kvartal, første gang/);
  await flow.answerContact();
  await expect(union).toContainText(/^FagforeningFra 99\skr\.\/md\./);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(union).toBeHidden();
  await expect(page.getByText(/^Fra 99\skr\.\/md\., 297\skr\. hvert kvartal/)).toBeVisible();
  await page.getByRole("radio", { name: "Ansat med ledelsesansvar" }).click();
  await expect(page.getByText(/^Fagforening\s279\skr\.\/md\., 837\skr\. hvert kvartal/)).toBeVisible();
});
