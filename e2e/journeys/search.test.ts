import type { Page } from "@playwright/test";
import { findings, findingsInEveryScheme } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

const field = (page: Page) => page.getByRole("main").locator("[type=search]");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Søg" });
const results = (page: Page) => page.locator("[data-results]");
const title = (page: Page) => results(page).locator("[data-results-title]");
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Forslag" });
const searchLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Søg", exact: true });
/** The script of the field has run. */
const enhanced = (page: Page) => expect(field(page)).toHaveRole("combobox");

/** Opens the search of the header by its key. */
async function openByKey(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeVisible();
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the header leads to the search, which finds pages, filters them, and turns to the next page", async ({
    page,
  }) => {
    await page.goto("/om-os");
    await searchLink(page).click();
    await expect(page).toHaveURL("/soeg");
    await field(page).fill("leder");
    await page.getByRole("main").getByRole("button", { name: "Søg" }).click();
    await expect(page).toHaveURL("/soeg?q=leder");
    await expect(title(page)).toContainText(/^\d+ sider om »leder«/);
    await expect(field(page)).toHaveValue("leder");
    await expect(results(page).locator("mark").first()).toBeVisible();

    await page.getByRole("link", { name: "Side 2", exact: true }).click();
    await expect(title(page)).toContainText("Side 2 af");
    const category = page.getByRole("navigation", { name: "Vælg kategori" }).getByRole("link").nth(1);
    const name = (await category.innerText()).replace(/\s*\d+$/, "");
    await category.click();
    await expect(title(page)).toContainText(`i kategorien ${name}`);
    expect(new URL(page.url()).searchParams.get("kategori")).toBe(name);
  });

  test("a page that is not found has a search field that leads to the search", async ({ page }) => {
    await page.goto("/opsigelse-findes-ikke");
    await field(page).fill("opsigelse");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/soeg?q=opsigelse");
    await expect(title(page)).toContainText("»opsigelse«");
  });
});

test("an answer to a search is neither stored nor indexed, and an address with other parameters is the stored page", async ({
  server,
  request,
}) => {
  const answer = await request.get(`${server.url}/soeg?q=opsigelse`);
  expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  const plain = await request.get(`${server.url}/soeg?utm_source=x`);
  expect(plain.headers()["cache-control"]).not.toBe("no-store");
  expect(plain.headers()["x-robots-tag"]).toBe("noindex");
});

test("searches replace the results in place, and Back walks through them to the page before", async ({ page }) => {
  await page.goto("/om-os");
  await page.goto("/soeg?q=opsigelse");
  await enhanced(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await field(page).fill("stress");
  await field(page).press("Enter");
  await expect(title(page)).toContainText("»stress«");
  await expect(page.locator("[data-told]")).toContainText("»stress«");
  await expect(field(page)).toBeFocused();
  const category = page.getByRole("navigation", { name: "Vælg kategori" }).getByRole("link").nth(1);
  await category.click();
  await expect(title(page)).toContainText("i kategorien");
  await expect(page.locator("[data-results] [aria-current=true]")).toBeFocused();
  await page.goBack();
  await expect(title(page)).not.toContainText("i kategorien");
  await page.goBack();
  await expect(title(page)).toContainText("»opsigelse«");
  await expect(field(page)).toHaveValue("opsigelse");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/om-os");
});

test("a search that does not arrive shows the error, and trying again shows the results", async ({ page }) => {
  await page.goto("/soeg");
  await enhanced(page);
  await page.route(/\/soeg\?q=/, (route) => route.abort());
  await field(page).fill("stress");
  await field(page).press("Enter");
  await expect(title(page)).toHaveText("Der skete en fejl");
  expect(await findings(page)).toEqual([]);
  await page.unroute(/\/soeg\?q=/);
  await page.getByRole("link", { name: "Prøv igen" }).click();
  await expect(title(page)).toContainText("»stress«");
});

test("suggestions are chosen by keyboard, and Enter with none selected searches for the words", async ({ page }) => {
  await page.goto("/soeg");
  await enhanced(page);
  await field(page).pressSequentially("opsig");
  await expect(suggestions(page)).toBeVisible();
  const options = suggestions(page).getByRole("option");
  for (const box of await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
    expect(box).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toBeHidden();
  await expect(field(page)).toHaveValue("opsig");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/soeg?q=opsig");
  await expect(suggestions(page)).toBeHidden();

  await field(page).fill("opsigels");
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL("/soeg?q=opsig");
  await expect(suggestions(page)).toBeHidden();
});

test("with a server that gives no suggestions, the search works as before, without a message", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.route("**/api/search/suggestions?**", (route) => route.fulfill({ status: 500, body: "<html>" }));
  await page.goto("/soeg");
  await enhanced(page);
  const asked = page.waitForResponse("**/api/search/suggestions?**");
  await field(page).pressSequentially("stress");
  await asked;
  await field(page).press("Enter");
  await expect(title(page)).toContainText("»stress«");
  expect(problems).toEqual([]);
});

test("the key / opens the search and Escape closes it, but nothing happens where something is typed", async ({
  page,
}) => {
  // Escape would close a list of suggestions first.
  await page.route("**/api/search/suggestions?**", (route) => route.abort());
  await page.goto("/om-os");
  await searchLink(page).focus();
  await openByKey(page);
  await expect(dialog(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("a/b");
  await expect(dialog(page).getByRole("combobox")).toHaveValue("a/b");
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(searchLink(page)).toBeFocused();

  await page.evaluate(() => {
    document.querySelector("main")?.insertAdjacentElement("afterbegin", document.createElement("p"));
    const text = document.querySelector<HTMLElement>("main > p");
    text?.setAttribute("contenteditable", "");
    text?.focus();
  });
  await page.keyboard.press("/");
  await expect(page.locator("main > p")).toHaveText("/");
  await expect(dialog(page)).toBeHidden();
});

test("the key / can be switched off, and stays off on the next page", async ({ page }) => {
  await page.goto("/om-os");
  await openByKey(page);
  await dialog(page).getByRole("checkbox", { name: "Åbn søgningen med tasten /" }).uncheck();
  await page.goto("/raad");
  await searchLink(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("checkbox")).not.toBeChecked();
  await dialog(page).getByRole("button", { name: "Luk" }).click();
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeHidden();
});

test("the search of another site keeps its name, so that its pages come first", async ({ page }) => {
  await page.goto("/lederkredsen-spring");
  await openByKey(page);
  await dialog(page).getByRole("combobox").fill("mentor");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/soeg?q=mentor&site=lederkredsen-spring");
  await expect(title(page)).toContainText("»mentor«");
});

test("the address hash of the external service becomes the same search", async ({ page }) => {
  await page.goto("/soeg#?cludoquery=leder&cludopage=2&cludoinputtype=standard");
  await expect(title(page)).toContainText("Side 2 af");
  await expect(page).toHaveURL("/soeg?q=leder&side=2");
  await expect(field(page)).toHaveValue("leder");
});

for (const [kind, hash, words] of [
  ["twice", "cludoquery=stress&cludoquery=leder", "stress"],
  ["with markup", `cludoquery=${encodeURIComponent("<img src=x onerror=alert(1)>")}`, "<img src=x onerror=alert(1)>"],
  ["of 10 kB", `cludoquery=${"a".repeat(10_000)}`, "a".repeat(200)],
] as const)
  test(`a hash ${kind} is safe`, { tag: "@long" }, async ({ page }) => {
    await page.goto(`/soeg#?${hash}`);
    await expect(title(page)).toContainText(`»${words}«`);
    await expect(field(page)).toHaveValue(words);
    await expect(results(page).locator("img, script")).toHaveCount(0);
  });

for (const [kind, given] of [
  ["10 kB", "løn ".repeat(2500)],
  ["markup", "<script>alert(1)</script>"],
  ["blanks", "   \t "],
  ["wildcards", "%_*?"],
  ["SQL", "' OR 1=1; DROP TABLE cvs; --"],
] as const)
  test(`a search for ${kind} is answered`, { tag: "@long" }, async ({ page }) => {
    const answer = await page.goto(`/soeg?${new URLSearchParams({ q: given })}`);
    expect(answer?.status()).toBe(200);
    await expect(title(page).filter({ hasText: "Der skete en fejl" })).toHaveCount(0);
    await expect(field(page)).toBeVisible();
    await expect(results(page).locator("script")).toHaveCount(0);
  });

test("a page that is not found suggests pages for the words of its address, and its field leads by the hash", async ({
  page,
}) => {
  await page.goto("/gammel/opsigelse-af-leder.aspx");
  const suggested = page.getByRole("navigation", { name: "Måske leder du efter" });
  await expect(suggested).toBeVisible();
  expect(await suggested.getByRole("link").count()).toBeLessThanOrEqual(5);
  expect(await findingsInEveryScheme(page)).toEqual([]);
  const passed: string[] = [];
  page.on("framenavigated", (frame) => passed.push(frame.url()));
  await field(page).fill("stress");
  await field(page).press("Enter");
  await expect(title(page)).toContainText("»stress«");
  expect(passed[0]).toContain("/soeg#?cludoquery=stress&cludopage=1&cludoinputtype=standard");
});

test("nothing is suggested for an address that finds nothing, or if the search does not answer", async ({ page }) => {
  await page.route("**/api/search?**", (route) => route.fulfill({ json: { results: [] } }));
  const asked = page.waitForResponse("**/api/search?**");
  await page.goto("/xqzwv-kjhgf");
  await asked;
  await expect(page.getByRole("heading", { name: "Her står der ikke noget" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Måske leder du efter" })).toBeHidden();
});

for (const [state, address] of [
  ["before a search", "/soeg"],
  ["with results", "/soeg?q=leder"],
  ["without results", "/soeg?q=xqzwvkjhgf"],
] as const)
  test(
    `the search page ${state} has no findings, and fits on 320 px with text of twice the size`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address);
      await enhanced(page);
      expect(await findingsInEveryScheme(page)).toEqual([]);
      for (const size of ["100%", "200%"]) {
        await page.evaluate((given) => {
          document.documentElement.style.fontSize = given;
        }, size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    },
  );

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the search fills the screen, does not move the page, and closes by its button", async ({ page }) => {
    await page.goto("/");
    const before = await page.getByRole("main").boundingBox();
    await searchLink(page).tap();
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await page.getByRole("main").boundingBox()).toEqual(before);
    expect(await findingsInEveryScheme(page)).toEqual([]);
    await dialog(page).getByRole("combobox").fill("stress");
    await suggestions(page).getByRole("option").first().tap();
    await expect(page).not.toHaveURL("/");
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
  });

  test("the menu has the search, too, and the header has one row", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    const bar = page.locator("body > header > div").first();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(76);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("navigation", { name: "Hovedmenu" }).getByRole("link", { name: "Søg", exact: true }).tap();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Luk" }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});
