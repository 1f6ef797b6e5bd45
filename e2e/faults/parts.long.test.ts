import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { Gate } from "../pages/gate.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test as base } from "../test.ts";
import { buildWidget, type WidgetBuild } from "../widgets/build-widget.ts";
import type { PublishingHost } from "../widgets/publishing-host.ts";
import { breakFiles, type FileFault, fileFaults } from "./file-faults.ts";
import { tamper } from "./tamper.ts";

/** A shared-runtime whose parts the platform of the page does not hold. */
const runtimeChanges = {
  "contract/widget-runtime.tsx": (text: string) =>
    text.replace("    restoreFocus();", '    host.element.dataset["builtWith"] = "another";\n$&'),
};
/** Two widgets that need the same part of another shared-runtime, and one that needs none of it. */
const guide: WidgetBuild = { name: "guide", version: "4.0.0", runtimeChanges };
const counter: WidgetBuild = { name: "counter", version: "4.0.0", runtimeChanges };
const note: WidgetBuild = { name: "member-note", version: "4.0.0" };

const test = base.extend<{ readonly stockedHost: PublishingHost }>({
  stockedHost: async ({ lenientHost }, use) => {
    for (const build of [guide, counter, note]) await lenientHost.publish(build);
    await use(lenientHost);
  },
});
test.describe.configure({ timeout: 150_000 });

const allFaults = Object.keys(fileFaults) as FileFault[];

const placeholder = ({ name, version }: WidgetBuild): string =>
  `<div data-widget="${name}" data-widget-version="${version}" data-widget-load="eager"></div>`;
const placeOf = (page: Page, { name }: WidgetBuild) => new Placeholder(page, page.locator(`[data-widget=${name}]`));

async function expectGuideToWork(page: Page): Promise<void> {
  const { place } = placeOf(page, guide);
  await expect(place).toHaveAttribute("data-widget-state", "ready");
  await place.getByRole("button", { name: "Videre" }).click();
  await expect(place.getByRole("heading", { name: "Du er fremme" })).toBeVisible();
}

async function expectCounterToWork(page: Page): Promise<void> {
  const { place } = placeOf(page, counter);
  await expect(place).toHaveAttribute("data-widget-state", "ready");
  await place.getByRole("button", { name: "Én til" }).click();
  await expect(place.getByRole("status")).toHaveText("1");
}

/** The names of the files of parts that only the other shared-runtime has, which both of its widgets need. */
async function partsOfAnother(): Promise<readonly string[]> {
  const ours = new Set((await manifestOf(note)).parts);
  return (await manifestOf(guide)).parts.filter((path) => !ours.has(path)).map((path) => path.replace("parts/", ""));
}

for (const fault of allFaults) {
  test(`a part that is ${fault} affects only the widgets that need it, and a retry of each repairs it`, async ({
    page,
    stockedHost: host,
    otherSite,
  }) => {
    const broken = await breakFiles(page, "parts", await partsOfAnother(), fault);
    await page.clock.install();
    await page.goto(
      otherSite.page(
        pageHtml({ loader: `${host.url}/loader.js`, body: [guide, counter, note].map(placeholder).join("") }),
      ),
    );
    await placeOf(page, note).isIn("ready");
    const [guideHere, counterHere] = [placeOf(page, guide), placeOf(page, counter)];
    const bothFail = async (): Promise<void> => {
      for (const { place } of [guideHere, counterHere])
        await expect(async () => {
          if (broken.fault === "never answered") await page.clock.fastForward(10_000);
          await expect(place).toHaveAttribute("data-widget-state", "failed", { timeout: 500 });
        }).toPass({ intervals: [20] });
    };
    await bothFail();
    // A retry that fails again does not keep the retry of the other widget from working.
    await guideHere.retry.click();
    await bothFail();
    broken.fault = undefined;
    await counterHere.retry.click();
    await expectCounterToWork(page);
    await guideHere.retry.click();
    await expectGuideToWork(page);
  });

  test(`a widget that is added after a part was ${fault} works without a press`, async ({
    page,
    stockedHost: host,
    otherSite,
  }) => {
    const broken = await breakFiles(page, "parts", await partsOfAnother(), fault);
    await page.clock.install();
    await page.goto(
      otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body: [guide, note].map(placeholder).join("") })),
    );
    await placeOf(page, note).isIn("ready");
    await expect(async () => {
      if (broken.fault === "never answered") await page.clock.fastForward(10_000);
      await expect(placeOf(page, guide).place).toHaveAttribute("data-widget-state", "failed", { timeout: 500 });
    }).toPass({ intervals: [20] });
    broken.fault = undefined;
    await page.evaluate(
      (html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html),
      placeholder(counter),
    );
    await expectCounterToWork(page);
  });
}

test("a part that is missing once is found by the second attempt, under another address, and no failure is reported", async ({
  page,
  stockedHost: host,
  otherSite,
}) => {
  const asked: string[] = [];
  const names = await partsOfAnother();
  await page.route(/\/widgets\/parts\/[^/]+\.js$/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } });
  });
  page.on("request", (request) => {
    if (request.url().includes("/parts/~1/")) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(
    otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body: [guide, counter].map(placeholder).join("") })),
  );
  await expectGuideToWork(page);
  await expectCounterToWork(page);
  for (const name of names) {
    expect(asked).toContain(`/widgets/parts/${name}`);
    expect(asked).toContain(`/widgets/parts/~1/${name}`);
  }
});

for (const fault of ["missing", "truncated"] as const) {
  test(`a style sheet of common sources that is ${fault} affects only the widgets that need it, and a retry repairs it`, async ({
    page,
    stockedHost: host,
    otherSite,
  }) => {
    const ofNote = new Set((await manifestOf(note)).styles);
    const sheets = (await manifestOf(guide)).styles.filter((path) => path.startsWith("parts/") && !ofNote.has(path));
    expect(sheets.length).toBeGreaterThan(0);
    const names = sheets.map((path) => path.replace("parts/", ""));
    const broken = await breakFiles(page, "parts", names, fault);
    await page.goto(
      otherSite.page(
        pageHtml({ loader: `${host.url}/loader.js`, body: [guide, counter, note].map(placeholder).join("") }),
      ),
    );
    await placeOf(page, note).isIn("ready");
    const [guideHere, counterHere] = [placeOf(page, guide), placeOf(page, counter)];
    await guideHere.isIn("failed");
    await counterHere.isIn("failed");
    broken.fault = undefined;
    await guideHere.retry.click();
    await expectGuideToWork(page);
    await counterHere.retry.click();
    await expectCounterToWork(page);
  });
}

test.describe("a part that is loaded when the visitor begins", () => {
  test.use({ gate: "met" });
  const cv = fixture("cv-two-pages-da.pdf");

  /** The file of the part with the dialogs before a tool. */
  const dialogs = async (): Promise<string> => {
    const text = await readFile(join(import.meta.dirname, "../../widgets/cv-check/dist/lazy-files.json"), "utf8");
    const lazy = JSON.parse(text) as Readonly<Record<string, object>>;
    const [, files = {}] = Object.entries(lazy).find(([wanted]) => wanted.startsWith("gate/gate-dialogs.tsx#")) ?? [];
    return Object.keys(files).at(-1)!.replace("parts/", "");
  };

  test("is taken from the widget's own folder if the shared address has another content, which is never run", async ({
    page,
    tool,
  }) => {
    const name = await dialogs();
    const tampering = await tamper(page, new RegExp(`/widgets/parts/${name}$`));
    await tool.open();
    await tool.choose(cv);
    await expect(new Gate(page).lead).toBeVisible();
    expect(tampering.changed()).toBeGreaterThan(0);
    expect(await tampering.wasRun()).toBe(false);
  });

  test("keeps only its tool from starting if it arrives from nowhere, and a retry finds it", async ({ page, tool }) => {
    const name = await dialogs();
    await page.route(`**/parts/${name}`, (route) => route.fulfill({ status: 404 }));
    await tool.open();
    await tool.choose(cv);
    const alert = tool.place.getByRole("alert");
    await expect(alert).toContainText("CV-tjekket kunne ikke åbnes");
    await page.unroute(`**/parts/${name}`);
    await alert.getByRole("button", { name: "Prøv igen" }).click();
    await expect(new Gate(page).lead).toBeVisible();
  });

  test("is found by a widget although the list of another widget, which uses the same part, is missing", async ({
    page,
    otherSite,
    server,
    tool,
  }) => {
    // The job match is live first, so the instances of the parts that both need were created for it.
    await page.route("**/jobmatch/**/lazy-files.json", (route) => route.abort());
    const body = '<div data-widget="jobmatch" data-widget-load="eager"></div>';
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
    await new Placeholder(page, page.locator("[data-widget=jobmatch]")).isIn("ready");
    await page.evaluate(() =>
      document
        .querySelector("main")
        ?.insertAdjacentHTML("beforeend", '<div data-widget="cv-check" data-widget-load="eager"></div>'),
    );
    await tool.ready();
    await tool.choose(cv);
    await expect(new Gate(page).lead).toBeVisible();
  });
});

interface Manifest {
  readonly parts: readonly string[];
  readonly styles: readonly string[];
}

const manifestOf = async (build: WidgetBuild): Promise<Manifest> =>
  JSON.parse(await readFile(join(await buildWidget(build), "widget.json"), "utf8")) as Manifest;
