import { expect, test } from "./test.ts";

test.describe("tiptap", () => {
  test("JSON that a CMS saves is rendered with the placeholder", async ({ editor, page }) => {
    const inner = `<script type="application/json">{"a": "<"}</script><a href="/pris">Løn <b>nu</b></a>`;
    await editor.set(`<p>Over</p><div data-widget='fee-calculator' data-title='1 &amp; "2"'>${inner}</div>`);
    expect(await page.evaluate(() => globalThis.editorUnderTest.renderJson?.())).toBe(
      `<p>Over</p><div data-widget="fee-calculator" data-title="1 &amp; &quot;2&quot;">${inner}</div><p></p>`,
    );
  });
});
