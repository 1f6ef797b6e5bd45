import { expect, type Locator, type Page } from "@playwright/test";
import { chooseFile } from "./choose-file.ts";
import { signIn } from "./gate.ts";

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A service form under self-service, as a member sees it. */
export class ServiceForm {
  readonly page: Page;
  readonly message: Locator;
  readonly send: Locator;
  readonly problems: Locator;
  readonly failure: Locator;
  /** The receipt of a sent form, and its title. */
  readonly receipt: Locator;
  readonly done: Locator;
  readonly files: Locator;

  constructor(page: Page) {
    this.page = page;
    this.message = page.getByRole("textbox", { name: /Dit svar|Hvad er der sket|Din besked/ });
    this.send = page.getByRole("button", { name: "Send", exact: true });
    this.problems = page.getByRole("group", { name: /^Ret .* ting, før du/ });
    this.failure = page.getByRole("alertdialog", { name: "Hov, noget gik galt!" });
    this.receipt = page.locator("[data-widget=service-forms]").getByRole("article");
    this.done = this.receipt.getByRole("heading", { level: 2 });
    this.files = page.getByRole("list", { name: "Bilag" }).getByRole("listitem");
  }

  async open(slug: string): Promise<void> {
    await signIn(this.page, `/selvbetjening/formularer/${slug}`);
    await expect(this.page.locator("[data-widget=service-forms]")).toHaveAttribute("data-widget-state", "ready");
  }

  async attach(...files: readonly Upload[]): Promise<void> {
    const button = this.page.getByRole("button", { name: "Tilføj filer, Bilag" });
    await chooseFile(button, this.page.locator("input[type=file]"), [...files]);
  }

  /** Answers which hearing the form is about. */
  async chooseHearing(): Promise<void> {
    await this.page.getByRole("radio").first().check();
  }

  /** The row of a file. */
  file(name: string): Locator {
    return this.files.filter({ hasText: name });
  }

  async expectUploaded(name: string): Promise<void> {
    await expect(this.page.getByRole("button", { name: `Fjern ${name}` })).toBeVisible({ timeout: 15_000 });
    await expect(this.file(name).getByRole("button", { name: /Prøv igen/ })).toHaveCount(0);
  }
}

/** A PDF with this number of bytes. */
export function pdf(name: string, bytes = 1_000): Upload {
  const buffer = Buffer.alloc(bytes, 0x20);
  buffer.write("%PDF-1.7\n");
  return { name, mimeType: "application/pdf", buffer };
}
