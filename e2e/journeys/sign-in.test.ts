import type { Page } from "@playwright/test";
import { findings, findingsInEveryScheme } from "../pages/findings.ts";
import { signIn } from "../pages/gate.ts";
import { expect, test } from "../test.ts";

const session = (page: Page) => page.evaluate(async () => (await fetch("/api/session")).json());

/** The cookies that scripts can read, except the answer to the consent overlay. */
const readableCookies = async (page: Page) =>
  (await page.evaluate(() => document.cookie)).split("; ").filter((cookie) => !/^(cookie-consent=|$)/.test(cookie));

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, role: "button" | "link" | "radio", name: string): Promise<void> {
  const wanted = page.getByRole("main").getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 30; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${name}`);
}

test("a member signs in and out by keyboard, and returns to the first page", async ({ page, server }) => {
  await page.goto("/log-ind?redirectUrl=/cv-tjek");
  await tabTo(page, "link", "Log ind med MitID");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Hvem vil du logge ind som?" })).toBeVisible();
  await tabTo(page, "radio", "Karen Margrethe Prøvesen Medlem af fagforening og a‑kasse");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, "button", "Log ind");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${server.url}/cv-tjek`);
  expect(await session(page)).toEqual({
    user: {
      id: "test-person-2",
      key: expect.stringMatching(/^[\w-]{22}$/),
      memberName: { firstName: "Åge", fullName: "Åge Attrap", initials: "ÅA" },
      contactInfo: { email: "test-person-2@example.dk", mobilePhone: "+45 00 00 00 02" },
      membership: { membershipNumber: 100_002, unionMembership: "akasse" },
    },
    expiresIn: expect.any(Number),
    endsIn: expect.any(Number),
  });
  // The page deletes the cookie as soon as it has announced the sign-in.
  await expect.poll(() => readableCookies(page)).toEqual(["signed-in=1"]);

  const { redirect } = await page.evaluate(async () => (await fetch("/api/auth/logout", { method: "POST" })).json());
  await page.goto(redirect);
  await expect(page).toHaveURL(`${server.url}/`);
  expect(await session(page)).toEqual({});
  await expect.poll(() => readableCookies(page)).toEqual([]);
});

test("the header signs in from any page, shows the person, and signs out", async ({ page, server }) => {
  await page.goto("/cookies");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Log ind" }).click();
  await page.getByRole("button", { name: "Log ind" }).click();
  await expect(page).toHaveURL(`${server.url}/cookies`);
  await header.getByRole("button", { name: /Karen Margrethe Prøvesen/ }).click();
  await expect(header.getByText("test-person-1@example.dk")).toBeVisible();
  await header.getByRole("button", { name: "Log ud" }).click();
  await expect.poll(async () => session(page).catch(() => "leaving")).toEqual({});
  await expect(page).toHaveURL(`${server.url}/`);
});

test("a visitor who cancels reads that nothing happened, and can start again", async ({ page, server }) => {
  await page.goto("/api/auth/login?redirectUrl=/cv-tjek");
  await page.getByRole("button", { name: "Annuller" }).click();
  await expect(page.getByRole("heading", { name: "Du er ikke logget ind" })).toBeVisible();
  expect(await session(page)).toEqual({});
  await page.getByRole("link", { name: "Log ind igen" }).click();
  await page.getByRole("radio", { name: "Ida Gæst" }).check();
  await page.getByRole("button", { name: "Log ind" }).click();
  await expect(page).toHaveURL(`${server.url}/cv-tjek`);
  expect((await session(page)).user).toEqual({
    id: "test-person-5",
    key: expect.stringMatching(/^[\w-]{22}$/),
    memberName: { firstName: "Ida", fullName: "Ida Gæst", initials: "IG" },
    contactInfo: { email: "test-person-5@example.dk", mobilePhone: "+45 00 00 00 05" },
  });
});

test.describe("without script", { tag: "@chromium-only" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor can still sign in", async ({ page, server, context }) => {
    await page.goto("/log-ind?redirectUrl=/cv-tjek");
    await page.getByRole("main").getByRole("link", { name: "Log ind" }).click();
    await page.getByRole("button", { name: "Log ind" }).click();
    await expect(page).toHaveURL(`${server.url}/cv-tjek`);
    const answer = await context.request.get("/api/session");
    expect((await answer.json()).user.id).toBe("test-person-1");
  });
});

test(
  "the pages of the sign-in fit a phone, and axe finds nothing in any colour scheme",
  { tag: ["@chromium-only", "@long"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const problems: string[] = [];
    // The pages' policy refuses the way in which axe reads the styles of shadow roots, so console errors are ignored
    // meanwhile.
    let isAxeAtWork = false;
    page.on("console", (message) => {
      if (message.type() === "error" && !isAxeAtWork) problems.push(message.text());
    });
    const look = async (what: string) => {
      isAxeAtWork = true;
      expect(await findingsInEveryScheme(page), what).toEqual([]);
      isAxeAtWork = false;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(320);
    };
    await page.goto("/log-ind");
    await look("sign-in");
    await page.goto("/api/auth/login");
    await look("test persons");
    await page.goto(`${page.url()}?fejl=valg`);
    await expect(page.locator(":focus")).toContainText("Ret dette, før du går videre");
    await look("no person chosen");
    await page.goto("/log-ind?fejl=utilgaengelig&nummer=0f6b2b0e-4102-46e6-b810-77e616bcb7f4");
    await look("issuer down");
    expect(problems).toEqual([]);
  },
);

test("the page says once that one has signed in and out, and /log-ind knows who is signed in", async ({ page }) => {
  await signIn(page, "/cookies");
  await expect(page).toHaveURL("/cookies");
  const said = page.getByRole("banner").getByRole("status");
  await expect(said).toHaveText("Du er logget ind.");
  await expect(page.getByRole("banner").getByText("Du er logget ind.").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(said).toHaveCount(0);
  await expect(page.getByText("Du er logget ind.")).toBeHidden();

  await page.goto("/log-ind");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Du er allerede logget ind");
  const main = page.getByRole("main");
  await expect(main.getByText("Karen Margrethe Prøvesen")).toBeVisible();
  await expect(main.getByRole("link", { name: "Log ind" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Til selvbetjening" })).toHaveAttribute("href", "/selvbetjening");
  expect(await findings(page)).toEqual([]);
  await main.getByRole("button", { name: "Log ud" }).click();
  await expect(said).toHaveText("Du er logget ud. På gensyn.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("På gensyn, Karen Margrethe");
  expect(await findings(page)).toEqual([]);
  await page.goto("/log-ind");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log ind");
});
