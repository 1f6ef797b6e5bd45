import { expect, type Page, test } from "@playwright/test";
import { consentCookies } from "../../browser/consent-cookies.ts";
import { CvCheck } from "../../pages/cv-check.ts";
import { PreviewScreens } from "../../pages/preview-screens.ts";
import { freePort } from "../../server/free-port.ts";
import { BlockEditor, type Role } from "./block-editor.ts";
import { newestWordpress } from "./copy-wordpress.ts";
import { type Newspaper, startNewspaper } from "./start-newspaper.ts";

test.describe.configure({ mode: "default" });

const themes = ["twentytwentythree", "classic"] as const;
/** A text with all that WordPress or HTML treats specially. */
const title = `Løn & "vilkår" – 5 < 7 \\ 'nu'`;
const block = '<!-- wp:lederkredsen/cv-check {"props":{"uploadTitle":"Er dit CV klar?"}} /-->';

let paper: Newspaper;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  paper = await startNewspaper(newestWordpress);
});
test.afterAll(async () => {
  expect(paper.complaints()).toEqual([]);
  await paper.stop();
});
test.beforeEach(({ page }) => page.context().addCookies(consentCookies("given")));

async function editorOf(page: Page, role: Role, post?: number): Promise<BlockEditor> {
  const editor = new BlockEditor(page, paper.wordpress.url);
  await editor.signIn(role);
  await editor.open(post);
  return editor;
}

/** Opens a post as a visitor sees it. */
async function visit(page: Page, post: number, query = ""): Promise<CvCheck> {
  await page.goto(`${paper.wordpress.url}/?p=${post}${query}`);
  return new CvCheck(page);
}

for (const role of ["administrator", "editor", "author", "redaktor"] as const) {
  test(`what the role ${role} writes in the block is what visitors read, in a block theme and a classic one`, async ({
    page,
    browser,
  }) => {
    const danish = role === "redaktor";
    const editor = await editorOf(page, role);
    await editor.insert("lederkredsen/cv-check");
    await editor.sidebar.getByLabel(danish ? "Søg i teksterne" : "Search the texts").fill("hvor stærkt");
    await editor.sidebar.getByLabel("Overskrift på upload-trinnet").fill(title);
    await expect((await editor.toolFrame()).getByRole("heading", { name: title })).toBeVisible();
    const post = await editor.publish(`CV-tjek af ${role}`);
    expect(await editor.storedContent(post)).toMatch(/^<!-- wp:lederkredsen\/cv-check \{"props":\{.*\}\} \/-->$/);

    await editor.open(post);
    expect(await editor.blocks()).toMatchObject([{ name: "lederkredsen/cv-check", isValid: true }]);
    await editor.select(0);
    await editor.sidebar.getByLabel(danish ? "Søg i teksterne" : "Search the texts").fill("overskrift på upload");
    await expect(editor.sidebar.getByLabel("Overskrift på upload-trinnet")).toHaveValue(title);

    const visitor = await browser.newPage();
    await visitor.context().addCookies(consentCookies("given"));
    for (const theme of themes) {
      const tool = await visit(visitor, post, `&theme=${theme}`);
      await tool.ready();
      await expect(tool.place.getByRole("heading", { name: title })).toBeVisible();
      await expect(visitor.locator("script[src$='/embed.js']")).toHaveCount(1);
    }
    await visitor.close();
  });
}

test("the preview shows every screen at three widths, follows what is typed, and asks for nothing", async ({
  page,
}) => {
  const editor = await editorOf(page, "editor");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().startsWith(paper.server.url)) sent.push(request.url());
  });
  await editor.insert("lederkredsen/cv-check");
  const frame = await editor.toolFrame();
  const tool = frame.locator("[data-widget=cv-check]");
  await new PreviewScreens(tool).choose("Analyse");
  await expect(tool.getByText("Eksempel").first()).toBeVisible();
  await expect(frame.getByRole("dialog")).toHaveCount(0);
  for (const [label, width] of [
    ["As on a telephone", 360],
    ["As on a computer", 1280],
    ["As on a tablet", 768],
  ] as const) {
    await page.getByRole("button", { name: label }).click();
    await expect.poll(() => frame.locator("html").evaluate(() => innerWidth)).toBe(width);
  }
  // The block is as high as the tool, at its scale.
  await expect
    .poll(async () => {
      const box = await (await editor.canvas()).locator(".lederkredsen-preview").boundingBox();
      const height = await frame.locator("body").evaluate((body) => body.getBoundingClientRect().height);
      return Math.abs((box?.height ?? 0) - height * Math.min(1, (box?.width ?? 0) / 768)) < 3;
    })
    .toBe(true);
  expect(sent.filter((url) => !url.endsWith("/api/widget-reports"))).toEqual([]);
});

test("an editor finds the tools in their own category, in the language of the person", async ({ page }) => {
  const editor = await editorOf(page, "redaktor");
  await page.getByRole("button", { name: "Toggle block inserter" }).click();
  const tools = page.getByRole("listbox", { name: "Lederkredsens værktøjer" });
  await expect(tools.getByRole("option")).toHaveCount(9);
  await tools.getByRole("option", { name: "Jobmatch" }).click();
  expect(await editor.blocks()).toMatchObject([{ name: "lederkredsen/jobmatch" }]);
  await expect((await editor.toolFrame()).locator("[data-widget=jobmatch]").getByRole("heading").first()).toBeVisible();
});

test("a snippet that is pasted where one writes becomes the block, with all its choices", async ({ page }) => {
  const editor = await editorOf(page, "author");
  const snippet = `<div data-widget="cv-check" data-widget-version="1.0" data-join-href="/bliv-medlem" data-upload-title="Løn &amp; &quot;vilkår&quot;"><a href="${paper.server.url}/cv-tjek">Åbn CV-tjekket</a></div>
<script src="${paper.server.url}/embed.js"></script>`;
  const pasted = {
    name: "lederkredsen/cv-check",
    attributes: {
      version: "1.0",
      load: "visible",
      fallback: "message",
      props: { joinHref: "/bliv-medlem", uploadTitle: 'Løn & "vilkår"' },
    },
  };
  await editor.paste(snippet);
  await expect.poll(() => editor.blocks()).toMatchObject([pasted]);

  // Marked with the mouse on a page that shows it as code.
  const code = snippet.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  await editor.open();
  await editor.paste(snippet, `<pre><code>${code}</code></pre>`);
  await expect.poll(() => editor.blocks()).toMatchObject([pasted]);

  await editor.open();
  await editor.paste("Et almindeligt afsnit", "<p>Et almindeligt afsnit</p>");
  await expect.poll(() => editor.blocks()).toMatchObject([{ name: "core/paragraph" }]);
});

test("a block of HTML becomes the blocks of its tools, and the rest stays HTML", async ({ page }) => {
  const editor = await editorOf(page, "editor");
  await editor.insertHtml(
    `<h2>Før</h2><div data-site-widget="jobmatch"></div>
<div data-widget="CV-CHECK" data-widget-load="eager"><script type="application/json">{"uploadTitle":"Klar?"}</script></div>
<div data-widget="ukendt" data-x="1"></div><script src="https://host/embed.js"></script>`,
  );
  expect(await editor.transform("lederkredsen/jobmatch")).toContain("lederkredsen/jobmatch");
  expect(await editor.blocks()).toMatchObject([
    { name: "core/html", attributes: { content: "<h2>Før</h2>" } },
    { name: "lederkredsen/jobmatch", attributes: { load: "visible" } },
    { name: "lederkredsen/cv-check", attributes: { load: "eager", props: { uploadTitle: "Klar?" } } },
    { name: "core/html", attributes: { content: '<div data-widget="ukendt" data-x="1"></div>' } },
  ]);
  await editor.open();
  await editor.insertHtml("<p>Ingen værktøjer</p>");
  expect((await editor.transform("core/code")).filter((name) => name.startsWith("lederkredsen/"))).toEqual([]);
});

test("a shortcode shows the tool with its choices", async ({ page }) => {
  const post = paper.post('[lederkredsen cv-check upload-title="Er dit CV klar?" data-join-href="/bliv-medlem"]');
  const tool = await visit(page, post);
  await tool.ready();
  await expect(tool.place.getByRole("heading", { name: "Er dit CV klar?" })).toBeVisible();
  await expect(tool.place).toHaveAttribute("data-join-href", "/bliv-medlem");
});

test("an old post with only the placeholder gets the loader, a post without a tool does not", async ({ page }) => {
  const bare = '<div data-widget="cv-check"></div>';
  for (const content of [bare, `<!-- wp:html -->\n${bare}\n<!-- /wp:html -->`]) {
    const post = paper.post(content);
    for (const theme of themes) await (await visit(page, post, `&theme=${theme}`)).ready();
  }
  await visit(page, paper.post("<p>Uden værktøj</p>"));
  await expect(page.getByText("Uden værktøj")).toBeVisible();
  await expect(page.locator("script[src*='embed.js']")).toHaveCount(0);
});

test("a placeholder outside of the content gets the loader if the settings say every page", async ({ page }) => {
  const post = paper.post("<p>Et indlæg</p>");
  await visit(page, post, "&theme=classic&outside");
  await expect(page.getByText("Et indlæg")).toBeVisible();
  await expect(page.locator("script[src*='embed.js']")).toHaveCount(0);
  paper.setHost(paper.server.url, true);
  await (await visit(page, post, "&theme=classic&outside")).ready();
  paper.setHost(paper.server.url);
});

test("a colleague without the right to write scripts saves the page, and the tool is still there", async ({ page }) => {
  const post = paper.post(`${block}\n<!-- wp:html -->\n<div data-widget="jobmatch"></div>\n<!-- /wp:html -->`);
  const editor = await editorOf(page, "redaktor", post);
  await editor.insert("core/paragraph", { content: "Et nyt afsnit" });
  await editor.save();
  expect(await editor.storedContent(post)).toContain(block);
  const tool = await visit(page, post);
  await tool.ready();
  await expect(page.getByText("Et nyt afsnit")).toBeVisible();
  await expect(tool.place.getByRole("heading", { name: "Er dit CV klar?" })).toBeVisible();
  await expect(page.locator("[data-widget=jobmatch]")).toHaveAttribute("data-widget-state", /waiting|ready/);
});

test("the preview of a draft shows the screens in editing mode, the published page does not", async ({ page }) => {
  const editor = await editorOf(page, "author");
  await editor.insert("lederkredsen/cv-check");
  const post = await editor.save({ title: "Kladde", status: "draft" });
  const draft = await visit(page, post, "&preview=true");
  await draft.ready();
  await expect(new PreviewScreens(draft.place).list).toBeVisible();
  const published = await visit(page, paper.post(block));
  await published.ready();
  await expect(new PreviewScreens(published.place).list).toHaveCount(0);
});

for (const mode of ["type", "module", "combined", "inlined", "crossorigin", "delayed"]) {
  test(`an optimiser that leaves the script ${mode} does not take the tool away`, async ({ page }) => {
    const tool = await visit(page, paper.post(block), `&optimise=${mode}`);
    if (mode === "delayed") {
      await expect(page.getByRole("link", { name: "Åbn CV-tjek" })).toBeVisible();
      await page.keyboard.press("Shift");
    }
    await tool.ready();
    await expect(tool.chooseButton).toBeVisible();
  });
}

test("the script has the marks of optimisers, and their lists have its address", async ({ page }) => {
  await visit(page, paper.post(block));
  const script = page.locator("script[src$='/embed.js']");
  for (const [name, value] of Object.entries({
    "data-no-optimize": "1",
    "data-no-defer": "1",
    "data-no-minify": "1",
    nowprocket: "",
    "data-cfasync": "false",
  })) {
    await expect(script).toHaveAttribute(name, value);
  }
  const address = `${paper.server.url.replace("http://", "")}/embed.js`;
  const lists = JSON.parse(
    paper.wordpress.run(`echo json_encode([
      apply_filters("rocket_delay_js_exclusions", ["a.js"]),
      apply_filters("litespeed_optimize_js_excludes", ["a.js"]),
      apply_filters("autoptimize_filter_js_exclude", "a.js"),
      apply_filters("autoptimize_filter_js_exclude", ["a.js" => ""]),
    ]);`),
  ) as unknown;
  expect(lists).toEqual([["a.js", address], ["a.js", address], `a.js, ${address}`, { "a.js": "", [address]: "" }]);
});

test("a new prop of a tool is in the sidebar, and reaches visitors, without a new plugin", async ({ page }) => {
  await page.route(/\/props\.schema\.json$/, async (route) => {
    const answer = await route.fetch();
    const schema = (await answer.json()) as { readonly properties: object };
    const nyTekst = { title: "Helt ny tekst", group: "upload", importance: "usual", type: "string", default: "Ny" };
    await route.fulfill({ response: answer, json: { ...schema, properties: { ...schema.properties, nyTekst } } });
  });
  const editor = await editorOf(page, "author");
  await editor.insert("lederkredsen/cv-check");
  await editor.sidebar.getByLabel("Search the texts").fill("helt ny");
  await editor.sidebar.getByLabel("Helt ny tekst").fill("Skrevet i dag");
  const tool = await visit(page, await editor.publish("Med en ny tekst"));
  await expect(tool.place).toHaveAttribute("data-ny-tekst", "Skrevet i dag");
});

test("while the host cannot be reached, the sidebar is the plugin's copy, and choices are kept", async ({ page }) => {
  paper.setHost(`http://127.0.0.1:${await freePort()}`);
  try {
    const editor = await editorOf(page, "editor");
    await editor.insert("lederkredsen/cv-check");
    await expect(editor.sidebar.getByText("The host does not answer")).toBeVisible();
    await editor.sidebar.getByLabel("Search the texts").fill("overskrift på upload");
    await editor.sidebar.getByLabel("Overskrift på upload-trinnet").fill("Skrevet uden server");
    const post = await editor.publish("Uden server");
    expect(await editor.storedContent(post)).toBe(
      '<!-- wp:lederkredsen/cv-check {"props":{"uploadTitle":"Skrevet uden server"}} /-->',
    );
    await visit(page, post);
    await expect(page.getByRole("link", { name: "Åbn CV-tjek" })).toBeVisible();
  } finally {
    paper.setHost(paper.server.url);
  }
});

test("the settings page checks the address, and keeps a good one only", async ({ page }) => {
  const editor = new BlockEditor(page, paper.wordpress.url);
  await editor.signIn("administrator");
  await page.goto(`${paper.wordpress.url}/wp-admin/options-general.php?page=lederkredsen`);
  const field = page.getByLabel("Address of the host");
  const check = page.getByRole("button", { name: "Check the connection" });
  const findings = page.locator("#lederkredsen-checks [data-finding]");
  const found = () => findings.evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset["finding"]));

  await check.click();
  await expect.poll(found).toEqual(["registry", "script", "origin"]);
  await field.fill(paper.wordpress.url);
  await check.click();
  await expect.poll(found).toEqual(["foreign"]);
  await field.fill(`http://127.0.0.1:${await freePort()}`);
  await check.click();
  await expect.poll(found).toEqual(["unreachable"]);

  await field.evaluate((input: HTMLInputElement) => (input.type = "text"));
  await field.fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Write the address of the host as https://")).toBeVisible();
  await expect(field).toHaveValue(paper.server.url);
  await field.fill(`${paper.server.url}/embed.js`);
  await page.getByLabel("Version of the tools").selectOption("canary");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(field).toHaveValue(paper.server.url);

  const tool = await visit(page, paper.post(block));
  await expect(tool.place).toHaveAttribute("data-widget-version", "canary");
  paper.setHost(paper.server.url);
});

test("only an administrator reaches the settings", async ({ page }) => {
  await new BlockEditor(page, paper.wordpress.url).signIn("editor");
  const answer = await page.goto(`${paper.wordpress.url}/wp-admin/options-general.php?page=lederkredsen`);
  expect(answer?.status()).toBe(403);
});

test("without the plugin, its settings are gone, and the posts are as they were", async () => {
  const post = paper.post(block);
  const left = paper.wordpress.run(`
    require_once ABSPATH . "wp-admin/includes/admin.php";
    deactivate_plugins("lederkredsen/lederkredsen.php");
    uninstall_plugin("lederkredsen/lederkredsen.php");
    global $wpdb;
    echo json_encode([
      $wpdb->get_col("select option_name from $wpdb->options where option_name like '%lederkredsen%'"),
      get_post(${post})->post_content,
    ]);`);
  expect(JSON.parse(left)).toEqual([[], block]);
});
