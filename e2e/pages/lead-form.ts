import type { Locator, Page } from "@playwright/test";

/** A lead form on one of our own pages, located by roles and names. */
export class LeadForm {
  readonly page: Page;
  readonly form: Locator;
  readonly summary: Locator;
  /** The messages after the server's answer: stored, or failed. */
  readonly stored: Locator;
  readonly failed: Locator;

  constructor(page: Page, title: string) {
    this.page = page;
    this.form = page.getByRole("form", { name: title });
    this.summary = this.form.getByRole("group", { name: "Ret dette, før du går videre" });
    this.stored = page.getByRole("dialog", { name: /^Tak, vi (har fået dine oplysninger|ringer til dig)$/ });
    this.failed = page.getByRole("alertdialog", { name: "Vi fik ikke dine oplysninger" });
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.form.getByRole("button", { name });
  }

  async fillIn(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(values)) await this.field(label).fill(text);
  }

  /** Opens the page and waits until the form is live. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    const place = this.page.locator('[data-widget="lead-forms"]');
    await place.scrollIntoViewIfNeeded();
    await this.page.locator('[data-widget="lead-forms"][data-widget-state="ready"]').waitFor();
  }
}

export const caller = { Navn: "Søren Ægidius", Telefon: "20 12 34 56" } as const;
