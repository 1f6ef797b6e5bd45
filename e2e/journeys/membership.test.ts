import type { Page } from "@playwright/test";
import { FeeCalculator } from "../pages/fee-calculator.ts";
import { callMe, path, phone, serverSays } from "../pages/membership.ts";
import { Signup } from "../pages/signup.ts";
import { expect, test } from "../test.ts";

const minute = 60_000;

const cardOf = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

test("the prices stand on the first screen, and an equal row compares the memberships", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  for (const price of ["279", "828", "549"])
    await expect(page.getByText(price, { exact: true }).filter({ visible: true })).toBeInViewport();
  await expect(page.getByRole("navigation", { name: "Priserne kort" })).toBeHidden();
  const tops = await page
    .getByRole("link", { name: /^Vælg / })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test("on a phone, all prices stand on the first screen and lead to their cards", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(path);
  const overview = page.getByRole("navigation", { name: "Priserne kort" });
  for (const price of [/279/, /828/, /549/]) await expect(overview.getByRole("link", { name: price })).toBeInViewport();
  await overview.getByRole("link", { name: /549/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "A‑kasse", exact: true })).toBeInViewport();
});

test("on a phone and on paper, one table says what each membership includes, and the cards do not repeat it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const table = page.getByRole("navigation", { name: "Priserne kort" }).getByRole("table");
  const lines = page.getByText("En jurist, der læser kontrakten med dig");
  await expect(table).toBeVisible();
  await expect(lines.filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(table).toBeVisible();
  await expect(lines.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^Vælg / })).toHaveCount(0);
});

test("a card is read, opened, closed and ordered by keyboard, and the sign-up begins with its membership", async ({
  page,
}) => {
  await page.goto(path);
  const card = cardOf(page, "A‑kasse");
  const order = card.getByRole("link", { name: "Vælg a‑kasse" });
  const toggle = card.locator("summary");
  await order.focus();
  await page.keyboard.press("Tab");
  await expect(toggle).toBeFocused();
  await expect(toggle).toContainText("Mere info her");
  await page.keyboard.press("Enter");
  await expect(card.getByText(/A‑kassen er åben for alle/)).toBeVisible();
  await expect(card.getByText("Luk info")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(card.getByText(/A‑kassen er åben for alle/)).toBeHidden();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/indmeldelse\?product=akasse$/);
  await new Signup(page).isLive();
  await expect(page.getByRole("radio", { name: /^A‑kasse/ })).toBeChecked();
});

const orders = [
  ["Fagforening", "trade union only", "fagforening"],
  ["Fagforening og a‑kasse", "trade union and unemployment insurance", "fagforening%2Bakasse"],
  ["A‑kasse", "unemployment insurance only", "akasse"],
] as const;

for (const [name, membershipType, product] of orders) {
  test(`the order link of "${name}" pushes its event, and leads to the sign-up of it`, async ({ page }) => {
    await page.goto(path);
    const order = cardOf(page, name).getByRole("link", { name: /^Vælg / });
    // The same press also leaves the page.
    await page.evaluate(() => {
      addEventListener("pagehide", () =>
        sessionStorage.setItem("pushed", JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? [])),
      );
    });
    await order.click();
    await expect(page).toHaveURL(new RegExp(`/indmeldelse\\?product=${product}$`));
    const pushed = await page.evaluate(() => sessionStorage.getItem("pushed"));
    expect(JSON.parse(pushed ?? "[]")).toEqual([{ event: "registration_flow", membershipType }]);
    await new Signup(page).isLive();
    await expect(page.getByRole("radio", { name: new RegExp(`^${name} \\d`) })).toBeChecked();
  });
}

test(
  "somebody who has begun with one membership and orders another gets that, with what was typed",
  { tag: "@long" },
  async ({ page }) => {
    const flow = new Signup(page);
    const order = async (name: string) => {
      await page.goto(path);
      await cardOf(page, name)
        .getByRole("link", { name: /^Vælg / })
        .click();
      await flow.isLive();
    };
    await order("Fagforening");
    await flow.field("Navn").fill("Anna Møller");
    await flow.field("Navn").blur();
    page.on("dialog", (dialog) => dialog.accept());
    await order("A‑kasse");
    await expect(flow.field("Navn")).toHaveValue("Anna Møller");
    await expect(page.getByRole("radio", { name: /^A‑kasse/ })).toBeChecked();
    await page.getByRole("radio", { name: /^Fagforening og a‑kasse/ }).check();
    await page.reload();
    await flow.isLive();
    await expect(page.getByRole("radio", { name: /^Fagforening og a‑kasse/ })).toBeChecked();
    // Scripts do this to remove campaign parameters from the address.
    await page.evaluate(() => history.replaceState(null, "", location.href));
    await page.reload();
    await flow.isLive();
    await expect(page.getByRole("radio", { name: /^Fagforening og a‑kasse/ })).toBeChecked();
  },
);

test.describe("a visitor who has declined", () => {
  test.use({ consent: "declined" });

  test("follows an order link without an event", async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      addEventListener("click", (event) => event.preventDefault());
    });
    await cardOf(page, "A‑kasse").getByRole("link", { name: "Vælg a‑kasse" }).click();
    expect(await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer)).toBeUndefined();
  });
});

test(
  "a page that stays open over closing and opening time, with a wrong clock in another zone, follows the server",
  { tag: "@long" },
  async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, timezoneId: "America/Los_Angeles" });
    const page = await context.newPage();
    await page.clock.install({ time: new Date("2019-03-31T01:59:00Z") });
    await serverSays(page, "16:58:30");
    await page.goto(path);
    await expect(phone(page)).toBeVisible();
    await expect(callMe(page)).toBeHidden();
    await page.clock.runFor(1 * minute);
    await expect(phone(page)).toBeVisible();
    await page.clock.runFor(1 * minute);
    await expect(callMe(page)).toBeVisible();
    await expect(phone(page)).toBeHidden();
    await page.clock.runFor(15 * 60 * minute);
    await expect(phone(page)).toBeVisible();
    await context.close();
  },
);

test("the page loads no React until a tool is near the screen", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const scripts = () => files.filter((file) => file.endsWith(".js") && !file.startsWith("/assets/"));
  const platforms = () => scripts().filter((file) => file.includes("/platform/platform-"));
  expect(scripts()).toEqual(["/loader.js"]);
  const calculator = new FeeCalculator(page);
  await calculator.isLive();
  expect(platforms()).toHaveLength(1);
  expect(scripts().filter((file) => file.includes("lead-forms"))).toEqual([]);
  await page.locator('[data-widget="lead-forms"]').scrollIntoViewIfNeeded();
  await page.locator('[data-widget="lead-forms"][data-widget-state="ready"]').waitFor();
  expect(platforms()).toHaveLength(1);
});

test("a result of the calculator leads to the sign-up of the membership that was compared", async ({ page }) => {
  const calculator = new FeeCalculator(page);
  await page.goto(path);
  await calculator.isLive();
  await calculator.choose("Driftslederforbundet", "Fagforening og a‑kasse");
  await calculator.compare.click();
  await expect(calculator.table.getByRole("row", { name: /^Lederkredsen/ })).toContainText("828 kr.");
  await page.getByRole("link", { name: "Bliv medlem" }).last().click();
  await expect(page).toHaveURL(/\/indmeldelse\?product=fagforening%2Bakasse$/);
  await new Signup(page).isLive();
  await expect(page.getByText("Fagforening og a‑kasse", { exact: true }).first()).toBeVisible();
});

test(
  "a copied result opens at the result, and Back leaves the page",
  { tag: ["@chromium-only", "@long"] },
  async ({ page, context }) => {
    const calculator = new FeeCalculator(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await calculator.isLive();
    await calculator.choose("Driftslederforbundet", "Fagforening");
    await calculator.compare.click();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Kopiér link til resultatet" }).click();
    await expect(page.getByText("Linket er kopieret.")).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    const other = await context.newPage();
    await other.setViewportSize({ width: 360, height: 640 });
    await other.goto("/");
    await other.goto(address);
    await expect(new FeeCalculator(other).title("Du sparer 110 kr. om måneden")).toBeInViewport();
    await other.goBack();
    await expect(other).toHaveURL(/\/$/);
  },
);

test("Back leads from a result to the form with what was chosen", async ({ page }) => {
  const calculator = new FeeCalculator(page);
  await page.goto(path);
  await calculator.isLive();
  await calculator.choose("Driftslederforbundet", "Fagforening");
  await calculator.compare.click();
  await expect(calculator.title("Du sparer 110 kr. om måneden")).toBeFocused();
  await page.goBack();
  await expect(calculator.title("Hvad betaler du i dag?")).toBeFocused();
  await expect(calculator.organisation).toHaveValue("driftslederne");
  await expect(page).toHaveURL(/\/medlemskab$/);
  await calculator.compare.click();
  await calculator.again.click();
  await expect(calculator.title("Hvad betaler du i dag?")).toBeFocused();
  await expect(page).toHaveURL(/\/medlemskab$/);
});

test(
  "'Beregn igen' stays at the calculator, also on an address that leads elsewhere on the page",
  { tag: "@long" },
  async ({ page }) => {
    const calculator = new FeeCalculator(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${path}#medlemskaber`);
    await calculator.isLive();
    for (const organisation of ["Driftslederforbundet", "Fagringen"]) {
      await calculator.choose(organisation, "Fagforening");
      await calculator.compare.click();
      await expect(calculator.title(/Du sparer/)).toBeFocused();
      await calculator.again.click();
      await expect(calculator.title("Hvad betaler du i dag?")).toBeFocused();
      await expect(calculator.title("Hvad betaler du i dag?")).toBeInViewport();
    }
  },
);

test.describe("without JavaScript", { tag: "@chromium-only" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a card opens, and its link leads into the sign-up", async ({ page }) => {
    await page.goto(path);
    const card = cardOf(page, "Fagforening");
    await card.locator("summary").click();
    await expect(card.getByText(/Du kan ringe fra dag ét/)).toBeVisible();
    await expect(page.getByText(/Beregneren skal bruge JavaScript/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Sammenlign prisen" })).toBeHidden();
    await expect(card.getByRole("link", { name: "Vælg fagforening" })).toHaveAttribute(
      "href",
      "/indmeldelse?product=fagforening",
    );
  });
});

test(
  "who looks for prices gets here from the menu, the front page and the page about joining",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Hovedmenu" });
    await expect(async () => {
      await menu.getByRole("button", { name: "Medlemskab" }).click();
      await menu.getByRole("link", { name: "Medlemskab", exact: true }).click({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(path);
    for (const [from, name] of [
      ["/#medlemskab", "Se medlemskaber og priser"],
      ["/bliv-medlem", "Sammenlign medlemskaberne"],
    ] as const) {
      await page.goto(from);
      await page.getByRole("main").getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
    }
  },
);
