import { expect, type Locator, type Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import type { StaticSite } from "../embedding/static-site.ts";
import { Placeholder } from "./placeholder.ts";
import { changeSession, karin } from "./session-of.ts";

interface PageOptions {
  readonly host: string;
  readonly site: StaticSite;
  /** The version of the guide. */
  readonly guide: string;
  /** Omits the other three widgets until `addNeighbours` is called. */
  readonly alone?: boolean;
  /** The point at which the guide throws. */
  readonly breakIn?: string;
}

const neighbours = ["question-form", "counter", "member-note"]
  .map((name) => `<div data-widget="${name}" data-widget-load="eager"></div>`)
  .join("");

/** A page of another CMS with a guide, which may fail, and three other widgets, which must not. */
export class FourWidgets {
  readonly page: Page;
  readonly guide: Placeholder;
  /** The reasons of widget failures that the server has accepted. */
  readonly reasons: string[] = [];
  /** The versions in these reports. */
  readonly versions: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.guide = new Placeholder(page, page.locator("[data-widget=guide]"));
    page.on("response", (response) => {
      if (!response.url().endsWith("/api/widget-reports") || response.status() !== 204) return;
      const { loads } = response.request().postDataJSON() as {
        readonly loads: readonly { readonly version: string; readonly reason?: string }[];
      };
      const failures = loads.filter(({ reason }) => reason !== undefined);
      this.reasons.push(...failures.map(({ reason = "" }) => reason));
      this.versions.push(...failures.map(({ version }) => version));
    });
  }

  async open({ host, site, guide, alone = false, breakIn = "" }: PageOptions): Promise<void> {
    const head = `<script>document.documentElement.dataset.break = "${breakIn}"</script>`;
    const body = `<button onclick="this.textContent += '!'">Tryk</button>
      <div data-widget="guide" data-widget-version="${guide}" data-widget-load="eager"></div>
      <div id="neighbours">${alone ? "" : neighbours}</div>`;
    await this.page.goto(site.page(pageHtml({ loader: `${host}/loader.js`, head, body })));
  }

  /** Adds the three other widgets to the page. If the page has them already, mounts them again. */
  async addNeighbours(): Promise<void> {
    await this.page.evaluate((html) => {
      const place = document.querySelector("#neighbours");
      if (place) place.innerHTML = html;
    }, neighbours);
  }

  /** Expects the other three widgets and the page itself to respond. */
  async expectTheRestToWork(): Promise<void> {
    const place = (name: string): Locator => this.page.locator(`[data-widget=${name}]`);
    const [form, counter, note] = [place("question-form"), place("counter"), place("member-note")];
    for (const widget of [form, counter, note]) await new Placeholder(this.page, widget).isIn("ready");

    await form.getByLabel("Dit spørgsmål").fill("Hvad nu?");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("status")).toHaveText("Tak, vi svarer på: Hvad nu?");
    await counter.getByRole("button", { name: "Én til" }).click();
    await expect(counter.getByRole("status")).toHaveText("1");
    await changeSession(this.page, karin);
    await expect(note.getByText("Du ser siden som medlem")).toBeVisible();
    await changeSession(this.page);
    await expect(note.getByText("Du ser siden som gæst")).toBeVisible();

    const button = this.page.getByRole("button", { name: "Tryk" });
    const before = await button.textContent();
    await button.click();
    await expect(button).toHaveText(`${before}!`);
  }

  /** Expects the guide to show its fallback, and the server to have received this many reports in total. */
  async expectFallback(reports: number): Promise<void> {
    await this.guide.isIn("failed");
    await expect(this.guide.fallback).toBeVisible();
    await this.expectReports(reports);
  }

  async expectReports(reports: number): Promise<void> {
    // The loader collects reports for two seconds before it sends them.
    await this.page.clock.fastForward(2_000);
    await expect.poll(() => this.reasons, { message: "reports at the server", intervals: [20] }).toHaveLength(reports);
  }

  async expectGuideToWork(): Promise<void> {
    await this.guide.isIn("ready");
    await this.guide.place.getByRole("button", { name: "Videre" }).click();
    await expect(this.guide.place.getByRole("heading", { name: "Du er fremme" })).toBeVisible();
  }
}
