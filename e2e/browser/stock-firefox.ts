/**
 * Makes Playwright drive a stock Firefox by WebDriver BiDi, in a process started with `--import` of this module. Throws
 * if the installed version of Playwright has other source lines than the expected ones.
 */
import { registerHooks } from "node:module";

const changes = [
  // Playwright sends this command for every context, but Firefox ESR does not know it.
  {
    before: '.send("emulation.setMediaFeaturesOverride"',
    after: '.sendMayFail("emulation.setMediaFeaturesOverride"',
  },
  // Playwright types by setting `value` in the page's own world. React's value tracker notices that and ignores the
  // event.
  {
    before: "window.__pw_bidiInsertText = (text) => bidiInsertText(window, text);",
    after: "window.__pw_bidiInsertText = (text) => { window.document.execCommand('insertText', false, text); };",
  },
] as const;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/playwright-core/lib/coreBundle.js")) return loaded;
    const { source: original } = loaded;
    const source = changes.reduce(
      (text, { before, after }) => {
        if (!text.includes(before)) throw new Error(`this Playwright does not contain ${before}`);
        return text.replaceAll(before, after);
      },
      typeof original === "string" ? original : new TextDecoder().decode(original ?? undefined),
    );
    return { ...loaded, source };
  },
});
