import { EmbedStudio } from "../pages/embed-studio.ts";
import { findings, findingsInEveryScheme } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

test("an editor chooses a tool by its picture, fills in its form, and sees the text in each preview", async ({
  page,
  server,
}) => {
  test.slow();
  await page.goto(`${server.url}/embed`);
  await expect(page.getByRole("listitem").filter({ hasText: "CV-tjek" }).locator("img").first()).toBeVisible();
  expect(await findingsInEveryScheme(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "CV-tjek", exact: true }).click();

  const studio = new EmbedStudio(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Indsæt værktøjet »CV-tjek«");
  await expect(studio.code("Begge linjer")).toHaveText(
    `<div data-widget="cv-check"><a href="${server.url}/cv-tjek">Åbn CV-tjekket</a></div>\n<script src="${server.url}/embed.js"></script>`,
  );
  await studio.ready();

  await studio.search.fill("upload dit cv");
  await studio.field("Overskrift på upload-trinnet").fill("Er dit CV klar?");
  for (const width of [360, 768, 1280] as const) {
    await expect(studio.preview(width).getByRole("heading", { name: "Er dit CV klar?" })).toBeVisible();
  }
  await expect(studio.code("Begge linjer")).toContainText('data-upload-title="Er dit CV klar?"');
  await studio.search.fill("vi læser dit cv");
  await studio.field("Overskrift, mens CV’et bliver læst").fill("Nu læser vi det");
  for (const width of [360, 768, 1280] as const) {
    await expect(studio.preview(width).getByRole("heading", { name: "Nu læser vi det" })).toBeVisible();
  }
  await studio.search.fill("");
  await studio.field("Adresse på siden, hvor man bliver medlem").fill("bliv-medlem");
  await page.keyboard.press("Tab");
  await expect(studio.form.getByText(/^En adresse begynder med/)).toBeVisible();
  await expect(page.getByText(/^Koden er uden det, der ikke kan bruges endnu: Adresse på siden/)).toBeVisible();
  await expect(studio.code("Begge linjer")).not.toContainText("bliv-medlem");
  expect(await findingsInEveryScheme(page)).toEqual([]);
});

test(
  "the preview follows the colours, the scheme and the width, and a pale colour is warned about",
  { tag: "@long" },
  async ({ page, server }) => {
    test.slow();
    await page.goto(`${server.url}/embed?tool=cv-check`);
    const studio = new EmbedStudio(page);
    await studio.ready();
    await page.locator("summary", { hasText: "Farver" }).click();
    await page.getByLabel("Knapper", { exact: true }).fill("#ffb000");
    await expect(
      page.getByText(/^Teksten på knapperne er svær at læse i lyst udseende: kontrasten er 1,8:1/),
    ).toBeVisible();
    const place = studio.preview(1280).locator("[data-widget]");
    await expect(place).toHaveCSS("--lk-color-accent", "#ffb000");
    await expect(studio.code("Farver, til sidens stylesheet")).toHaveText(
      "[data-widget], [data-site-widget] {\n  --lk-color-accent: #ffb000;\n}",
    );
    await studio.tab("Ramme").click();
    await expect(page.getByText("Farverne er ikke med: de når ikke ind i en ramme.")).toBeVisible();
    await expect(studio.code("Farver, til sidens stylesheet")).toHaveCount(0);
    await studio.tab("HTML").click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Nulstil Knapper" }).click();
    await expect(place).toHaveCSS("--lk-color-accent", /^(?!#ffb000)/);

    await page.getByLabel("Mørkt").check();
    await expect(studio.preview(1280).locator("html")).toHaveCSS("color-scheme", "dark");
    await page.getByLabel("Pladsens bredde").selectOption({ label: "En smal spalte, 352 px" });
    await expect.poll(async () => place.evaluate((element) => element.clientWidth)).toBe(352);
  },
);

test("a link keeps the colours, the scheme and the width, and the warning does not hide", async ({ page, server }) => {
  await page.goto(`${server.url}/embed?tool=cv-check#--lk-color-accent=%230a7a3c&scheme=dark&column=22rem`);
  const studio = new EmbedStudio(page);
  const colors = page.locator("details", { has: page.locator("[data-color]") });
  await expect(colors.locator("summary")).toHaveText("Farver 1 ændret");
  await expect(colors).not.toHaveAttribute("open");
  await expect(page.getByText(/^Teksten på knapperne er svær at læse i mørkt udseende/)).toBeVisible();
  await expect(page.getByLabel("Mørkt")).toBeChecked();
  await expect(page.getByLabel("Pladsens bredde")).toHaveValue("22rem");
  const place = studio.preview(360).locator("[data-widget]");
  await expect(place).toHaveCSS("--lk-color-accent", "#0a7a3c");
  await expect(studio.preview(360).locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(studio.code("Link, der husker dine valg")).toContainText(/scheme=dark&column=22rem$/);
});

test(
  "a link with a version and a loading that do not exist keeps the other choices",
  { tag: "@long" },
  async ({ page, server }) => {
    await page.goto(
      `${server.url}/embed?tool=cv-check#data-widget-version=7&data-widget-load=lazy&data-join-href=%2Fnyt&--lk-color-on-accent=%23ffffff`,
    );
    const studio = new EmbedStudio(page);
    await expect(page.getByText("Version 7 findes ikke mere. Du ser den anbefalede.")).toBeVisible();
    await expect(studio.field("Adresse på siden, hvor man bliver medlem")).toHaveValue("/nyt");
    await expect(studio.code("Begge linjer")).toContainText('<div data-widget="cv-check" data-join-href="/nyt">');
    await expect(page.locator("[data-setting=version]")).toHaveValue("stable");
    await expect(page.locator("[data-setting=load]")).toHaveValue("visible");
    await expect(studio.code("Link, der husker dine valg")).toHaveText(
      `${server.url}/embed?tool=cv-check#data-join-href=%2Fnyt&--lk-color-on-accent=%23ffffff`,
    );
    await expect(studio.preview(360).locator('[data-join-href="/nyt"]')).toBeAttached();
  },
);

test("the controls look alike, and their headings are level", { tag: "@long" }, async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${server.url}/embed?tool=cv-check`);
    const tick = await page
      .locator("[data-form] input[type=checkbox]")
      .last()
      .evaluate((element) => getComputedStyle(element).accentColor);
    await expect(page.getByRole("radio", { name: "Lyst" })).toHaveCSS("accent-color", tick);
  }
  const topOf = async (text: string) => (await page.getByText(text, { exact: true }).boundingBox())?.y;
  expect(await topOf("Udseende")).toBeCloseTo((await topOf("Pladsens bredde")) ?? 0, 0);
  const looks = await page.locator("[data-embed-studio] summary:visible").evaluateAll((summaries) =>
    summaries.map((summary) => {
      const words = document.createRange();
      words.selectNodeContents(summary);
      return `${getComputedStyle(summary).fontSize} ${Math.round(words.getBoundingClientRect().x)}`;
    }),
  );
  expect(looks.length).toBeGreaterThan(3);
  expect(new Set(looks).size).toBe(1);
});

test(
  "the question about cookies is shown and loaded at once, and no preview is reported",
  { tag: "@long" },
  async ({ page, server }) => {
    test.slow();
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/widget-reports")) reports.push(request.postData() ?? "");
    });
    await page.goto(`${server.url}/embed?tool=cookie-consent`);
    const studio = new EmbedStudio(page);
    await studio.ready();
    for (const width of [360, 768, 1280] as const) {
      await expect(
        studio.preview(width).getByRole("heading", { name: "Du vælger dine cookies" }).first(),
      ).toBeVisible();
    }
    await expect(studio.code("Begge linjer")).toContainText(
      '<div data-widget="cookie-consent" data-widget-load="eager">',
    );
    await expect(page.locator("[data-setting=load]")).toHaveValue("eager");
    await studio.tab("Ramme").click();
    await expect(page.getByRole("tabpanel", { name: "Ramme" })).toHaveText(/^Ramme.*virker ikke i en ramme/);
    await expect(page.getByRole("tabpanel", { name: "Ramme" }).getByRole("button")).toHaveCount(2);
    await expect(studio.code("Adressen på værktøjets egen side")).toHaveText(`${server.url}/cookies`);
    // Pages send what waits when they are left.
    await page.goto(`${server.url}/embed`);
    expect(reports.filter((report) => report.includes("cookie-consent"))).toEqual([]);
  },
);

test("an address with an unknown tool says so", async ({ page, server }) => {
  await page.goto(`${server.url}/embed?tool=nope`);
  await expect(page.getByText("Her er intet værktøj, der hedder »nope«.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "CV-tjek", exact: true })).toBeVisible();
});

test("the phone has its real size, and the code is one press away", { tag: "@long" }, async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${server.url}/embed?tool=cv-check`);
  const widthOf = async (width: number) => (await page.locator(`iframe[title$="${width} px"]`).boundingBox())?.width;
  await expect.poll(async () => widthOf(360)).toBe(360);
  await page.getByLabel("Pladsens bredde").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Spring forhåndsvisningen over" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Kopiér koden" })).toBeFocused();
  expect(new URL(page.url()).hash).not.toContain("kopier");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("radio", { name: "Computer" }).check();
  await expect(page.locator("iframe").filter({ visible: true })).toHaveCount(1);
  await expect.poll(async () => widthOf(1280)).toBe(640);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "Se det" }).click();
  await expect(page.getByRole("heading", { name: "Se det" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Se det" })).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("link", { name: "Til koden" }).click();
  await expect(page.getByRole("heading", { name: "Kopiér koden" })).toBeInViewport();
});

test(
  "the version, the loading and the code of each system are one press away",
  { tag: ["@chromium-only", "@long"] },
  async ({ page, server }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url });
    await page.goto(`${server.url}/embed?tool=cv-check`);
    const studio = new EmbedStudio(page);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await studio.field("Adresse på privatlivspolitikken").fill("/privatliv");
    await page.locator("summary", { hasText: "Version og indlæsning" }).click();
    await page.getByLabel("Hvornår det bliver hentet").selectOption("eager");
    await page.getByLabel("Version", { exact: true }).selectOption("1");

    await studio.tab("HTML").focus();
    await page.keyboard.press("ArrowRight");
    await expect(studio.tab("WordPress")).toBeFocused();
    await page.getByRole("button", { name: "Kopiér: Kortkode" }).click();
    await expect(studio.copied).toHaveText("Kopieret.");
    expect(await clipboard()).toBe('[lederkredsen cv-check version="1" load="eager" privacy-href="/privatliv"]');
    for (const name of ["CKEditor, TinyMCE, Tiptap", "Sitecore", "Umbraco", "Drupal", "Ghost", "Payload", "Ramme"]) {
      await studio.tab(name).click();
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    }
    await page.getByRole("button", { name: "Kopiér: Ramme" }).click();
    await expect.poll(clipboard).toContain("/embed/cv-check?data-widget-version=1&amp;data-privacy-href=%2Fprivatliv");

    await page.getByRole("button", { name: "Kopiér: Link, der husker dine valg" }).click();
    await expect.poll(clipboard).toContain("/embed?tool=cv-check#");
    const link = await clipboard();
    const other = await page.context().newPage();
    await other.goto(link);
    const again = new EmbedStudio(other);
    await expect(again.field("Adresse på privatlivspolitikken")).toHaveValue("/privatliv");
    await expect(again.code("Begge linjer")).toContainText(
      '<div data-widget="cv-check" data-widget-version="1" data-widget-load="eager" data-privacy-href="/privatliv">',
    );
    await expect(other.locator("[data-setting=version]")).toHaveValue("1");
  },
);

test("the studio fits on a phone", async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/embed", "/embed?tool=signup-stepper", "/embed/min-side"]) {
    await page.goto(server.url + path);
    await expect(page.locator("main h1")).toBeVisible();
    if (path.includes("tool=")) await expect(page.locator("[data-form] summary").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    expect(await findings(page), path).toEqual([]);
  }
});

test("the preview shows nothing outside of the studio, and no other site may frame it", async ({
  page,
  server,
  otherSite,
}) => {
  await page.goto(`${server.url}/embed/preview/cv-check`);
  await expect(page.getByRole("link", { name: "Tilpas CV-tjek" })).toHaveAttribute("href", "/embed?tool=cv-check");
  await page.evaluate(() =>
    window.postMessage({ type: "studio:show", attributes: { "data-widget": "cv-check" } }, "*"),
  );
  await expect(page.locator("[data-widget]")).toHaveCount(0);
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
  await page.goto(otherSite.page(`<iframe src="${server.url}/embed/preview/cv-check"></iframe>`));
  await refused;
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the studio has the code of each tool, and of each system", async ({ page, server }) => {
    await page.goto(`${server.url}/embed`);
    // Locators by text leave out `noscript`.
    const codes = page.locator("noscript pre").filter({ visible: true });
    await expect(codes).toHaveCount(9);
    await expect(codes.first()).toContainText(`<div data-widget="cv-check"><a href="${server.url}/cv-tjek">`);
    await page.getByRole("main").getByRole("link", { name: "CV-tjek", exact: true }).click();
    await expect(page.locator("main noscript p")).toContainText("Din browser kører ikke scripts");
    for (const name of ["HTML", "WordPress", "Sitecore", "Ramme"]) {
      await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    }
    await expect(page.getByText("[lederkredsen cv-check]")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Kopiér/ })).toHaveCount(0);
    await expect(page.locator("iframe").filter({ visible: true })).toHaveCount(0);
  });
});
