import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
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
  readonly #site: EditorSite;

  constructor(page: Page, site: EditorSite, name: EditorName) {
    this.page = page;
    this.#site = site;
    this.name = name;
    this.dialog = page.locator(".lk-tool-dialog").getByRole("dialog");
    const place: Page | FrameLocator = name === "tinymce" ? page.frameLocator("#editor_ifr") : page;
    this.text = place.locator({ ckeditor5: ".ck-content", tinymce: "body", tiptap: ".ProseMirror" }[name]);
    this.cards = this.text.locator("lk-tool-card:not(.mce-offscreen-selection *)");
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

  /** The HTML without the line breaks that TinyMCE writes between blocks. */
  async getOnOneLine(): Promise<string> {
    return (await this.get()).replaceAll(/(<\/p>|<\/div>)\n(?=<)/gi, "$1");
  }

  /** Moves the focus to the end of the text. */
  async focus(): Promise<void> {
    await this.page.evaluate(() => globalThis.editorUnderTest.focus());
    // Tiptap does it in the next frame.
    await this.page.waitForFunction(() => document.activeElement?.matches("iframe, .ck-content, .ProseMirror"));
  }

  setReadOnly(isReadOnly: boolean): Promise<void> {
    return this.page.evaluate((is) => globalThis.editorUnderTest.setReadOnly(is), isReadOnly);
  }

  card(title: string): Locator {
    return this.cards.getByRole("group", { name: `Værktøj: ${title}` });
  }

  /** Chooses the first card by a press on its title. */
  async chooseCard(): Promise<void> {
    await this.cards
      .first()
      .getByText(/^Værktøj: /)
      .click();
  }

  /** Moves the focus from the text to the button, by the keys of the editor. Tiptap leaves the toolbar to the page. */
  async reachInsertButton(): Promise<void> {
    await this.page.keyboard.press(this.name === "tiptap" ? "Shift+Tab" : "Alt+F10");
    for (let presses = 0; presses < 8 && !(await this.isFocused(this.insertButton)); presses += 1) {
      await this.page.keyboard.press("ArrowRight");
    }
  }

  isFocused(element: Locator): Promise<boolean> {
    return element.evaluate((node) => (node.getRootNode() as Document | ShadowRoot).activeElement === node);
  }

  /** Drags the first card below a paragraph. */
  async dragCardTo(paragraph: string): Promise<void> {
    const card = this.cards.first().getByText(/^Værktøj: /);
    await card.click();
    const from = await card.boundingBox();
    const to = await this.text.getByText(paragraph).boundingBox();
    if (!from || !to) throw new Error("The card or the paragraph is not on the page.");
    const { mouse } = this.page;
    await mouse.move(from.x + 20, from.y + 10);
    await mouse.down();
    await mouse.move(from.x + 30, from.y + 20, { steps: 4 });
    await mouse.move(to.x + 60, to.y + to.height - 2, { steps: 8 });
    await mouse.up();
  }

  tool(title: string): Locator {
    return this.dialog.getByRole("button", { name: title });
  }

  /** Inserts a tool by the dialog, with a text in a field. */
  async insert(title: string, field?: { readonly label: string; readonly text: string }): Promise<void> {
    await this.insertButton.click();
    await this.tool(title).click();
    if (field) await this.fill(field.label, field.text);
    await this.finish("Indsæt");
  }

  /** Presses the button that ends the dialog. */
  async finish(button: "Indsæt" | "Gem"): Promise<void> {
    await this.dialog.getByRole("button", { name: button, exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Finds a field by the search of the form, and fills it in. */
  async fill(label: string, text: string): Promise<void> {
    await this.dialog.getByRole("searchbox").fill(label);
    await this.dialog.getByRole("textbox", { name: label, exact: true }).fill(text);
  }
}
