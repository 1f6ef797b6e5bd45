import type { Page } from "@playwright/test";
import { confirmTestPerson, signIn } from "../pages/gate.ts";
import { findings } from "../pages/findings.ts";
import { Signup } from "../pages/signup.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The titles of what the signed-in person has sent, as "Mine oplysninger" lists them. */
async function sentTitles(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get("/api/member/submissions");
  const { submissions } = (await answer.json()) as { readonly submissions: readonly { readonly title: string }[] };
  return submissions.map(({ title }) => title);
}

async function signInAsGuest(page: Page): Promise<void> {
  await page.goto("/api/auth/login?redirectUrl=/");
  await confirmTestPerson(page, /Ida Gæst/);
  await expect(page).toHaveURL("/");
}

async function answerUnemployed(flow: Signup): Promise<void> {
  await flow.page.getByRole("radio", { name: "Ledig" }).click();
  await flow.page.getByRole("radio", { name: "Nej", exact: true }).click();
  await flow.next();
  await expect(flow.heading("Er det rigtigt?")).toBeFocused();
}

const calculation = "**/api/signup/calculate-member-organization";

test("a sign-up for which there is no membership cannot be sent, and is not stored", async ({ page }) => {
  test.slow();
  await signInAsGuest(page);
  const sentBefore = await sentTitles(page);
  const flow = new Signup(page);
  await flow.open("/indmeldelse?product=fagforening");
  await flow.answerContact();
  await answerUnemployed(flow);
  await expect(page.getByText(/a.kassen, som er åben for alle/)).toBeVisible();
  await expect(flow.button("Vælg a‑kassen i stedet")).toBeVisible();
  await expect(flow.button("Bekræft med MitID")).toBeHidden();

  // The summary of an earlier release, or one whose calculation was not answered yet, lets the visitor press.
  await page.route(calculation, (route) =>
    route.fulfill({ json: { message: { membership: "fagforening", sleeveEnum: "leder", plan: "main" } } }),
  );
  await page.reload();
  await flow.isLive();
  await expect(flow.button("Ret Dit arbejde")).toBeVisible();
  const refused = page.waitForResponse("**/api/signup/create-member-cookie");
  await flow.confirm();
  expect((await refused).status()).toBe(422);
  await expect(flow.error).toContainText("Vi fandt ikke et medlemskab, der passer til svarene.");
  await expect(flow.error).toContainText("Din indmeldelse er ikke sendt");
  await expect(flow.error).not.toContainText("tekniske problemer");
  expect(await findings(page)).toEqual([]);
  const isSignup = (title: string) => title === "Indmeldelse";
  expect((await sentTitles(page)).filter(isSignup)).toEqual(sentBefore.filter(isSignup));
});

test("a sign-up that is stored before a later call fails is said to be stored, and is listed as sent", async ({
  page,
}) => {
  test.slow();
  await signInAsGuest(page);
  const flow = new Signup(page);
  await flow.open("/indmeldelse?product=fagforening");
  await flow.answerContact();
  await page.getByRole("radio", { name: "Ansat med ledelsesansvar" }).click();
  await page.getByRole("radio", { name: "Funktionær" }).click();
  await flow.field("Titel eller stilling").fill("Afdelingsleder");
  await page.getByRole("button", { name: "Jeg er ansat i udlandet" }).click();
  await flow.next();
  await expect(flow.heading("Er det rigtigt?")).toBeFocused();
  await page.route(calculation, (route) => route.fulfill({ status: 500, json: { errorKey: "genericError" } }));
  await flow.confirm();
  await expect(flow.error).toContainText("Din indmeldelse er gemt, og vi ringer");
  expect(await sentTitles(page)).toContain("Indmeldelse");
});

test("the address names what is chosen, and a reload shows it", async ({ page }) => {
  const flow = new Signup(page);
  await flow.open("/indmeldelse?product=fagforening");
  await flow.field("Navn").fill("Anna Møller");
  await page.getByRole("radio", { name: /^A‑kasse/ }).click();
  await expect(page).toHaveURL(/\/indmeldelse\?product=akasse$/);
  await page.reload();
  await flow.isLive();
  await expect(page).toHaveURL(/\/indmeldelse\?product=akasse$/);
  await expect(flow.field("Navn")).toHaveValue("Anna Møller");

  await page.goto("/indmeldelse?product=fagforening");
  await flow.isLive();
  await page.reload();
  await flow.isLive();
  await expect(page.getByRole("radio", { name: /^Fagforening(?! og)/ })).toBeChecked();
  await expect(flow.field("Navn")).toHaveValue("Anna Møller");
});

test("postal code and city are judged on their step, and the offered city helps", async ({ page }) => {
  const flow = new Signup(page);
  await flow.open();
  await flow.fillContact();
  const city = page.getByRole("combobox", { name: "By" });
  await city.fill("Viborg");
  await flow.next();
  await expect(flow.problems).toBeFocused();
  await expect(flow.problems).toContainText("8000 er Aarhus C. Ret byen eller postnummeret");
  await expect(flow.heading("Hvad laver du?")).toBeHidden();
  expect(await findings(page)).toEqual([]);
  await flow.button("Brug Aarhus C").click();
  await expect(city).toHaveValue("Aarhus C");

  await flow.field("Postnr.").fill("9997");
  await expect(page.getByText(/Vi kender ikke postnummeret 9997/).first()).toBeVisible();
  await city.fill("skagen");
  await page.getByRole("option", { name: /Skagen/ }).click();
  await expect(flow.field("Postnr.")).toHaveValue("9990");
  await flow.next();
  await expect(flow.heading("Hvad laver du?")).toBeFocused();
});

test("a cancelled sign-in says that the sign-up is stored, and leads on", async ({ page }) => {
  test.slow();
  const flow = new Signup(page);
  await flow.open();
  await flow.reachSummary();
  await flow.confirm();
  await page.getByRole("button", { name: "Annuller" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Din indmeldelse er gemt" })).toBeVisible();
  await expect(page.getByText("så der er ikke sket noget")).toBeHidden();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "Fortsæt til MitID" }).click();
  await expect(page.getByRole("radio", { name: /Ida Gæst/ })).toBeChecked();
});

test("an open flow notices a member's sign-in in another tab, and the server refuses a second sign-up", async ({
  page,
  context,
}) => {
  test.slow();
  const flow = new Signup(page);
  await flow.open();
  await flow.reachSummary();
  const other = await context.newPage();
  await signIn(other, "/selvbetjening");
  await page.bringToFront();
  const refused = page.waitForResponse("**/api/signup/create-member-cookie");
  await flow.confirm();
  expect([(await refused).status(), (await (await refused).json()).errorKey]).toEqual([422, "alreadyMember"]);
  await expect(page.getByRole("heading", { name: "Du er allerede medlem" })).toBeVisible();
  expect(await sentTitles(page)).not.toContain("Indmeldelse");

  const third = await context.newPage();
  await context.clearCookies({ name: /session/ });
  const open = new Signup(third);
  await open.open();
  await expect(open.heading("Hvem er du?")).toBeVisible();
  // The issuer still has a session of the member.
  await other.goto("/api/auth/login?redirectUrl=/selvbetjening");
  await expect(other).toHaveURL("/selvbetjening");
  // A tab of a browser without a window stays visible.
  await third.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(third.getByRole("heading", { name: "Du er allerede medlem" })).toBeVisible();
});

test("after a reload, each press of Back leads to another step or page", async ({ page }) => {
  await page.goto("/om-os");
  await page.goto("/indmeldelse");
  const flow = new Signup(page);
  await flow.isLive();
  await flow.answerContact();
  await page.reload();
  await flow.isLive();
  await expect(flow.heading("Hvad laver du?")).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(flow.heading("Hvem er du?")).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/om-os");
});

test("the place of work near the person comes first, the count is true, and nothing is red while it is searched", async ({
  page,
}) => {
  const flow = new Signup(page);
  await flow.open();
  await flow.answerContact();
  await page.getByRole("radio", { name: "Ansat med ledelsesansvar" }).click();
  await page.getByRole("radio", { name: "Funktionær" }).click();
  const answered = page.waitForResponse("**/api/company/get-companies?*");
  await flow.field("Arbejdspladsens navn").fill("s");
  await flow.button("Søg").click();
  const { companies, total } = (await (await answered).json()) as {
    readonly companies: readonly { readonly zipCode: string }[];
    readonly total: number;
  };
  expect(total).toBeGreaterThan(companies.length);
  expect(companies[0]?.zipCode).toMatch(/^8/);
  await expect(page.getByText(`${total} arbejdspladser fundet`).first()).toBeVisible();
  await expect(flow.button(`Vis ${companies.length} af ${total}`)).toBeVisible();
  await page.getByRole("heading", { name: "Hvad laver du?" }).click();
  await expect(page.getByText(/Find din arbejdsplads/)).toBeHidden();
  expect(await findings(page)).toEqual([]);
  await flow.button("Brug navnet, som jeg har skrevet det: »s«").click();
  await expect(page.getByText("Står ikke på listen")).toBeVisible();
});

for (const otherFund of ["Ja", "Nej"]) {
  test(`an employed manager joins with at most 14 presses, from the prices to the confirmation; another fund: ${otherFund}`, async ({
    page,
  }) => {
    test.slow();
    let presses = 0;
    const press = async (locator: ReturnType<Page["locator"]>) => {
      presses += 1;
      await locator.click();
    };
    const radio = (name: string) => page.getByRole("radio", { name });
    await page.goto("/medlemskab");
    await press(page.locator('main a[href*="product=fagforening%2Bakasse"]').first());
    const flow = new Signup(page);
    await flow.isLive();
    await flow.field("Navn").fill("Anna Møller");
    await flow.field("Adresse").fill("Lindevej 12");
    await flow.field("Postnr.").fill("8000");
    await expect(page.getByRole("combobox", { name: "By" })).toHaveValue("Aarhus C");
    await flow.field("E-mail").fill("anna@firma.example");
    await flow.field("Mobil").fill("20 12 34 56");
    await press(page.getByLabel(/I må behandle/));
    await press(flow.button("Fortsæt"));
    await press(radio("Ansat med ledelsesansvar"));
    await press(radio("Funktionær"));
    await flow.field("Titel eller stilling").fill("Afdelingsleder");
    await flow.field("Arbejdspladsens navn").fill("agernhat");
    await press(page.getByRole("list", { name: "Vælg din arbejdsplads" }).getByRole("button").first());
    await press(flow.button("Fortsæt"));
    await press(radio("Mere end 30 timer"));
    await press(page.getByRole("radiogroup", { name: /anden a‑kasse i dag/ }).getByRole("radio", { name: otherFund }));
    const abroad = page.getByRole("radiogroup", { name: /a‑kasse i udlandet/ });
    await expect(abroad.getByRole("radio", { checked: true })).toHaveCount(0);
    await press(abroad.getByRole("radio", { name: "Nej" }));
    await expect(flow.heading("Er det rigtigt?")).toBeFocused();
    await press(flow.button("Bekræft med MitID"));
    // The test identity proposes the person who is not a member.
    await press(page.getByRole("button", { name: "Log ind" }));
    await page.getByRole("textbox", { name: "Reg.nr." }).fill("0040");
    await page.getByRole("textbox", { name: "Kontonr." }).fill("440116243");
    const sheet = page.getByRole("dialog");
    await press(sheet.getByRole("button", { name: "Fortsæt", exact: true }));
    await expect(sheet.getByRole("heading", { name: "Vil du have noget med?" })).toBeVisible();
    await press(sheet.getByRole("button", { name: "Fortsæt", exact: true }));
    await expect(sheet.getByRole("button", { name: "Fortsæt", exact: true })).toBeHidden();
    expect(presses).toBeLessThanOrEqual(14);
    const facts = sheet.locator("dl");
    await expect(facts).toContainText("Kvitteringen kommer på e-mail i dag.");
    await expect(facts).toContainText(otherFund === "Ja" ? "Vi melder dig ud" : "Næste skridt");
    if (otherFund === "Nej") await expect(facts).not.toContainText("melder dig ud");
  });
}
