import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findings, findingsInEveryScheme } from "../../pages/findings.ts";
import { freePort } from "../../server/free-port.ts";
import { awkwardContents } from "./awkward-contents.ts";
import { editorNames } from "./editor-pages.ts";
import { pasteHtml } from "./paste-html.ts";
import { expect, test } from "./test.ts";

const { cases } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../shared-runtime/src/editors/placeholder.cases.json"), "utf8"),
) as { readonly cases: readonly { readonly name: string; readonly html: string }[] };
const placeholders = [...cases.map(({ name, html }) => [name, html] as const), ...Object.entries(awkwardContents)];

const calculator = "Kontingentberegner";
const heading = "Overskrift over spørgsmålene";

for (const name of editorNames) {
  test.describe(name, () => {
    test("placeholders are saved as they were loaded, to the letter", async ({ editor }) => {
      for (const [title, html] of placeholders) {
        await editor.set(`<p>Over</p>${html}<p>Under</p>`);
        expect(await editor.getOnOneLine(), title).toBe(`<p>Over</p>${html}<p>Under</p>`);
        await expect(editor.cards, title).toHaveCount(1);
      }
      await editor.set(placeholders.map(([, html]) => html).join("<p>Mellem</p>"));
      await expect(editor.cards).toHaveCount(placeholders.length);
    });

    test("a tool is inserted and edited, each step is undone and redone, and visitors get what was saved", async ({
      editor,
      host,
      page,
      publicSite,
    }) => {
      await editor.set("<p>Over</p>");
      await editor.focus();
      await editor.insert(calculator, { label: heading, text: 'Løn & "vilkår" <nu>' });
      const link = `<a href="${host.url}/medlemskab">`;
      const title = (text: string) => `<div data-widget="fee-calculator" data-title="${text}">${link}`;
      const inserted = title("Løn &amp; &quot;vilkår&quot; &lt;nu&gt;");
      await expect.poll(() => editor.getOnOneLine()).toContain(`<p>Over</p>${inserted}`);
      await expect(editor.card(calculator)).toContainText(`${heading}: Løn & "vilkår" <nu>`);

      await editor.cards.getByRole("button", { name: `Rediger ${calculator}` }).click();
      await editor.fill(heading, "Hvad koster det?");
      await editor.finish("Gem");
      await expect(editor.card(calculator)).toContainText("Hvad koster det?");
      const edited = await editor.getOnOneLine();
      expect(edited).toContain(title("Hvad koster det?"));

      await page.keyboard.press("Control+z");
      await expect.poll(() => editor.getOnOneLine()).toContain(inserted);
      await page.keyboard.press("Control+y");
      await expect.poll(() => editor.getOnOneLine()).toBe(edited);

      await editor.cards.getByRole("button", { name: `Fjern ${calculator}` }).click();
      await expect(editor.cards).toHaveCount(0);
      expect(await editor.getOnOneLine()).not.toContain("data-");
      await page.keyboard.press("Control+z");
      await expect.poll(() => editor.getOnOneLine()).toBe(edited);

      const saved = await editor.get();
      await page.goto(publicSite.page(`${saved}<script src="${host.url}/embed.js"></script>`));
      const tool = page.locator("[data-widget=fee-calculator]");
      await tool.scrollIntoViewIfNeeded();
      await expect(tool).toHaveAttribute("data-widget-state", "ready");
      await expect(tool.getByRole("heading", { name: "Hvad koster det?" })).toBeVisible();
    });

    test("what the form does not know stays when a tool is edited, and JSON becomes attributes", async ({ editor }) => {
      await editor.set(
        `<div id='pris' data-site-widget="fee-calculator" class="bred" data-eget="1">` +
          `<script type="application/json">{"title": "Fra JSON", "eget": 1}</script><a href="/pris">Se prisen</a></div><p>Under</p>`,
      );
      await editor.cards.getByRole("button", { name: /^Rediger/ }).click();
      await editor.dialog.getByText("Version og indlæsning").click();
      await editor.dialog.getByRole("combobox", { name: "Hent værktøjet" }).selectOption({ label: "straks" });
      await editor.finish("Gem");
      await expect
        .poll(() => editor.getOnOneLine())
        .toBe(
          `<div data-site-widget="fee-calculator" data-widget-load="eager" data-title="Fra JSON" id='pris' class="bred" data-eget="1">` +
            `<script type="application/json">{"eget":1}</script><a href="/pris">Se prisen</a></div><p>Under</p>`,
        );
    });

    test("a placeholder that was only looked at stays as it is written", async ({ editor }) => {
      const html = `<div data-widget='fee-calculator'   data-title='Er "det" dyrt?'></div>`;
      await editor.set(`${html}<p>Under</p>`);
      await editor.cards.getByRole("button", { name: /^Rediger/ }).click();
      await editor.finish("Gem");
      expect(await editor.getOnOneLine()).toBe(`${html}<p>Under</p>`);
    });

    test("a value that does not fit is explained, and the dialog stays open", async ({ editor }) => {
      await editor.insertButton.click();
      await editor.tool(calculator).click();
      const address = editor.dialog.getByRole("textbox", { name: "Adresse på indmeldelsen" });
      await address.fill("ikke en adresse");
      await editor.dialog.getByRole("button", { name: "Indsæt", exact: true }).click();
      await expect(address).toBeFocused();
      await expect(editor.dialog.getByRole("alert")).toHaveText("Ret feltet først.");
      await expect(editor.dialog.getByText(/^En adresse begynder med/)).toBeVisible();
    });

    test("everything works by keyboard, and the focus returns to where it was", async ({ editor, page }) => {
      await editor.set("<p>Over</p>");
      await editor.focus();
      await editor.reachInsertButton();
      await expect(editor.insertButton).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(editor.tool(calculator)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(editor.dialog).toHaveCount(0);
      await expect(editor.insertButton).toBeFocused();

      await page.keyboard.press("Enter");
      await expect(editor.tool(calculator)).toBeVisible();
      for (let presses = 0; presses < 20 && !(await editor.isFocused(editor.tool(calculator))); presses += 1) {
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await expect(editor.dialog.getByRole("heading", { name: calculator })).toBeFocused();
      await editor.dialog.getByRole("searchbox").focus();
      await page.keyboard.press("Enter");
      await expect(editor.card(calculator)).toBeVisible();
      const inserted = await editor.getOnOneLine();

      await page.keyboard.press("Tab");
      await expect(editor.cards.getByRole("button", { name: /^Rediger/ })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(editor.dialog.getByRole("heading", { name: calculator })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(editor.dialog).toHaveCount(0);
      await page.keyboard.press("Tab");
      await expect(editor.cards.getByRole("button", { name: /^Rediger/ })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(editor.cards.getByRole("button", { name: /^Fjern/ })).toBeFocused();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Delete");
      await expect(editor.cards).toHaveCount(0);
      await page.keyboard.press("Control+z");
      await expect.poll(() => editor.getOnOneLine()).toBe(inserted);
    });

    test("cards are copied, cut and pasted as placeholders", async ({ editor, page }) => {
      const html = `<div data-widget="fee-calculator" data-title="1 &gt; 0"><a href="/pris">Pris</a></div>`;
      await editor.set(`${html}<p>Under</p>`);
      await editor.chooseCard();
      await page.keyboard.press("Control+c");
      await editor.focus();
      await page.keyboard.press("Control+v");
      await expect(editor.cards).toHaveCount(2);
      expect((await editor.get()).split(html)).toHaveLength(3);
      await editor.chooseCard();
      await page.keyboard.press("Control+x");
      await expect(editor.cards).toHaveCount(1);
      await editor.focus();
      await page.keyboard.press("Control+v");
      await expect(editor.cards).toHaveCount(2);
      expect((await editor.get()).split(html)).toHaveLength(3);
    });

    test("a chosen card stays when a tool is inserted", async ({ editor }) => {
      const html = `<div data-widget="cv-check"><a href="/cv">CV</a></div>`;
      await editor.set(`<p>Over</p>${html}<p>Under</p>`);
      await editor.chooseCard();
      await editor.insert(calculator);
      await expect(editor.cards).toHaveCount(2);
      expect(await editor.getOnOneLine()).toMatch(
        /^<p>Over<\/p><div data-widget="cv-check">.*<div data-widget="fee-calculator">.*<p>Under<\/p>$/,
      );
    });

    test("HTML with placeholders is pasted as cards, and a tool of a live page, too", async ({ editor }) => {
      const html = `<div data-widget="cv-check" data-upload-title="Er 1 &lt; 2?"><a href="https://host/cv-tjek">Åbn</a></div>`;
      await editor.set("<p>Over</p>");
      await editor.focus();
      await pasteHtml(editor.text, `<p>Kopieret</p>${html}`);
      await expect(editor.cards).toHaveCount(1);
      expect(await editor.get()).toContain(html);

      await editor.focus();
      await pasteHtml(
        editor.text,
        `<div data-widget="jobmatch" data-widget-state="ready" style="display:block"><section class="x"><h2>Find job</h2><ul><li>Et</li></ul></section></div>`,
      );
      await expect(editor.cards).toHaveCount(2);
      expect(await editor.get()).toContain(`<div data-widget="jobmatch" style="display:block"></div>`);
    });

    test("a placeholder brings no script into the text", async ({ editor, page }) => {
      const bad = `<div data-widget="cv-check" onclick="window.ran=1" data-x="1"><img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">Åbn</a></div>`;
      const good = `<div data-widget="cv-check" data-x="1"></div>`;
      const mark = `<div data-lk-tool="${encodeURIComponent(bad)}"></div><div data-lk-tool="${encodeURIComponent("<img src=x onerror=window.ran=1>")}"></div>`;
      await editor.set(`${bad}${mark}<p>Under</p>`);
      const saved = await editor.get();
      expect(saved.split(good)).toHaveLength(3);
      expect(saved).not.toMatch(/onerror|onclick|javascript|<script/);
      await editor.set("<p>Over</p>");
      await editor.focus();
      await pasteHtml(editor.text, bad);
      expect(await editor.get()).toContain(good);
      expect(await page.evaluate(() => Reflect.get(window, "ran") as unknown)).toBeUndefined();
    });

    test("a card is dragged to another place", async ({ editor }) => {
      const html = `<div data-widget="cv-check"><a href="https://host/cv-tjek">Åbn</a></div>`;
      await editor.set(`${html}<p>Et afsnit</p><p>Andet afsnit</p>`);
      await editor.dragCardTo("Andet afsnit");
      await expect.poll(() => editor.getOnOneLine()).toMatch(/^<p>Et afsnit<\/p>/);
      expect((await editor.get()).split(html)).toHaveLength(2);
    });

    test("a text that is read-only has cards without buttons", async ({ editor, page }) => {
      await editor.set(`<div data-widget="cv-check"></div><p>Under</p>`);
      await expect(editor.cards.getByRole("button")).toHaveCount(2);
      await editor.setReadOnly(true);
      await expect(editor.card("CV-tjek")).toBeVisible();
      await expect(editor.cards.getByRole("button")).toHaveCount(0);
      await editor.setReadOnly(false);
      await expect(editor.cards.getByRole("button")).toHaveCount(2);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("axe finds nothing in the dialog and the cards", async ({ editor, page }) => {
      await editor.set(
        `<div data-widget="cv-check" data-upload-title="Nyt"></div><div data-widget="ukendt"></div><p>Under</p>`,
      );
      await editor.insertButton.click();
      await expect(editor.tool(calculator)).toBeVisible();
      // The dialog is the same in all editors.
      const find = name === "ckeditor5" ? findingsInEveryScheme : findings;
      expect(await find(page)).toEqual([]);
      await editor.tool(calculator).click();
      await editor.dialog.getByText("Version og indlæsning").click();
      expect(await find(page)).toEqual([]);
    });

    test("if the host does not answer, the tools of the release are there", async ({ editor }) => {
      const gone = `http://127.0.0.1:${await freePort()}`;
      await editor.open(gone);
      await editor.focus();
      await editor.insertButton.click();
      await expect(editor.dialog.getByRole("status")).toContainText(`${gone} svarer ikke.`);
      await editor.tool(calculator).click();
      await editor.fill(heading, "Uden vært");
      await editor.finish("Indsæt");
      await expect(editor.card(calculator)).toContainText("Uden vært");
      expect(await editor.get()).toContain(`data-title="Uden vært"><a href="${gone}/medlemskab">`);
    });
  });
}
