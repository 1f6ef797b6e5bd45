import { findingsInEveryScheme } from "../pages/findings.ts";
import { expect, test } from "../test.ts";

test("an editor finds out what is wrong on a page of another site, mends it, and opens it in editing", async ({
  page,
  server,
  otherSite,
}) => {
  const wrong = otherSite.page(
    `<!doctype html><html lang="da"><title>Karriere</title><body data-widget-editing>
      <div data-widget="cv-check" data-join-hreff="/bliv" data-lead-source="-2"></div>`,
    { "content-security-policy": "connect-src 'self'" },
  );
  await page.goto(`${server.url}/embed`);
  const input = page.getByLabel("Sidens adresse");
  await input.fill(wrong);
  await page.getByRole("button", { name: "Se siden efter" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Der er 2 fejl på siden");
  await expect(page.getByRole("heading", { name: "Der er 2 fejl på siden" })).toBeFocused();
  await expect(page).toHaveTitle(/^2 fejl: Er det rigtigt på min side\?/);
  const titles = page.getByRole("region", { name: "Der er 2 fejl på siden" }).getByRole("listitem");
  await expect(titles).toHaveText([
    /Linjen med <script> mangler/,
    /Sidens regler forbyder værktøjet.*kald til serveren/s,
    /CV-tjek: data-join-hreff kendes ikke.*Mente du data-join-href\?/s,
    /CV-tjek: data-lead-source kan ikke bruges.*Skriv et helt tal fra 0/s,
    /CV-tjek: redigering er glemt/,
    /CV-tjek: linket mangler/,
  ]);
  await page
    .context()
    .grantPermissions(["clipboard-read", "clipboard-write"])
    .catch(() => undefined);
  const policy = page.getByRole("listitem").filter({ hasText: "Sidens regler forbyder værktøjet" });
  await expect(policy.getByRole("code")).toHaveText(`connect-src 'self' ${server.url};`);
  await policy.getByRole("button", { name: "Kopiér koden til: Sidens regler forbyder værktøjet" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^(Kopieret\.|Koden er markeret\.)/ })).toBeVisible();
  await expect(page.getByText("Ingen browser har meldt et værktøj fra siden")).toBeVisible();
  expect(await findingsInEveryScheme(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const right = otherSite.page(
    `<!doctype html><html lang="da"><title>Karriere</title><h1>Karriere</h1>
      <div data-widget="cv-check" data-widget-load="eager"><a href="${server.url}/cv-tjek">Åbn CV-tjek</a></div>
      <script src="${server.url}/embed.js"></script>`,
  );
  await input.fill(right);
  await page.getByRole("button", { name: "Se siden efter" }).click();
  await expect(page.getByRole("heading", { name: "Alt ser rigtigt ud" })).toBeVisible();
  await expect(page.getByText("På siden står CV-tjek.")).toBeVisible();
  await page.getByRole("link", { name: "Åbn siden i redigering" }).click();
  await expect(page).toHaveURL(`${right}?widget-editing`);
  await expect(page.getByRole("combobox", { name: "Skærmbillede" })).toBeVisible();
});

test(
  "what browsers of visitors reported for a page is shown with its day",
  { tag: ["@chromium-only", "@long"] },
  async ({ page, server, otherSite }) => {
    const address = otherSite.page(
      `<!doctype html><div data-widget="cv-check" data-widget-load="eager"><a href="${server.url}/cv-tjek">x</a></div>
        <script src="${server.url}/embed.js"></script>`,
    );
    const reported = page.waitForResponse(
      (response) => (response.request().postData() ?? "").includes("placeholders") && response.status() === 204,
    );
    await page.goto(address);
    await reported;
    await page.goto(`${server.url}/embed/min-side?side=${encodeURIComponent(address)}`);
    await expect(page.getByText("men ikke, om de blev vist")).toBeVisible();
    const timeZone = "Europe/Copenhagen";
    const today = new Date().toLocaleDateString("da-DK", { day: "numeric", month: "long", timeZone });
    await expect(page.getByRole("listitem").filter({ hasText: `CV-tjek: senest ${today}` })).toBeVisible();
  },
);

test("an address that the server does not fetch is refused with the reason, next to the field", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/embed/min-side?side=https://ukendt.example/side`);
  const input = page.getByLabel("Sidens adresse");
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(input).toHaveAccessibleDescription(/https:\/\/ukendt\.example står ikke på listen/);
  await expect(page.getByText("Send den her besked til den, der driver serveren:")).toBeVisible();
  await expect(page.getByRole("code")).toHaveText(/^Vil du føje https:\/\/ukendt\.example til ALLOWED_ORIGINS/);
  await expect(page.getByRole("button", { name: "Kopiér beskeden" })).toBeVisible();
  await expect(input).toBeFocused();
  await expect(page).toHaveTitle(/^Fejl: Er det rigtigt/);
  await expect(input).toHaveValue("https://ukendt.example/side");
  expect(await findingsInEveryScheme(page)).toEqual([]);
});

test("embed.js under required trusted types shows nothing; the line that the check names instead shows the tool", async ({
  page,
  server,
  otherSite,
}) => {
  const policy = { "content-security-policy": "require-trusted-types-for 'script'; trusted-types host-shell" };
  const html = (script: string) =>
    `<!doctype html><div data-widget="cv-check" data-widget-load="eager"><a href="${server.url}/cv-tjek">x</a></div>${script}`;
  const address = otherSite.page(html(`<script src="${server.url}/embed.js"></script>`), policy);
  await page.goto(`${server.url}/embed/min-side?side=${encodeURIComponent(address)}`);
  const finding = page.getByRole("listitem").filter({ hasText: "Sidens regler forbyder linjen med embed.js" });
  const line = (await finding.getByRole("code").textContent()) ?? "";
  await page.goto(otherSite.page(html(line), policy));
  await expect(page.locator("[data-widget-state=ready]")).toBeVisible();
});

test("the button and a screen reader say that the page is being fetched, and a second press sends nothing", async ({
  page,
  server,
  otherSite,
}) => {
  const address = otherSite.page("<!doctype html><p>Nyt</p>");
  const requests: string[] = [];
  // A browser that gets no content stays on the page.
  await page.route("**/embed/min-side?side=**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${server.url}/embed/min-side`);
  const field = page.getByLabel("Sidens adresse");
  await field.fill(address);
  await page.getByRole("button", { name: "Se siden efter" }).click();
  const waiting = page.getByRole("button", { name: "Henter siden …" });
  await expect(waiting).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("status")).toHaveText("Henter siden …");
  await field.press("Enter");
  await page.unroute("**/embed/min-side?side=**");
  await field.fill(`${address}?ny`);
  await expect(page.getByRole("status")).toHaveText("");
  await page.getByRole("button", { name: "Se siden efter" }).click();
  await expect(page.getByRole("heading", { name: "Der er en fejl på siden" })).toBeVisible();
  await expect(page.getByText("Der er intet værktøj på siden")).toBeVisible();
  expect(requests).toHaveLength(1);
});

test("findings on a page with several tools say which one they are about", async ({ page, server, otherSite }) => {
  const place = (attributes: string) =>
    `<div data-widget="cv-check"${attributes}><a href="${server.url}/cv-tjek">Åbn CV-tjek</a></div>`;
  const address = otherSite.page(
    `<!doctype html>${place("")}${place(' data-widget-load="later"')}<div data-widget="cookie-consent"><a href="${server.url}/cv-tjek">x</a></div>
      <script src="${server.url}/embed.js"></script>`,
  );
  await page.goto(`${server.url}/embed/min-side?side=${encodeURIComponent(address)}`);
  const findings = page.getByRole("region", { name: /^Det virker/ }).getByRole("listitem");
  await expect(findings).toHaveText([
    /data-widget-load kan ikke være »later«.*Værktøj nr\. 2 på siden: cv-check.*data-widget-load="visible"/s,
    /data-widget-load mangler.*Værktøj nr\. 3 på siden: cookie-consent.*data-widget-load="eager"/s,
  ]);
  expect(await findingsInEveryScheme(page)).toEqual([]);
});

test(
  "nothing is found on our own pages, which link to tools and start those of the site themselves",
  { tag: "@long" },
  async ({ page, server }) => {
    const sitemap = await (await page.request.get(`${server.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
    expect(paths.length).toBeGreaterThan(10);
    /** How many tools, and links to tools, the main part of a page has. */
    const toolsOn = async (path: string): Promise<number> => {
      const html = await (await page.request.get(server.url + path)).text();
      return html.slice(html.indexOf("<main")).match(/data-widget=|href="\/(?:cv-tjek|jobmatch)/g)?.length ?? 0;
    };
    const counted = await Promise.all(paths.map(async (path) => ({ path, tools: await toolsOn(path) })));
    // A visitor may check 30 pages a minute.
    const most = counted.toSorted((one, other) => other.tools - one.tools).slice(0, 28);
    const found = await Promise.all(
      [...most.map(({ path }) => path), "/om-os/indlejret"].map(async (path) => {
        const answer = await page.request.get(`${server.url}/api/page-check`, {
          params: { page: server.url + path },
        });
        expect(answer.status(), path).toBe(200);
        const { findings } = (await answer.json()) as { readonly findings: readonly { readonly title: string }[] };
        return findings.map(({ title }) => `${path}: ${title}`);
      }),
    );
    expect(found.flat()).toEqual([]);
  },
);
