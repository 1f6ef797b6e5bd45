import { pageHtml } from "../embedding/page-html.ts";
import { previewAddress } from "../embedding/preview-address.ts";
import { findings } from "../pages/findings.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";

const lockfileOn = (): string => (window as unknown as { hostShell: { lockfile(): string } }).hostShell.lockfile();

test("/replay shows a page of another site as it was, whatever has been published since", async ({
  page,
  host,
  otherSite,
}) => {
  test.slow();
  await host.publish({ name: "counter", version: "6.0.0", sameAs: "1.0.0" });
  await host.publish({ name: "member-note", version: "6.0.0", sameAs: "1.0.0" });
  const body = `<div data-widget="counter" data-start="3" data-widget-load="eager">
      <script type="application/json">{"title":"Tæl </script><b>videre</b>"}</script></div>
    <div data-widget-editing><div data-site-widget="member-note" data-widget-load="eager"></div></div>`;
  const html = pageHtml({ loader: `${host.url}/loader.js`, body: body.replace("</script><b>", "<\\/script><b>") });
  await page.goto(previewAddress(otherSite.page(html)));
  const there = page.locator("[data-widget],[data-site-widget]");
  await new Placeholder(page, there.first()).isIn("ready");
  await new Placeholder(page, there.last()).isIn("ready");
  const lockfile = await page.evaluate(lockfileOn);
  await expect(page.locator("html")).toHaveAttribute("data-widget-lockfile", lockfile);

  await host.publish({
    name: "counter",
    version: "6.1.0",
    changes: { "counter.texts.ts": (text) => text.replace("Talt:", "Optalt:") },
  });
  const answer = await page.goto(`${host.url}/replay?lockfile=${lockfile}`);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });

  await expect(page.getByRole("heading", { level: 1, name: "Gengivet side" })).toBeVisible();
  const places = page.locator("[data-widget]");
  await expect(places).toHaveCount(2);
  for (const place of await places.all()) {
    await place.scrollIntoViewIfNeeded();
    await new Placeholder(page, place).isIn("ready");
  }
  expect(
    await places.evaluateAll((all) =>
      all.map(({ dataset: { widget, widgetVersion, widgetVersionLoaded, start } }) => [
        widget,
        widgetVersion,
        widgetVersionLoaded,
        start,
      ]),
    ),
  ).toEqual([
    ["counter", "6.0.0", "6.0.0", "3"],
    ["member-note", "6.0.0", "6.0.0", undefined],
  ]);
  await expect(places.first().getByRole("heading", { name: "Tæl </script><b>videre</b>" })).toBeVisible();
  await expect(places.first().getByText("Talt: 3")).toBeVisible();
  await expect(places.last()).toHaveAttribute("data-widget-editing", "confirmed");
  expect(await findings(page)).toEqual([]);
});

test("an incomplete lockfile is reported, and another can be pasted", async ({ page, tool }) => {
  await tool.open();
  const lockfile = await page.evaluate(lockfileOn);

  const answer = await page.goto(`/replay?lockfile=${lockfile.slice(0, -20)}`);
  expect(answer?.status()).toBe(400);
  await expect(page).toHaveTitle(/^Fejl: /);
  const field = page.getByRole("textbox", { name: "Låsefil" });
  await expect(field).toHaveAccessibleDescription(/^Fejl: Låsefilen er ikke hel\./);
  expect(await findings(page)).toEqual([]);

  // The error summary has the focus; its link moves the focus to the field.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Låsefilen er ikke hel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await field.fill(`'${lockfile.replace(/(.{60})/g, "$1\n")}'`);
  await page.getByRole("button", { name: "Vis siden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gengivet side" })).toBeVisible();
  await new Placeholder(page, page.locator("[data-widget=cv-check]")).isIn("ready");
});

test("missing versions are named", async ({ page }) => {
  const widget = { name: "cv-check", version: "0.0.1", wish: "stable", state: "ready", editing: false };
  const lockfile = Buffer.from(JSON.stringify({ v: 1, widgets: [{ ...widget, input: { attributes: {} } }] }));
  await page.goto(`/replay?lockfile=${lockfile.toString("base64url")}`);
  await expect(page.getByText("Version 0.0.1 af cv-check findes ikke her")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("a long name breaks on a phone, and the page does not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = "medlemskabsoplysningsformularen-til-arbejdsloshed";
  const widget = { name, version: "1.0.0", wish: "stable", state: "ready", editing: false, input: { attributes: {} } };
  const lockfile = Buffer.from(JSON.stringify({ v: 1, widgets: [widget] }));
  await page.goto(`/replay?lockfile=${lockfile.toString("base64url")}`);
  await expect(page.getByText(`Her er intet værktøj, der hedder »${name}«`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a lockfile that is too long for an address can be pasted", async ({ request }) => {
  const input = { attributes: {}, json: { title: "Titel ".repeat(50_000) } };
  const widget = { name: "cv-check", version: "0.0.1", wish: "stable", state: "ready", editing: false, input };
  const lockfile = Buffer.from(JSON.stringify({ v: 1, widgets: [widget] })).toString("base64url");
  const answer = await request.post("/replay", { form: { lockfile } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("Version 0.0.1 af cv-check findes ikke her");
});
