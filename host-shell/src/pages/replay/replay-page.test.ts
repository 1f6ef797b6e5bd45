import { lockfileText, type LockedWidget } from "shared-runtime/contract/page-lockfile.ts";
import { expect, test } from "vitest";
import type { RegisteredVersion } from "../../registry/registry-document.ts";
import { placedWidgets, preparePage } from "../prepare-page.ts";
import { renderPrepared } from "../testing/draw-sample.ts";
import { layoutOf } from "../testing/sample-layout.ts";
import { sampleSite } from "../testing/sample-site.ts";
import type { ReplayRegistry } from "./resolve-locked-widget.ts";
import { replayPage } from "./replay-page.ts";

const files: RegisteredVersion = { entry: "e.js", integrity: "", styles: [], props: "p", texts: "t", firstFrame: "f" };
const versions = { "1.3.0": files, "1.2.0": files, "1.1.0": files };
const widgets = { "cv-check": { channels: { stable: "1.3.0" }, versions } };
const registry: ReplayRegistry = {
  document: { widgets },
  complete: widgets,
  find: (name, version) =>
    name === "cv-check" && Object.hasOwn(versions, version) ? { withdrawn: version === "1.1.0" } : undefined,
};

const locked = (change: Partial<LockedWidget> = {}): LockedWidget => ({
  name: "cv-check",
  version: "1.2.0",
  wish: "stable",
  state: "ready",
  editing: false,
  input: { attributes: {} },
  ...change,
});

async function replay(text: string | undefined, isTooMuch = false) {
  const request = { given: () => text, posted: () => text, isTooMuch, onToken: () => undefined };
  const { status, main, title } = await replayPage(() => registry).answer(request);
  const page = { ...preparePage(layoutOf({ main: [] }), sampleSite), placeholders: { "headless-main": main } };
  const { html } = await renderPrepared(page, { path: "/replay", address: undefined });
  const words = html.replace(/.*<main[^>]*>/s, "").replace(/<template.*?<\/template>|<script.*?<\/script>/gs, "");
  return {
    status,
    title,
    html,
    words: words.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "),
    placed: placedWidgets(page),
  };
}
const replayOf = (...widgets: readonly LockedWidget[]) => replay(lockfileText({ v: 1, widgets: [...widgets] }));
const placeholders = (html: string): readonly string[] => html.match(/<div data-(?!widget-root)[^>]*>/g) ?? [];

test("shows the widgets in order, with their exact versions, attributes, JSON and editing mode", async () => {
  const { status, html, placed } = await replayOf(
    locked({ input: { attributes: { joinHref: "/bliv", uploadTitle: "Klar?" }, json: { uploadButton: "Vælg" } } }),
    locked({ version: "1.3.0", editing: true }),
  );
  expect(status).toBe(200);
  expect(placeholders(html)).toEqual([
    '<div data-join-href="/bliv" data-upload-title="Klar?" data-widget="cv-check" data-widget-version="1.2.0" data-widget-load="eager">',
    '<div data-widget="cv-check" data-widget-version="1.3.0" data-widget-load="eager" data-widget-editing="confirmed">',
  ]);
  expect(html).toContain('<h2>Klar?</h2><button type="button">Vælg</button></div></template>');
  expect(html).toContain('<script type="application/json">{"uploadButton":"Vælg"}</script>');
  expect(placed.map(({ version }) => version)).toEqual(["1.2.0", "1.3.0"]);
});

test("each widget has its own heading, and a link leads back to the form", async () => {
  const { html, words } = await replayOf(locked(), locked());
  expect(words).toContain("1. cv-check 1.2.0");
  expect(words).toContain("2. cv-check 1.2.0");
  expect(html).toContain('<a href="/replay">Vis en anden låsefil</a>');
});

test("if no version was mounted, it shows the requested one, and says so", async () => {
  const { html, words } = await replayOf(locked({ version: "", state: "failed" }));
  expect(placeholders(html)).toEqual([
    '<div data-widget="cv-check" data-widget-version="stable" data-widget-load="eager">',
  ]);
  expect(words).toContain("Ingen version nåede at blive indlæst: her er stable i dag");
});

test("unknown versions and widgets are named, with the known ones", async () => {
  const { status, html, words } = await replayOf(
    locked({ version: "1.2" }),
    locked({ version: "9.9.9" }),
    locked({ name: "constructor" }),
    locked({ version: "", wish: "beta" }),
  );
  expect(status).toBe(200);
  expect(placeholders(html)).toEqual([]);
  expect(words).toContain("Version 1.2 af cv-check findes ikke her");
  expect(words).toContain("Version 9.9.9 af cv-check findes ikke her Her findes: 1.3.0, 1.2.0.");
  expect(words).toContain("Her er intet værktøj, der hedder »constructor« Her findes: cv-check.");
  expect(words).toContain("Version beta af cv-check findes ikke her");
});

test("nothing in a lockfile becomes markup", async () => {
  const attack = `</script></template></textarea>'"><img src=x onerror=alert(1)><!--`;
  const { html } = await replayOf(
    locked({ input: { attributes: { uploadTitle: attack }, json: { uploadButton: attack, [attack]: attack } } }),
    locked({ name: attack, wish: attack }),
    locked({ version: attack }),
    locked({ input: { attributes: {}, json: attack } }),
  );
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<!--");
  expect(html.match(/<script/g)?.length).toBe(5);
  expect((await replay(attack)).html).not.toContain("<img");
});

test("a withdrawn version is never shown, neither as it was nor as the page asked for it", async () => {
  const { html, words } = await replayOf(locked({ version: "1.1.0" }), locked({ version: "", wish: "1.1.0" }));
  expect(placeholders(html)).toEqual([]);
  expect(words.split("Version 1.1.0 af cv-check er trukket tilbage")).toHaveLength(3);
  expect(words).toContain("Her findes: 1.3.0, 1.2.0.");
});

test("foreign content is framed, and named as such above the page and at each widget", async () => {
  const { words } = await replayOf(locked(), locked());
  expect(words).toContain("Indholdet herunder er ikke vores");
  expect(words.split("Indhold fra låsefilen, ikke fra os")).toHaveLength(3);
  expect((await replayOf()).words).not.toContain("ikke vores");
});

test("fifty widgets are shown", async () => {
  const { status, html } = await replay(lockfileText({ v: 1, widgets: Array.from({ length: 50 }, () => locked()) }));
  expect([status, placeholders(html).length]).toEqual([200, 50]);
});

test("a sender with too many replays is told to wait, and keeps the lockfile", async () => {
  const text = lockfileText({ v: 1, widgets: [locked()] });
  const { status, words, html } = await replay(text, true);
  expect(status).toBe(429);
  expect(words).toContain("Du har fået vist for mange sider på kort tid");
  expect(html).toContain(`${text}</textarea>`);
  expect(placeholders(html)).toEqual([]);
  expect((await replay(undefined, true)).status).toBe(429);
});

test("without a lockfile it shows the form", async () => {
  const { status, words } = await replay(undefined);
  expect(status).toBe(200);
  expect(words).toContain("Se en side, som den stod");
});

test.each([
  ["", "Se en side"],
  ["abc", "Det er ikke en låsefil"],
  [lockfileText({ v: 1, widgets: [locked()] }).slice(0, -9), "Låsefilen er ikke hel"],
  [lockfileText({ v: 1, widgets: Array(51).fill(locked()) }), "Vi kan højst vise 50 værktøjer igen"],
  [Buffer.from('{"v":2}').toString("base64url"), "Låsefilen er nyere end denne server"],
])("%j is refused with what to do", async (text, sentence) => {
  const { status, words } = await replay(text);
  expect(status).toBe(400);
  expect(words).toContain(sentence);
  expect(words).toContain("hostShell.lockfile()");
});

test("an error is in the title, in a focused summary that links to the field, and at the field", async () => {
  const { title, html } = await replay("abc");
  expect(title).toBe("Fejl: Gengivelse af en side");
  expect(html).toMatch(/<div[^>]*autofocus=""[^>]*>.*<a href="#lockfile">Det er ikke en låsefil<\/a>/s);
  expect(html).toContain('aria-describedby="lockfile-error lockfile-hint" aria-invalid="true"');
  expect(html).toMatch(/id="lockfile-error"><span[^>]*>Fejl: <\/span>Det er ikke en låsefil\. /);
});

test.each<[string, (lockfile: string) => string]>([
  ["a console", (lockfile) => `'${lockfile}'`],
  ["another console", (lockfile) => `"${lockfile}"\n`],
  ["the attribute", (lockfile) => `data-widget-lockfile="${lockfile}"`],
  ["the element", (lockfile) => `<html lang="da" data-widget-lockfile="${lockfile}" class="js">`],
  ["the address of a replay", (lockfile) => `https://lederkredsen.dk/replay?lockfile=${lockfile}&utm_source=mail#top`],
  ["a mail that wraps it", (lockfile) => lockfile.replace(/.{60}/g, "$&\r\n ")],
])("a lockfile is read as copied from %s", async (_, copied) => {
  const { status, words } = await replay(copied(lockfileText({ v: 1, widgets: [locked()] })));
  expect(status).toBe(200);
  expect(words).toContain("cv-check 1.2.0");
});

test("a page without widgets says that it had none", async () => {
  const { status, words } = await replayOf();
  expect(status).toBe(200);
  expect(words).toContain("Der stod ingen værktøjer på siden");
});
