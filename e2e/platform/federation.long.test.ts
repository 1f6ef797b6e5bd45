import { pageHtml } from "../embedding/page-html.ts";
import { answers } from "../faults/made-up-remote.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";
import { buildFederationPage } from "../widgets/build-federation-page.ts";
import { buildPlainRemote } from "../widgets/build-plain-remote.ts";

test.describe.configure({ timeout: 90_000 });

interface UsedReact {
  readonly version: string;
  readonly useState: unknown;
}

declare global {
  interface Window {
    /** The React that the page shares with remotes. */
    pageReact?: UsedReact;
    /** An entry for each evaluated copy of React's renderer. */
    renderers?: object[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const renderers: object[] = (window.renderers = []);
    const inject = (renderer: object) => renderers.push(renderer);
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
  });
});

test("the official runtime of Module Federation mounts published widgets, on the React that its page registered", async ({
  page,
  host,
  otherSite,
}) => {
  await host.publish({ name: "counter", version: "1.0.0" });
  await host.publish({ name: "guide", version: "1.1.0" });
  const script = await buildFederationPage();
  await page.route("**/federation-page.js", answers.module(script));
  const entryOf = (path: string) => `${host.url}/widgets/${path}/remoteEntry.js`;
  const html = `<!doctype html><title>En side med Module Federation</title>
    <div id="counter" data-entry="${entryOf("counter/1.0.0")}"></div>
    <div id="guide" data-entry="${entryOf("guide/1.1.0")}"></div>
    <script type="module" src="/federation-page.js"></script>`;
  await page.goto(otherSite.page(html));

  const counter = page.locator("#counter");
  await counter.getByRole("button", { name: "Én til" }).click();
  await expect(counter.getByRole("status")).toHaveText("1");
  // The guide's state machine and signals, which this page does not share, work with the page's React.
  const guide = page.locator("#guide");
  await guide.getByRole("button").click();
  await expect(guide.getByRole("button")).toHaveCount(0);
  await expect(counter).not.toHaveAttribute("data-crash");
  await expect(guide).not.toHaveAttribute("data-crash");

  const usesReactOfPage = await counter.evaluate(
    (element: Using) => element.usedReact !== undefined && element.usedReact.useState === window.pageReact?.useState,
  );
  expect(usesReactOfPage).toBe(true);
  expect(await page.evaluate(() => window.renderers?.length)).toBe(1);
  expect(await page.evaluate(() => Symbol.for("host-shell.loader") in window)).toBe(false);
});

test("a remote of the plain plugin mounts beside a widget of the preset, on one React", async ({
  page,
  host,
  otherSite,
}) => {
  await host.publishBuilt("plain-note", await buildPlainRemote());
  await host.publish({ name: "counter", version: "1.1.0" });
  const body = `<div data-widget="plain-note" data-title="Fra et andet hus" data-widget-load="eager"></div>
    <div data-widget="counter" data-widget-load="eager"></div>`;
  await page.goto(otherSite.page(pageHtml({ loader: `${host.url}/loader.js`, body })));

  const [plain, counter] = ["plain-note", "counter"].map(
    (name) => new Placeholder(page, page.locator(`[data-widget=${name}]`)),
  ) as [Placeholder, Placeholder];
  for (const placeholder of [plain, counter]) {
    await placeholder.isIn("ready");
    await placeholder.place.getByRole("button", { name: "Én til" }).click();
    await expect(placeholder.place.getByRole("status")).toHaveText("1");
  }
  await expect(plain.place.getByRole("heading")).toHaveText("Fra et andet hus");
  expect(await plain.place.evaluate(useOneReact, await counter.place.elementHandle())).toBe(true);
  expect(await page.evaluate(() => window.renderers?.length)).toBe(1);
});

type Using = Element & { readonly usedReact?: UsedReact };

/** Whether two widgets, which store their React on their elements, use the same copy. */
function useOneReact(one: Using, other: Using | null): boolean {
  return one.usedReact !== undefined && one.usedReact.useState === other?.usedReact?.useState;
}
