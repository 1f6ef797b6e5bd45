/**
 * Changes Playwright in a process that is started with `--import` of this module, so that it drives a stock Firefox by
 * WebDriver BiDi. Throws if Playwright has become another one.
 */
import { registerHooks } from "node:module";

const changes = [
  // Sent for every context; Firefox ESR does not know the command.
  {
    before: '.send("emulation.setMediaFeaturesOverride"',
    after: '.sendMayFail("emulation.setMediaFeaturesOverride"',
  },
  // Playwright types by setting `value` in the page's own world, where React's tracker of values sees it and ignores the event.
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
