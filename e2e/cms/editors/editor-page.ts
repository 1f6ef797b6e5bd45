import type { FrameLocator, Locator, Page } from "@playwright/test";
import type { EditorName } from "./editor-pages.ts";
import type { EditorSite } from "./editor-site.ts";

/** The page of a CMS on which a person writes. */
export class EditorPage {
  readonly page: Page;
  readonly name: EditorName;
  readonly dialog: Locator;
  /** The place in which a person writes. */
  readonly text: Locator;
  readonly cards: Locator;
  readonly insertButton: Locator;
  readonly undoKey = "Control+z";
  readonly #site: EditorSite;

  constructor(page: Page, site: EditorSite, name: EditorName) {
    this.page = page;
    this.#site = site;
    this.name = name;
    this.dialog = page.getByRole("dialog", { name: /./ });
    const place: Page | FrameLocator = name === "tinymce" ? page.frameLocator("#editor_ifr") : page;
    this.text = place.locator({ ckeditor5: ".ck-content", tinymce: "body", tiptap: ".ProseMirror" }[name]);
    this.cards = this.text.locator("lk-tool-card");
    this.insertButton = page.getByRole("button", { name: "Indsæt værktøj" });
  }

  async open(host: string): Promise<void> {
    await this.page.goto(this.#site.page(this.name, host));
    await this.page.waitForFunction(() => "editorUnderTest" in globalThis);
  }

  set(html: string): Promise<void> {
    return this.page.evaluate((given) => globalThis.editorUnderTest.set(given), html);
  }

  get(): Promise<string> {
    return this.page.evaluate(() => globalThis.editorUnderTest.get());
  }

  /** Moves the focus to the end of the text. */
  focus(): Promise<void> {
    return this.page.evaluate(() => globalThis.editorUnderTest.focus());
  }

  setReadOnly(isReadOnly: boolean): Promise<void> {
    return this.page.evaluate((is) => globalThis.editorUnderTest.setReadOnly(is), isReadOnly);
  }

  tool(title: string): Locator {
    return this.dialog.getByRole("button", { name: title });
  }

  /** Inserts a tool by the dialog, with a text in a field. */
  async insert(title: string, field?: { readonly label: string; readonly text: string }): Promise<void> {
    await this.insertButton.click();
    await this.tool(title).click();
    if (field) await this.fill(field.label, field.text);
    await this.dialog.getByRole("button", { name: "Indsæt", exact: true }).click();
  }

  /** Finds a field by the search of the form, and fills it in. */
  async fill(label: string, text: string): Promise<void> {
    await this.dialog.getByRole("searchbox").fill(label);
    await this.dialog.getByRole("textbox", { name: label, exact: true }).fill(text);
  }
}
