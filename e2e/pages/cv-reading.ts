import { expect, type Locator } from "@playwright/test";
import type { CvCheck } from "./cv-check.ts";

/** What was read in a CV, below its review. */
export class CvReadingPanel {
  readonly tool: CvCheck;
  readonly opener: Locator;
  readonly entries: Locator;
  readonly title: Locator;
  readonly save: Locator;

  constructor(tool: CvCheck) {
    this.tool = tool;
    this.opener = tool.place.getByRole("button", { name: "Se og ret det, vi læste" });
    this.entries = tool.place.getByRole("list", { name: "Job, uddannelse og det andet" });
    this.title = tool.place.getByRole("textbox", { name: "Titel", exact: true });
    this.save = tool.place.getByRole("button", { name: "Gem", exact: true });
  }

  async open(): Promise<void> {
    await this.opener.click();
    await expect(this.entries).toBeVisible();
  }

  correct(name: string): Locator {
    return this.entries.getByRole("button", { name: `Ret ${name}` });
  }
}
