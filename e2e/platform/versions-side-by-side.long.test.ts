import type { Locator, Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { changeSession, karin } from "../pages/session-of.ts";
import { expect, test } from "../test.ts";

test.describe.configure({ timeout: 90_000 });

test("two versions of the CV check on one page have their own texts and styles, and both review a CV", async ({
  page,
  host,
  otherSite,
}) => {
  await host.publish({ name: "cv-check", version: "1.6.0" });
  await host.publish({
    name: "cv-check",
    version: "1.7.0",
    changes: {
      "cv-check.texts.ts": (text) => text.replace("Hvor stærkt står dit CV?", "Hvor stærkt står dit CV? Nu nyt"),
      "cv-check.css.ts": (text) =>
        `${text}\nglobalStyle("h2", { letterSpacing: "3px !important" });\n`.replace(
          "import { style }",
          "import { globalStyle, style }",
        ),
    },
  });
  const body = ["1.6", "1.7"].map(
    (version) => `<div data-widget="cv-check" data-widget-version="${version}" data-widget-load="eager"></div>`,
  );
  await page.goto(otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body: body.join("") })));
  const [older, newer] = ["1.6", "1.7"].map(
    (version) => new CvCheck(page, page.locator(`[data-widget-version="${version}"]`)),
  ) as [CvCheck, CvCheck];
  await older.ready();
  await newer.ready();
  await expect(older.place).toHaveAttribute("data-widget-version-loaded", "1.6.0");
  await expect(newer.place).toHaveAttribute("data-widget-version-loaded", "1.7.0");

  const titleIn = ({ place }: CvCheck) => place.getByRole("heading", { level: 2 }).first();
  const [olderTitle, newerTitle] = [titleIn(older), titleIn(newer)];
  await expect(olderTitle).toHaveText("Hvor stærkt står dit CV?");
  await expect(newerTitle).toHaveText("Hvor stærkt står dit CV? Nu nyt");
  await expect(olderTitle).not.toHaveCSS("letter-spacing", "3px");
  await expect(newerTitle).toHaveCSS("letter-spacing", "3px");
  const [ofOlder, ofNewer] = [await classesIn(older), await classesIn(newer)];
  expect(ofOlder.size).toBeGreaterThan(0);
  // Only classes of common sources, which are the same in both, have the same names.
  const isCommon = (name: string) => /^\.s[0-9a-f]{8}_/.test(name);
  expect([...ofOlder].filter((name) => ofNewer.has(name) && !isCommon(name))).toEqual([]);
  expect([...ofOlder].some((name) => !isCommon(name))).toBe(true);

  const cv = fixture("cv-two-pages-da.pdf");
  await older.review(cv);
  await newer.review(cv);
});

test("widgets built with several versions of React share those that suffice, and each works", async ({
  page,
  host,
  otherSite,
}) => {
  for (const [version, react] of [
    ["8.0.0", "19.3.0"],
    ["8.1.0", undefined],
    ["8.2.0", "19.3.2"],
    ["8.3.0", "19.3.2"],
    ["8.4.0", "18.3.1"],
  ] as const) {
    await host.publish({ name: "counter", version, ...(react && { react }) });
  }
  const body = ["8.0.0", "8.1.0", "8.2.0", "8.3.0", "8.4.0"].map(
    (version) => `<div data-widget="counter" data-widget-version="${version}" data-widget-load="eager"></div>`,
  );
  await page.goto(otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body: body.join("") })));
  for (const place of await page.locator("[data-widget=counter]").all()) {
    await new Placeholder(page, place).isIn("ready");
    await place.getByRole("button", { name: "Én til" }).click();
    await expect(place.getByRole("status")).toHaveText("1");
  }

  const { versions, copies } = await reactsOn(page);
  const [platform, own] = [versions[0], "19.3.2"];
  expect(versions).toEqual([platform, platform, own, own, "18.3.1"]);
  expect(platform).not.toBe(own);
  // Widgets 1 and 2 share the page's copy, 3 and 4 share another copy, and 5 has its own.
  expect(copies).toEqual([0, 0, 1, 1, 2]);
});

test("widgets built with another shared-runtime load what differs once, and share the rest and React", async ({
  page,
  host,
  otherSite,
}) => {
  const runtimeChanges = {
    "contract/widget-runtime.tsx": (text: string) =>
      text.replace("    restoreFocus();", '    host.element.dataset["builtWith"] = "another";\n$&'),
  };
  await host.publish({ name: "member-note", version: "8.0.0" });
  await host.publish({ name: "member-note", version: "8.1.0", runtimeChanges });
  await host.publish({ name: "guide", version: "1.2.0", runtimeChanges });
  const fetched: string[] = [];
  page.on("requestfinished", (request) => {
    const [, file] = /\/widgets\/((?:parts|member-note|guide)\/.*\.js)$/.exec(request.url()) ?? [];
    if (file !== undefined) fetched.push(file);
  });
  const body = ["member-note@8.0.0", "member-note@8.1.0", "guide@1.2.0"].map((widget) => {
    const [name, version] = widget.split("@");
    return `<div data-widget="${name}" data-widget-version="${version}" data-widget-load="eager"></div>`;
  });
  await page.goto(otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body: body.join("") })));
  const places = await page.locator("[data-widget]").all();
  for (const place of places) await new Placeholder(page, place).isIn("ready");

  const builtWith = await Promise.all(places.map((place) => place.getAttribute("data-built-with")));
  expect(builtWith).toEqual([null, "another", "another"]);
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.filter((file) => /own-copies|assets/.test(file))).toEqual([]);
  // The part that differs is not the platform's.
  expect(fetched.filter((file) => file.startsWith("parts/")).length).toBeGreaterThan(0);

  // All widgets share one session.
  await changeSession(page, karin);
  for (const place of places.slice(0, 2)) await expect(place.getByText("Du ser siden som medlem")).toBeVisible();
  await expect(places[2] as Locator).toContainText("Du er logget ind");
});

/** The version of React of each counter, and the number of its copy: equal numbers mean the same copy. */
function reactsOn(page: Page): Promise<{ readonly versions: readonly string[]; readonly copies: readonly number[] }> {
  return page.evaluate(() => {
    const used = [...document.querySelectorAll("[data-widget=counter]")].map(
      (element) => (element as Element & { readonly usedReact: UsedReact }).usedReact,
    );
    const hooks = [...new Set(used.map(({ useState }) => useState))];
    return {
      versions: used.map(({ version }) => version),
      copies: used.map(({ useState }) => hooks.indexOf(useState)),
    };
  });
}

interface UsedReact {
  readonly version: string;
  readonly useState: unknown;
}

/** The class names in a widget's style sheets. */
async function classesIn({ place }: CvCheck): Promise<ReadonlySet<string>> {
  const sheets = await place.evaluate((element) =>
    Promise.all(
      [...(element.shadowRoot?.querySelectorAll("link") ?? [])].map(async ({ href }) => (await fetch(href)).text()),
    ),
  );
  return new Set(sheets.join("").match(/\.[a-z_][\w-]*(?=[\s.:,{[>~+])/gi));
}
