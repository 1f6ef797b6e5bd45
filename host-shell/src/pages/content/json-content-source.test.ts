import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartRefused } from "../../settings/start-refused.ts";
import type { ContentSource } from "./content-source.ts";
import { sampleHeader, sampleSettings } from "../testing/sample-settings.ts";
import { type JsonContentOptions, openJsonContent } from "./json-content-source.ts";

const joining = { value: { href: "/indmeldelse", text: "Bliv medlem" } };
let folder: string;

const site = {
  language: "da",
  fields: { siteName: { value: "Prøve" } },
  placeholders: { "headless-footer": [] },
  settings: sampleSettings,
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  await write("site.json", site);
  await write("not-found.json", page("Ikke fundet", []));
  await write("error.json", page("Fejl", []));
  await write("pages/index.json", page("Forside", [quote("q1", "Sådan.")]));
});

afterEach(() => rm(folder, { recursive: true }));

const open = (options: Partial<JsonContentOptions> = {}) => openJsonContent({ folder, product: "prøve", ...options });
const pathsOf = async (source: ContentSource, site = "prøve") => (await source.listPages(site)).map(({ path }) => path);

test("a page has the shape of a layout service, with the shared parts of its site", async () => {
  const source = await open();
  expect(await source.findPage({ site: "prøve", path: "/", editing: false })).toEqual({
    sitecore: {
      context: { pageEditing: false, language: "da", site: { name: "prøve" } },
      route: {
        templateName: "ContentPage",
        fields: { metaTitle: { value: "Forside" }, metaDescription: { value: "Om." } },
        placeholders: {
          "headless-footer": [],
          "headless-main": [{ uid: "q1", componentName: "Quote", fields: { text: { value: "Sådan." } } }],
        },
      },
    },
  });
});

test("files in any folder are found by their address", async () => {
  await write("pages/karriere/index.json", page("Karriere", []));
  await write("pages/karriere/løn.json", page("Løn", []));
  const source = await open();
  expect(await pathsOf(source)).toEqual(["/", "/karriere", "/karriere/løn"]);
});

test("a page was last changed on the day that it says, else on the day of its publication", async () => {
  const dated = (fields: Readonly<Record<string, string>>) => {
    const given = page("Side", []);
    const more = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]));
    return { ...given, fields: { ...given.fields, ...more } };
  };
  await write("pages/a.json", dated({ publishedDate: "2026-09-14", updatedDate: "2026-10-01" }));
  await write("pages/b.json", dated({ publishedDate: "2026-09-14" }));
  const pages = await (await open()).listPages("prøve");
  expect(pages.map(({ path, changedAt }) => [path, changedAt && new Date(changedAt).toISOString()])).toEqual([
    ["/a", "2026-09-30T22:00:00.000Z"],
    ["/b", "2026-09-13T22:00:00.000Z"],
    ["/", undefined],
  ]);
});

test("a date counts from the day of the start, in texts and within fields", async () => {
  const day = page("Side", [quote("q1", "Vi ses {{ugedag+12}}.")]);
  await write("pages/a.json", { ...day, fields: { ...day.fields, date: { value: "{{dato+12}}T17:00" } } });
  const source = await open({ now: new Date("2026-11-28T12:00:00Z") });
  const found = await source.findPage({ site: "prøve", path: "/a", editing: false });
  expect(found?.sitecore.route).toMatchObject({
    fields: { date: { value: "2026-12-10T17:00" } },
    placeholders: { "headless-main": [{ fields: { text: { value: "Vi ses torsdag den 10. december." } } }] },
  });
});

test("a reference to a page of the site gets its name, its address and its fields", async () => {
  const referring = {
    uid: "r",
    componentName: "Quote",
    fields: { text: { value: "Se" }, pages: [{ id: "/b" }, { id: "/c" }] },
  };
  await write("pages/a.json", page("A", [referring]));
  await write("pages/b.json", { ...page("B", []), name: "Side B" });
  const found = await (await open()).findPage({ site: "prøve", path: "/a", editing: false });
  const fields = { metaTitle: { value: "B" }, metaDescription: { value: "Om." } };
  expect(found?.sitecore.route.placeholders["headless-main"]?.[0]?.fields?.["pages"]).toEqual([
    { id: "/b", name: "Side B", url: "/b", fields },
    { id: "/c" },
  ]);
});

test("the picture of a site is left out until its file is there", async () => {
  const fields = {
    siteName: { value: "Prøve" },
    ogImage: { value: { src: "/media/og.png", alt: "Prøve", width: 1200, height: 630 } },
  };
  await write("site.json", { language: "da", fields, settings: sampleSettings });
  const imageOf = async () => (await (await open()).listSites())[0]?.ogImage;
  expect(await imageOf()).toBeUndefined();
  await write("media/og.png", {});
  expect(await imageOf()).toEqual({ src: "/media/og.png", alt: "Prøve", width: 1200, height: 630 });
});

test.each(["/ukendt", "/../site", "/index", "/__proto__", "/constructor", ""])(
  "nothing is found at %j",
  async (path) => {
    const source = await open();
    expect(await source.findPage({ site: "prøve", path, editing: false })).toBeUndefined();
  },
);

test("a missing setting stops the start with the file, the field and plain words", async () => {
  await write("site.json", {
    language: "da",
    fields: { siteName: { value: "Prøve" } },
    placeholders: {},
    settings: {
      ...sampleSettings,
      serviceMessages: { header: [{ fields: { from: 5, to: { value: "2026-11-05T22:00" } } }] },
    },
  });
  const at = "settings.serviceMessages.header.0.fields";
  const must = "must be a date and time that exists";
  await expect(open()).rejects.toThrow(
    new RegExp(`site\\.json\n  - ${at}\\.from: ${must}.*\n  - ${at}\\.showMessage: is missing$`),
  );
});

test("a missing site stops the start with the names of the existing ones", async () => {
  await expect(open({ product: "anden" })).rejects.toThrow(
    new StartRefused(`SITE_PRODUCT must be the name of a folder in ${folder}, one of: prøve.`),
  );
});

test("an unknown site has no pages", async () => {
  const source = await open();
  expect(await source.findPage({ site: "../prøve", path: "/", editing: false })).toBeUndefined();
  expect(await pathsOf(source, "anden")).toEqual([]);
});

test.each([
  [
    "a field that is missing",
    page("Forside", [{ uid: "q", componentName: "Quote", fields: {} }]),
    /index\.json\n {2}- Quote: text: /,
  ],
  [
    "a field of an item that is empty",
    page("Forside", [
      {
        uid: "s",
        componentName: "Steps",
        fields: { title: { value: "Trin" }, items: [{ fields: { title: { value: " " }, text: { value: "a" } } }] },
      },
    ]),
    /index\.json\n {2}- Steps: items\.0\.fields\.title: must not be empty/,
  ],
  [
    "a block that does not exist",
    page("Forside", [{ uid: "x", componentName: "Karrusel" }]),
    /index\.json\n {2}- Karrusel: there is no such block/,
  ],
  [
    "a rendering without an id",
    page("Forside", [{ componentName: "Quote" }]),
    /index\.json\n {2}- placeholders\.headless-main\.0\.uid: /,
  ],
  [
    "an id that is used twice",
    page("Forside", [quote("q", "a"), quote("q", "b")]),
    /index\.json\n {2}- the id "q" is used twice/,
  ],
  [
    "a field of the page that is not valid",
    { ...page("Forside", []), fields: { robots: { value: "alle" } } },
    /index\.json\n {2}- Page fields: robots\.value: must be like index, follow or noindex/,
  ],
])("%s stops the start, and the message names file and field", async (_what, content, message) => {
  await write("pages/index.json", content);
  await expect(open()).rejects.toThrow(message);
});

test("a file that is not valid JSON is named", async () => {
  await writeFile(join(folder, "prøve/pages/index.json"), "{ nope");
  await expect(open()).rejects.toThrow(/prøve\/pages\/index\.json\n {2}- is not valid JSON: /);
});

test("a link that would run a script is refused", async () => {
  const header = {
    uid: "h",
    componentName: "CallToAction",
    fields: {
      title: { value: "a" },
      text: { value: "b" },
      link: { value: { href: "javascript:alert(1)", text: "c" } },
    },
  };
  await write("pages/index.json", page("Forside", [header]));
  await expect(open()).rejects.toThrow(/CallToAction: link\.value\.href: /);
});

test("the same content is the same object, so that caches can rely on it", async () => {
  const source = await open({ development: true });
  const request = { site: "prøve", path: "/", editing: false };
  expect(await source.findPage(request)).toBe(await source.findPage(request));
});

test("a site has its settings, and is the same object while it is unchanged", async () => {
  const source = await open({ development: true });
  const [site] = await source.listSites();
  expect(site?.settings?.sessionTimeout.renewLabel).toBe("Forny min session");
  expect((await source.listSites())[0]).toBe(site);
});

test("a mistake in the settings stops the start, and the message names file and field", async () => {
  await write("site.json", {
    language: "da",
    fields: { siteName: { value: "Prøve" } },
    placeholders: {},
    settings: { ...sampleSettings, serviceMessages: { cvtjek: [] } },
  });
  await expect(open()).rejects.toThrow(
    /prøve\/site\.json\n {2}- settings\.serviceMessages\.cvtjek: is not a feature; windows can be set for header, /,
  );
});

test("in development a file that changed is read again", async () => {
  const source = await open({ development: true });
  await write("pages/index.json", page("Ny forside", []));
  await utimes(join(folder, "prøve/pages/index.json"), new Date(), new Date(Date.now() + 5000));
  await write("pages/ny.json", page("Ny", []));
  const layout = await source.findPage({ site: "prøve", path: "/", editing: false });
  expect(layout?.sitecore.route.fields["metaTitle"]).toEqual({ value: "Ny forside" });
  expect(await pathsOf(source)).toEqual(["/", "/ny"]);
});

test("a request can ask for editing mode", async () => {
  const source = await open();
  const modeOf = async (editing: boolean) =>
    (await source.findPage({ site: "prøve", path: "/", editing }))?.sitecore.context.pageEditing;
  expect([await modeOf(true), await modeOf(false)]).toEqual([true, false]);
});

describe("a product with several sites", () => {
  const siteFile = (name: string) => ({
    language: "da",
    fields: { siteName: { value: name } },
    settings: sampleSettings,
  });

  beforeEach(async () => {
    await write("site.json", siteFile("Spring"), "prøve-spring");
    await write("pages/index.json", page("Spring", []), "prøve-spring");
    await write("pages/løn.json", page("Løn", []), "prøve-spring");
    await write("site.json", siteFile("Selvbetjening"), "prøve-selvbetjening");
    await write("pages/sager.json", page("Sager", []), "prøve-selvbetjening");
  });

  test("has the pages of each below its root", async () => {
    const source = await open();
    expect((await source.listSites()).map(({ kind, root }) => [kind, root])).toEqual([
      ["main", "/"],
      ["spring", "/prøve-spring"],
      ["self-service", "/selvbetjening"],
    ]);
    expect(await pathsOf(source, "prøve-spring")).toEqual(["/prøve-spring", "/prøve-spring/løn"]);
    expect(await pathsOf(source, "prøve-selvbetjening")).toEqual(["/selvbetjening/sager"]);
    expect(await pathsOf(source)).toEqual(["/"]);
  });

  test("gives a site without error pages those of the main site", async () => {
    await write("error.json", page("Spring fejlede", []), "prøve-spring");
    const source = await open();
    const titleOf = async (kind: "not-found" | "error") =>
      (await source.findErrorPage({ site: "prøve-spring", kind }))?.sitecore.route.fields["metaTitle"];
    expect([await titleOf("not-found"), await titleOf("error")]).toEqual([
      { value: "Ikke fundet" },
      { value: "Spring fejlede" },
    ]);
  });

  test("has a page whose path only begins like another root", async () => {
    await write("pages/prøve-springer.json", page("Springer", []));
    expect(await pathsOf(await open())).toEqual(["/", "/prøve-springer"]);
  });

  test("refuses a page of the main site below another root", async () => {
    await write("pages/prøve-spring/kontakt.json", page("Kontakt", []));
    await expect(open()).rejects.toThrow(
      /kontakt\.json\n {2}- \/prøve-spring\/kontakt is within the root of the site prøve-spring/,
    );
  });

  test("has the same sites and revision in development until a file of any site changes", async () => {
    const source = await open({ development: true });
    const [sites, revision] = [await source.listSites(), source.revision()];
    expect([await source.listSites(), source.revision()]).toEqual([sites, revision]);
    expect(await source.listSites()).toBe(sites);
    await write("pages/ny.json", page("Ny", []), "prøve-spring");
    expect(await source.listSites()).not.toBe(sites);
    expect(source.revision()).not.toBe(revision);
  });
});

describe("the settings of a site", () => {
  const settingsOf = async (source: ContentSource, site: string) =>
    (await source.listSites()).find(({ name }) => name === site)?.settings;
  const value = (text: string) => ({ value: text });
  const contact = { phone: value("70 20 30 40"), email: value("kontakt@prøve.example") };
  const writeSite = (site: string, settings: object) =>
    write("site.json", { language: "da", fields: { siteName: value(site) }, settings }, site);

  test("are those of the main site where it has none of its own, field by field", async () => {
    await writeSite("prøve", { ...sampleSettings, contact, header: { ...sampleHeader, joinLink: joining } });
    await writeSite("prøve-spring", {
      contact: { phone: value("70 20 30 41") },
      header: { brand: value("Spring"), joinLink: { value: { href: "" } } },
    });
    const settings = await settingsOf(await open(), "prøve-spring");
    expect(settings?.contact).toMatchObject({ phone: "70 20 30 41", email: "kontakt@prøve.example" });
    expect(settings?.header).toMatchObject({ brand: "Spring", menuLabel: "menuLabel", joinLink: undefined });
    expect(settings?.sessionTimeout.renewLabel).toBe("Forny min session");
  });

  test("change in development with those of the main site", async () => {
    await writeSite("prøve", { ...sampleSettings, contact });
    await writeSite("prøve-spring", {});
    const source = await open({ development: true });
    await writeSite("prøve", { ...sampleSettings, contact: { ...contact, phone: value("70 20 30 4000") } });
    expect((await settingsOf(source, "prøve-spring"))?.contact?.phone).toBe("70 20 30 4000");
  });

  test("name their file if they are not valid", async () => {
    await writeSite("prøve-spring", { contact: { phone: 5 } });
    await expect(open()).rejects.toThrow(/prøve-spring\/site\.json\n {2}- settings\.contact\.phone/);
  });
});

test("a menu has three levels, and a fourth is refused", async () => {
  const entry = (path: string, items?: readonly object[]) => ({
    fields: { link: { value: { href: path, text: path.slice(1) } }, ...(items && { items }) },
  });
  const writeMenu = (...menu: readonly object[]) =>
    write("site.json", { language: "da", fields: { siteName: { value: "Prøve" } }, menu, settings: sampleSettings });
  const three = (below?: readonly object[]) => entry("/a", [entry("/b", [entry("/c", below)])]);
  await writeMenu(three([]));
  const [site] = await (await open()).listSites();
  expect(site?.menu[0]?.items[0]?.items[0]?.link.href).toBe("/c");
  await writeMenu(three([entry("/d", [entry("/e")])]));
  await expect(open()).rejects.toThrow(
    /site\.json\n {2}- menu\.0\.fields\.items\.0\.fields\.items\.0\.fields\.items: must be left out: a menu has at most three levels$/,
  );
});

test("search engines may list a page unless its robots or another address says no", async () => {
  const fields = (more: object) => ({ ...page("a", []), fields: { ...page("a", []).fields, ...more } });
  await write("pages/skjult.json", fields({ robots: { value: "noindex, follow" } }));
  await write("pages/kopi.json", fields({ canonicalUrl: { value: { href: "/" } } }));
  await write("pages/værktøj.json", { ...page("b", []), templateName: "WidgetPage" });
  const listed = (await (await open()).listPages("prøve")).filter((found) => found.listed);
  expect(listed.map(({ path, title }) => [path, title])).toEqual([["/", "Forside"]]);
});

test("content that pages share is found by its key, and a mistake in it names its file", async () => {
  await write("items/static-pages/om/ring.json", { renderings: { main: [quote("q", "Ring.")] } });
  const source = await open();
  expect(await source.findStaticPage({ site: "prøve", key: "om/ring" })).toEqual({
    key: "om/ring",
    renderings: [quote("q", "Ring.")],
  });
  expect(await source.findStaticPage({ site: "prøve", key: "om/andet" })).toBeUndefined();
  await write("items/static-pages/om/ring.json", { renderings: { main: [quote("q", "")] } });
  await expect(open()).rejects.toThrow(/static-pages\/om\/ring\.json\n {2}- Quote: text: must not be empty/);
});

test("a page quotes the facts of the main site, and of its own site first", async () => {
  await write("items/facts.json", { telefon: { value: "70 20 30 40" }, stiftet: { value: "1899" } });
  await write("pages/om.json", page("Siden {{stiftet}}", [quote("q1", "Ring {{telefon}}.")]));
  await write("site.json", site, "prøve-spring");
  await write("items/facts.json", { telefon: { value: "70 20 30 41" } }, "prøve-spring");
  await write("pages/om.json", page("Siden {{stiftet}}", [quote("q1", "Ring {{telefon}}.")]), "prøve-spring");
  const source = await open();
  const textOf = async (name: string, path: string) => {
    const layout = await source.findPage({ site: name, path, editing: false });
    return [
      layout?.sitecore.route.fields["metaTitle"],
      layout?.sitecore.route.placeholders["headless-main"]?.[0]?.fields,
    ];
  };
  expect(await textOf("prøve", "/om")).toEqual([{ value: "Siden 1899" }, { text: { value: "Ring 70 20 30 40." } }]);
  expect(await textOf("prøve-spring", "/prøve-spring/om")).toEqual([
    { value: "Siden 1899" },
    { text: { value: "Ring 70 20 30 41." } },
  ]);
});

const siteWith = (contact: object) => ({ ...site, settings: { ...site.settings, contact } });
const titleAt = async (source: Awaited<ReturnType<typeof open>>, name: string, path: string) =>
  (await source.findPage({ site: name, path, editing: false }))?.sitecore.route.fields["metaTitle"];

test("the telephone in the settings of a site is a fact of its pages, and of the main site under its name", async () => {
  await write("site.json", siteWith({ phone: { value: "70 20 30 40" } }));
  await write("pages/om.json", page("{{telefon}} eller {{telefon-spring}}", []));
  await write("site.json", siteWith({ phone: { value: "70 20 30 41" } }), "prøve-spring");
  await write("pages/om.json", page("{{telefon}}", []), "prøve-spring");
  await write("site.json", site, "prøve-virksom");
  await write("pages/om.json", page("{{telefon}}", []), "prøve-virksom");
  const source = await open();
  expect(await titleAt(source, "prøve", "/om")).toEqual({ value: "70 20 30 40 eller 70 20 30 41" });
  expect(await titleAt(source, "prøve-spring", "/prøve-spring/om")).toEqual({ value: "70 20 30 41" });
  expect(await titleAt(source, "prøve-virksom", "/prøve-virksom/om")).toEqual({ value: "70 20 30 40" });
});

test("a fact that is in the settings and in items/facts.json stops the start", async () => {
  await write("site.json", siteWith({ email: { value: "post@eksempel.dk" } }));
  await write("items/facts.json", { mail: { value: "post@eksempel.dk" } });
  await expect(open()).rejects.toThrow(/items\/facts\.json\n {2}- mail: is also in the settings of site\.json/);
});

test("in development, a changed telephone of a site changes the pages of the others that quote it", async () => {
  await write("pages/om.json", page("{{telefon-spring}}", []));
  await write("site.json", siteWith({ phone: { value: "70 20 30 41" } }), "prøve-spring");
  const source = await open({ development: true });
  expect(await titleAt(source, "prøve", "/om")).toEqual({ value: "70 20 30 41" });
  await write("site.json", siteWith({ phone: { value: "70 20 30 411" } }), "prøve-spring");
  expect(await titleAt(source, "prøve", "/om")).toEqual({ value: "70 20 30 411" });
});

test("an unknown fact stops the start with the file and the key", async () => {
  await write("pages/om.json", page("Om", [quote("q1", "Ring {{telefax}}.")]));
  await expect(open()).rejects.toThrow(
    /pages\/om\.json\n {2}- \{\{telefax\}\}: no fact of items\/facts\.json has this key/,
  );
});

test("in development, a changed fact of the main site changes the pages of every site", async () => {
  await write("items/facts.json", { telefon: { value: "70 20 30 40" } });
  await write("site.json", site, "prøve-spring");
  await write("pages/index.json", page("Ring {{telefon}}", []), "prøve-spring");
  const source = await open({ development: true });
  const titleOf = async () =>
    (await source.findPage({ site: "prøve-spring", path: "/prøve-spring", editing: false }))?.sitecore.route.fields[
      "metaTitle"
    ];
  expect(await titleOf()).toEqual({ value: "Ring 70 20 30 40" });
  await write("items/facts.json", { telefon: { value: "70 20 30 401" } });
  expect(await titleOf()).toEqual({ value: "Ring 70 20 30 401" });
});

test("two persons with one id stop the start with both files", async () => {
  const person = { name: "Ib", fields: { firstName: { value: "Ib" } } };
  await write("items/people/ib.json", person);
  await write("site.json", site, "prøve-spring");
  await write("items/people/ib.json", person, "prøve-spring");
  await expect(open()).rejects.toThrow(
    /prøve-spring\/items\/people\/ib\.json\n.*the id ib is also the one of .*prøve\/items/,
  );
});

test("a block inside a block is checked, with its notes", async () => {
  const inner = { ...quote("q1", "a"), params: { FieldNames: "09", padding: "venstre" } };
  const tabs = {
    uid: "t",
    componentName: "Tabs",
    fields: { items: [{ fields: { label: { value: "Et" } } }] },
    placeholders: { "tab-1": [inner, { uid: "x", componentName: "Karrusel" }] },
  };
  await write("pages/index.json", page("Forside", [tabs]));
  await expect(open()).rejects.toThrow(
    /- Quote: Varianten “09” findes ikke.*\n {2}- Quote: Luften “venstre” findes ikke.*\n {2}- Karrusel: there is no such block/,
  );
});

describe("what memberships cost in other organisations", () => {
  const own = { id: "os", name: "Os", priceUnionYearly: 3348, priceUnemploymentYearly: 0 };

  test("is an item of the main site, whose prices may be missing or 0", async () => {
    expect(await (await open()).findOrganisations()).toBeUndefined();
    await write("items/organisations.json", { ours: "os", organisations: [own, { id: "a", name: "A" }] });
    const source = await open();
    expect(await source.findOrganisations()).toEqual({ ours: "os", organisations: [own, { id: "a", name: "A" }] });
  });

  test.each([
    ["a price below 0", { ours: "os", organisations: [{ ...own, priceUnionYearly: -1 }] }, /priceUnionYearly/],
    ["a price in words", { ours: "os", organisations: [{ ...own, priceUnionYearly: "279 kr." }] }, /priceUnionYearly/],
    ["an id twice", { ours: "os", organisations: [own, own] }, /organisations\.1\.id is "os", as that of another/],
    ["ours without prices", { ours: "jer", organisations: [own] }, /ours is "jer", which is not the id/],
    ["an id with a quote", { ours: "os", organisations: [{ ...own, id: 'o"s' }] }, /letters, digits and hyphens/],
  ])("with %s stops the start", async (_, item, message) => {
    await write("items/organisations.json", item);
    await expect(open()).rejects.toThrow(message);
  });
});

describe("questions about work", () => {
  const former = {
    id: "tidligere",
    field: "employmentRole",
    title: "Er du ledig?",
    answers: [{ value: "ledig", label: "Ja", next: "leder" }],
  };
  const leader = { id: "leder", field: "formerManager", title: "Leder?", answers: [{ value: "ja", label: "Ja" }] };

  test("are items of the main site, found by the name of their set", async () => {
    await write("items/question-sets/ny-leder.json", { questions: [former, leader] });
    const source = await open();
    expect((await source.findQuestionSet("ny-leder"))?.questions.map(({ id }) => id)).toEqual(["tidligere", "leder"]);
    expect(await source.findQuestionSet("andre")).toBeUndefined();
  });

  test.each([
    ["an answer to nowhere", "a", { questions: [former] }, /fører til "leder", som ikke findes/],
    ["no questions", "a", { questions: [] }, /at least one question/],
    ["a name with capitals", "Ny Leder", { questions: [former, leader] }, /lower-case letters, digits and hyphens/],
  ])("with %s stop the start", async (_, name, item, message) => {
    await write(`items/question-sets/${name}.json`, item);
    await expect(open()).rejects.toThrow(message);
  });
});

describe("hearings", () => {
  const selfService = "prøve-selvbetjening";
  const hearing = { id: "ferielov", title: "Ny ferielov", deadline: "{{dato+12}}" };
  beforeEach(() => write("site.json", site, selfService));

  test("are items of the self-service site, with days that count from the start", async () => {
    await write("items/hearings.json", [hearing], selfService);
    const source = await open({ now: new Date("2026-11-28T12:00:00Z") });
    expect(await source.findHearings()).toEqual([{ ...hearing, deadline: "2026-12-10" }]);
  });

  test("are none without their file", async () => {
    expect(await (await open()).findHearings()).toEqual([]);
  });

  test.each([
    ["without a day", [{ ...hearing, deadline: "snart" }], /0\.deadline.*must be a day/],
    ["with an id twice", [hearing, hearing], /has an id twice/],
    ["with a blank title", [{ ...hearing, title: " " }], /0\.title.*must not be empty/],
  ])("%s stop the start", async (_, item, message) => {
    await write("items/hearings.json", item, selfService);
    await expect(open()).rejects.toThrow(message);
  });
});

async function write(file: string, content: unknown, site = "prøve"): Promise<void> {
  const path = join(folder, site, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(content));
}

function page(title: string, main: readonly unknown[]) {
  return {
    templateName: "ContentPage",
    fields: { metaTitle: { value: title }, metaDescription: { value: "Om." } },
    placeholders: { "headless-main": main },
  };
}

function quote(uid: string, text: string) {
  return { uid, componentName: "Quote", fields: { text: { value: text } } };
}
