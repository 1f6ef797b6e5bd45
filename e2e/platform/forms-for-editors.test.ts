import { expect, test } from "../test.ts";

interface Registry {
  readonly widgets: Readonly<Record<string, Widget>>;
}
interface Widget {
  readonly channels: { readonly stable: string };
  readonly versions: Readonly<Record<string, { readonly props: string; readonly profile?: string }>>;
}
interface Profile {
  readonly title: string;
  readonly home?: string;
  readonly homes?: { readonly of: Readonly<Record<string, { readonly home: string }>> };
  readonly picture: string;
}
interface Schema {
  readonly groups: readonly { readonly name: string }[];
  readonly properties: Readonly<Record<string, { readonly title?: string; readonly group?: string }>>;
}

test("a form finds the title, the picture, the page and all props of every widget", async ({ request }) => {
  const { widgets }: Registry = await (await request.get("/widgets/registry.json")).json();
  expect(Object.keys(widgets).length).toBe(9);
  for (const [name, { channels, versions }] of Object.entries(widgets)) {
    const { props, profile = "" } = versions[channels.stable] ?? { props: "" };
    const about: Profile = await (await request.get(`/widgets/${profile}`)).json();
    expect(about.title, name).toMatch(/\p{L}/u);
    const picture = await request.get(`/widgets/${profile.replace(/[^/]+$/, about.picture)}`);
    expect([picture.status(), picture.headers()["content-type"]], name).toEqual([200, "image/webp"]);
    const homes = [about, ...Object.values(about.homes?.of ?? {})].flatMap(({ home }) => home ?? []);
    for (const home of homes) expect((await request.get(home)).status(), home).toBe(200);

    const { groups, properties }: Schema = await (await request.get(`/widgets/${props}`)).json();
    const known = new Set(groups.map((group) => group.name));
    const unclear = Object.entries(properties).filter(
      ([, { title = "", group = "" }]) => title === "" || !known.has(group),
    );
    expect([name, unclear]).toEqual([name, []]);
  }
});

test("a visitor loads nothing that only forms read", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/cv-tjek");
  await expect(page.locator("[data-widget=cv-check][data-widget-state=ready]")).toBeVisible();
  expect(loaded.filter((path) => path.endsWith("/remoteEntry.js")).length).toBeGreaterThan(0);
  expect(loaded.filter((path) => /\/(profile\.json|props\.schema\.json|picture\.webp)$/.test(path))).toEqual([]);
});
