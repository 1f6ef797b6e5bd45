import type { Locator, Page } from "@playwright/test";
import { findingsInEveryScheme } from "../pages/findings.ts";
import type { RunningServer } from "../server/start-server.ts";
import { startSite } from "../server/start-site.ts";
import { expect, test } from "../test.ts";

const text = (value: string) => ({ value });
const block = (uid: string, componentName: string, fields: Readonly<Record<string, unknown>>, FieldNames = "01") => ({
  uid,
  componentName,
  params: { FieldNames },
  fields,
});
const header = block("titel", "ContentHeader", { title: text("Prøve") });

const long = "Arbejdsløshedsforsikringsmedlemskabsbetingelser";
const person = (index: number, own: Readonly<Record<string, unknown>> = {}) => ({
  id: `p${index}`,
  fields: {
    firstName: text("Mette"),
    lastName: text(`Sandgaard ${index}`),
    title: text(index === 2 ? long : "Rådgiver"),
    text: text("Har siddet på begge sider af bordet."),
    city: text("Aarhus"),
    tags: [{ fields: { Name: text("Kontrakter") } }],
    phone: text(index === 3 ? "ring!" : "70 20 31 01"),
    email: text(`mette.sandgaard@${index === 2 ? long.toLowerCase() : "lederkredsen"}.example`),
    linkedIn: { value: { href: "https://www.linkedin.com/in/lederkredsen" } },
    cardImgXS: { value: index % 2 ? {} : { src: "/media/kreds.svg", width: 352, height: 352 } },
    ...own,
  },
});
const persons = (count: number, own: Readonly<Record<string, unknown>> = {}) =>
  Array.from({ length: count }, (_, index) => person(index, own));
const points = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    fields: {
      time: text(`${index}.00–${index}.45`),
      title: text(`Punkt ${index + 1}`),
      text: text("Vi øver samtalen."),
      highlighted: { value: index === 1 },
    },
  }));

let server: RunningServer;
test.beforeAll(async () => {
  server = await startSite({
    pages: {
      "prove-personer": [
        header,
        ...[1, 2, 3, 4].map((count) => block(`c${count}`, "PersonCards", { persons: persons(count) })),
        block("par", "PersonList", { title: text("Alle"), persons: persons(5) }),
        block("kort", "PersonCard", { person: person(0) }),
        block("fakta", "PersonCard", { person: person(1) }, "02"),
        block("ring", "ContactBanner", { title: text("Er du i tvivl, så ring"), email: text("hej@lk.example") }),
      ],
      "prove-rad": [
        block("person", "BioHeader", { person: person(0) }),
        block("side", "SpeakersList", { persons: persons(3, { link: { value: { href: "/om-os" } } }) }),
      ],
      "prove-program": [
        header,
        block("lang", "Programme", { title: text("Hele ugen"), items: points(200) }),
        block("kort", "Programme", { title: text("En formiddag"), items: points(3) }),
      ],
    },
  });
});
test.afterAll(async () => {
  await server.stop();
});

const open = (page: Page, name: string) => page.goto(`${server.url}/prove-${name}`);
const columnsOf = (list: Locator) =>
  list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);

test("persons are in one, two or three columns, and in lists two per row; on a phone below each other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "personer");
  const lists = ["#c1", "#c2", "#c3", "#c4", "#par"].map((id) => page.locator(`${id} > ul`));
  expect(await Promise.all(lists.map(columnsOf))).toEqual([1, 2, 3, 3, 2]);
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
  expect((await widthOf("#c4 > ul")) / (await widthOf("#c4"))).toBeCloseTo(8 / 12, 1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await Promise.all(lists.map(columnsOf))).toEqual([1, 1, 1, 1, 1]);
});

test("the whole card of a person with a page leads there; its name has the focus", async ({ page }) => {
  await open(page, "rad");
  const card = page.locator("#side > ul > li").nth(2);
  const name = card.getByRole("link", { name: "Mette Sandgaard 2", exact: true });
  await name.focus();
  await expect(name).toBeFocused();
  // The upper left corner, which is above the portrait and far from the name.
  await card.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(`${server.url}/om-os`);
});

test("links to call and to write are at least 44 px high", async ({ page }) => {
  await open(page, "personer");
  for (const link of await page.locator("main a[href^='tel:'], main a[href^='mailto:']").all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

for (const name of ["personer", "rad", "program"])
  test(
    `axe finds nothing on the page of ${name} in any colour scheme, and nothing is wider than a small screen`,
    {
      tag: "@chromium-only",
    },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 740 });
      await open(page, name);
      expect(await findingsInEveryScheme(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );

test.describe("a programme", () => {
  const items = (page: Page) => page.locator("#lang").getByRole("heading", { level: 3 });

  test("shows its first items, and all of them by its button, which leads to the first new one", async ({ page }) => {
    await open(page, "program");
    await expect(items(page)).toHaveCount(4);
    const button = page.locator("#lang").getByRole("button");
    await expect(button).toHaveAccessibleName("Vis hele programmet (196 punkter mere)");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(items(page)).toHaveCount(200);
    await expect(button).toHaveAccessibleName("Vis kun de første 4 punkter");
    await expect(page.locator("#lang li").nth(4)).toBeFocused();
    await button.click();
    await expect(items(page)).toHaveCount(4);
    await expect(button).toBeInViewport();
    await expect(page.locator("#kort").getByRole("button")).toHaveCount(0);
    await expect(page.locator("#kort").getByRole("heading", { level: 3 })).toHaveCount(3);
  });

  test("is collapsed before its script runs", async ({ page }) => {
    await page.route(/\/assets\/programme-/, (route) => route.abort());
    await open(page, "program");
    await expect(items(page)).toHaveCount(4);
  });

  test("is printed whole and without its button", async ({ page }) => {
    await open(page, "program");
    await expect(page.locator("#lang [hidden='until-found']")).toHaveCount(196);
    const last = page.locator("#lang li").last();
    const height = () => last.evaluate((item) => item.getBoundingClientRect().height);
    expect(await height()).toBe(0);
    await page.emulateMedia({ media: "print" });
    expect(await height()).toBeGreaterThan(40);
    await expect(last).toContainText("Punkt 200");
    await expect(page.locator("#lang button")).toBeHidden();
  });

  test.describe("without JavaScript", { tag: "@chromium-only" }, () => {
    test.use({ javaScriptEnabled: false });
    test("is shown whole and without its button", async ({ page }) => {
      await open(page, "program");
      await expect(items(page)).toHaveCount(200);
      await expect(items(page).last()).toBeVisible();
      await expect(page.locator("#lang button")).toBeHidden();
    });
  });
});
