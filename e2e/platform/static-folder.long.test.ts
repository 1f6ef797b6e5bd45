import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers } from "../faults/made-up-remote.ts";
import { startCdn } from "../server/start-cdn.ts";
import { expect, test } from "../test.ts";
import { buildFederationPage } from "../widgets/build-federation-page.ts";
import { buildWidget, type WidgetBuild } from "../widgets/build-widget.ts";

test.describe.configure({ timeout: 90_000 });

const widgets = [
  { name: "counter", version: "1.0.0" },
  { name: "guide", version: "1.0.0" },
] as const satisfies readonly WidgetBuild[];

/** Keys are sources that parts import lazily, with their fingerprints. */
type LazyFiles = Readonly<Record<string, object>>;
type LazyImports = Readonly<Record<string, (wanted: string) => Promise<Readonly<Record<string, unknown>>>>>;

test("the official runtime of Module Federation mounts remotes from plain folders, with the parts in these folders", async ({
  page,
  otherSite,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "static-folder-"));
  const dists = await Promise.all(widgets.map((build) => buildWidget(build)));
  for (const [index, { name }] of widgets.entries()) await cp(dists[index]!, join(folder, name), { recursive: true });
  const files = await startCdn(folder);
  try {
    await page.route("**/federation-page.js", answers.module(await buildFederationPage()));
    const html = `<!doctype html><title>En side med Module Federation</title>
      ${widgets.map(({ name }) => `<div id="${name}" data-entry="${files.url}${name}/remoteEntry.js"></div>`).join("")}
      <script type="module" src="/federation-page.js"></script>`;
    await page.goto(otherSite.page(html));

    const [counter, guide] = [page.locator("#counter"), page.locator("#guide")];
    await counter.getByRole("button", { name: "Én til" }).click();
    await expect(counter.getByRole("status")).toHaveText("1");
    await guide.getByRole("button").click();
    await expect(guide.getByRole("button")).toHaveCount(0);
    for (const place of [counter, guide]) await expect(place).not.toHaveAttribute("data-crash");

    const { parts } = JSON.parse(await readFile(join(dists[0]!, "widget.json"), "utf8")) as {
      readonly parts: readonly string[];
    };
    expect(parts.length).toBeGreaterThan(1);
    // Each comes from the folder of a widget, since the site has no folder that all widgets share.
    for (const part of parts) {
      const found = files.asked.filter((path) => widgets.some(({ name }) => path === `${name}/${part}`));
      expect([part, found.length > 0]).toEqual([part, true]);
    }
    const instances = await page.evaluate(() => {
      const all = (globalThis as { [key: symbol]: unknown })[Symbol.for("host-shell.parts")];
      return Object.values(all as Readonly<Record<string, { readonly instances: readonly unknown[] }>>).map(
        (part) => part.instances.length,
      );
    });
    // The first part is the container, which each remote has for itself.
    expect(instances).toEqual(parts.slice(1).map(() => 1));

    const lazy = JSON.parse(await readFile(join(dists[1]!, "lazy-files.json"), "utf8")) as LazyFiles;
    const wanted = Object.keys(lazy).find((key) => key.startsWith("contract/prop-problem.ts#")) ?? "";
    const exported = await page.evaluate(
      async ([at, source]) => {
        const all = (globalThis as { [key: symbol]: unknown })[Symbol.for("host-shell.lazy-imports")] as LazyImports;
        return Object.keys((await all[at]?.(source)) ?? {});
      },
      [`${files.url}guide/`, wanted] as const,
    );
    expect(exported.length).toBeGreaterThan(0);
  } finally {
    await files.close();
    await rm(folder, { recursive: true });
  }
});
