import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { consentCookies } from "../browser/consent-cookies.ts";
import { coveredFocusNow } from "../pages/covered-focus.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { pressUnavailable } from "../pages/press-unavailable.ts";
import { pdf, ServiceForm } from "../pages/service-form.ts";
import { freePort } from "../server/free-port.ts";
import { startServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const answer = "Vi støtter forslaget, men vil have en længere frist.";
const slugs = [
  "sparring",
  "kontingent-og-forsikring",
  "konkurs",
  "hoeringssvar",
  "ledernetvaerk",
  "dine-rettigheder",
] as const;
const taken = "Vælg fx en PDF, et Word-dokument eller et billede";
const submitCall = "**/api/forms/post-simple-form";

test("a form with files is sent, and its receipt stands under self-service", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("hoeringssvar");
  await form.chooseHearing();
  await form.message.fill(answer);
  await form.attach(
    pdf("bilag.pdf"),
    pdf("stort bilag.pdf", 2_500_000),
    { name: "program.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
    { name: "forklædt.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ\u0090\0 et program") },
  );
  await expect(page.getByText(`Vi kan ikke tage imod program.exe. ${taken}`)).toBeVisible();
  await form.expectUploaded("bilag.pdf");
  await form.expectUploaded("stort bilag.pdf");
  await expect(form.file("forklædt.pdf")).toContainText(taken);
  await expect(form.file("forklædt.pdf").getByRole("button", { name: /Prøv igen/ })).toHaveCount(0);
  await pressUnavailable(form.send);
  await expect(form.problems).toContainText("En fil blev ikke uploadet. Prøv igen, eller fjern den");
  await page.getByRole("button", { name: "Fjern forklædt.pdf" }).click();
  await page.getByRole("button", { name: "Fjern bilag.pdf", exact: true }).click();
  await form.send.click();
  await expect(form.done).toBeFocused();
  await expect(form.receipt).toContainText("stort bilag.pdf");
  await page.getByRole("link", { name: "Se det, du har sendt" }).click();
  const sent = page.getByRole("list", { name: "Det, du har sendt" }).getByRole("listitem").first();
  await expect(sent).toContainText("Svar på høring");
  await expect(sent).toContainText("stort bilag.pdf");
  await expect(sent).not.toContainText("forklædt.pdf");
});

/** Cuts the connection of the first PATCH when about a third of the file has arrived. */
const cut = `
import { Server } from "node:http";
const emit = Server.prototype.emit;
let isCut = false;
Server.prototype.emit = function (name, request, ...rest) {
  if (name === "request" && request.method === "PATCH" && !isCut) {
    isCut = true;
    const timer = setInterval(() => {
      if (request.socket.bytesRead < 2_000_000) return;
      clearInterval(timer);
      request.socket.destroy();
    }, 5);
  }
  return emit.call(this, name, request, ...rest);
};`;

test("a lost connection continues an upload where it was", { tag: "@chromium-only" }, async ({ browser }) => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), "e2e-"));
  const server = await startServer({ port: await freePort(), dataDir, fault: cut });
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: "reduce" });
  await page.context().addCookies(consentCookies("given"));
  const form = new ServiceForm(page);
  await form.open("hoeringssvar");
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
  });
  const devtools = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 0, downloadThroughput: -1 };
  await devtools.send("Network.emulateNetworkConditions", { ...network, uploadThroughput: 3_000_000 });
  await form.attach(pdf("langt.pdf", 6_000_000));
  await form.expectUploaded("langt.pdf");
  expect(offsets[0]).toBe(0);
  expect(offsets.at(-1)).toBeGreaterThan(0);
  await page.close();
  expect(await server.stop()).toBe(0);
  await rm(dataDir, { recursive: true });
});

test("at most eight files are taken, and a cancelled one makes room", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("hoeringssvar");
  await form.attach(...Array.from({ length: 9 }, (_, place) => pdf(`${place + 1}.pdf`)));
  await expect(page.getByText("Vi kan ikke tage imod 9.pdf. Du kan højst vedhæfte 8 filer")).toBeVisible();
  for (let place = 1; place <= 8; place += 1) await form.expectUploaded(`${place}.pdf`);
  await expect(form.files).toHaveCount(8);
  await page.getByRole("button", { name: "Fjern 3.pdf" }).click();
  await form.attach(pdf("9.pdf"));
  await form.expectUploaded("9.pdf");
});

test("an ended session keeps text and files: after the sign-in, the form is sent", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("hoeringssvar");
  await form.chooseHearing();
  await form.message.fill(answer);
  await form.attach(pdf("bilag.pdf"));
  await form.expectUploaded("bilag.pdf");
  await page.context().clearCookies({ name: "site-session" });
  await form.send.click();
  const dialog = page.getByRole("alertdialog", { name: "Du er blevet logget ud" });
  await dialog.getByRole("link", { name: "Log ind igen" }).click();
  // The issuer still has a session of the person, and redirects back at once.
  await expect(page.getByRole("button", { name: /Din konto/ })).toBeVisible();
  await expect(form.message).toHaveValue(answer);
  await form.expectUploaded("bilag.pdf");
  await form.send.click();
  await expect(form.done).toBeVisible();
});

test("a reload keeps what was typed, and names the files that were on their way", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("hoeringssvar");
  await page.route("**/api/forms/resumable-uploads**", () => new Promise(() => {}));
  await form.message.fill(answer);
  await form.attach(pdf("bilag.pdf"), pdf("på vej.pdf", 2_000_000));
  await form.expectUploaded("bilag.pdf");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(form.message).toHaveValue(answer);
  await form.expectUploaded("bilag.pdf");
  await expect(page.getByText(/nåede ikke at blive uploadet.*på vej\.pdf/)).toBeVisible();
});

test("a file that is under way is asked about, also if nothing is typed, and a finished one is not deleted", async ({
  page,
}) => {
  const form = new ServiceForm(page);
  await form.open("hoeringssvar");
  const deleted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") deleted.push(request.url());
  });
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/api/forms/resumable-uploads/**", async (route) => {
    if (route.request().method() === "PATCH") await held;
    await route.continue();
  });
  await form.attach(pdf("langt.pdf", 2_000_000));
  await expect(page.getByRole("progressbar")).toBeVisible();
  const overview = page.getByRole("navigation", { name: "Selvbetjening" }).getByRole("link", { name: "Overblik" });
  await overview.click();
  const dialog = page.getByRole("alertdialog", { name: "Vil du forlade siden?" });
  await dialog.getByRole("button", { name: "Bliv på siden" }).click();
  // Not `page.reload`, which would wait for the reload that the person has declined.
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  goOn();
  await form.expectUploaded("langt.pdf");
  await form.chooseHearing();
  await form.message.fill(answer);
  await form.send.click();
  await expect(form.receipt).toContainText("langt.pdf");
  expect(deleted).toEqual([]);
});

for (const [slug, words] of Object.entries({
  konkurs: /Lone Friis.*ringer til dig senest \S+dag.* kl\. 12/,
  hoeringssvar: /Carsten Yde.*skriver til dig senest \S+dag/,
}))
  test(`the receipt of ${slug} names who answers and by which day, and is printed without its buttons`, async ({
    page,
  }) => {
    const form = new ServiceForm(page);
    await form.open(slug);
    if (slug === "hoeringssvar") await form.chooseHearing();
    await form.message.fill(answer);
    await form.send.click();
    await expect(form.done).toBeFocused();
    await expect(form.receipt).toContainText(words);
    await expect(form.receipt).toContainText(answer);
    await expect(form.receipt).toContainText(/Sagsnummer\s*[0-9A-F]{4}-[0-9A-F]{4}/);
    expect(await findingsInEveryScheme(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(form.receipt).toContainText(answer);
    await expect(page.getByRole("button", { name: "Skriv til os igen" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Skriv til os igen" }).click();
    await expect(form.message).toHaveValue("");
  });

/** The number of lines that a person sees in an element. */
const linesIn = (element: Locator): Promise<number> =>
  element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const middles: number[] = [];
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      for (const { top, height, width } of range.getClientRects()) if (width > 1) middles.push(top + height / 2);
    }
    const sorted = middles.toSorted((one, other) => one - other);
    return sorted.filter((middle, place) => place === 0 || middle - (sorted[place - 1] ?? 0) > 8).length;
  });

for (const slug of [
  "dine-rettigheder",
  "hoeringssvar",
  "konkurs",
  "kontingent-og-forsikring",
  "ledernetvaerk",
  "sparring",
]) {
  test(`a summary of errors is two lines on a phone until it is opened: ${slug}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const form = new ServiceForm(page);
    await form.open(slug);
    await pressUnavailable(page.getByRole("button", { name: /^(Fortsæt|Send)$/ }));
    await expect(form.problems).toBeFocused();
    expect(await linesIn(form.problems)).toBe(2);
    const links = form.problems.locator("a");
    await expect(links.first()).toBeVisible();
    if ((await links.count()) === 1) return;
    await expect(links.nth(1)).toBeHidden();
    const more = form.problems.getByRole("button", { name: /^og \d til$/ });
    const edges = async (one: Locator) =>
      one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect((await edges(links.first())).right).toBeLessThanOrEqual((await edges(more)).left);
    await more.click();
    await expect(links.nth(1)).toBeVisible();
    await expect(form.problems).toBeFocused();
    expect(await linesIn(form.problems)).toBeGreaterThan(2);
    expect(await findingsInEveryScheme(page)).toEqual([]);
  });
}

test("Next looks as it can be pressed while the step is not complete", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("konkurs");
  const colours = () =>
    form.send.evaluate((button) => {
      const { backgroundColor, color, cursor } = getComputedStyle(button);
      return [backgroundColor, color, cursor];
    });
  const before = await colours();
  await expect(form.send).toHaveAttribute("aria-disabled", "true");
  await form.message.fill(answer);
  await expect(form.send).not.toHaveAttribute("aria-disabled");
  expect(await colours()).toEqual(before);
});

test("a refused form is emptied, and its text is offered back for one more try", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("konkurs");
  const keys: (string | undefined)[] = [];
  await page.route(submitCall, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length === 1 ? route.fulfill({ status: 503, json: { message: { id: "fejl-7" } } }) : route.continue();
  });
  await form.message.fill(answer);
  await form.send.click();
  await form.failure.getByRole("button", { name: "Prøv igen" }).click();
  await expect(form.message).toHaveValue("");
  await page.getByRole("button", { name: "Indsæt det, jeg skrev" }).click();
  await expect(form.message).toHaveValue(answer);
  await form.send.click();
  await expect(form.done).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test("leaving with unsent text is asked about", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("konkurs");
  await form.message.fill(answer);
  await page.getByRole("navigation", { name: "Selvbetjening" }).getByRole("link", { name: "Overblik" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Vil du forlade siden?" });
  await dialog.getByRole("button", { name: "Bliv på siden" }).click();
  await expect(form.message).toHaveValue(answer);
  await page.getByRole("navigation", { name: "Selvbetjening" }).getByRole("link", { name: "Overblik" }).click();
  await dialog.getByRole("button", { name: "Forlad siden" }).click();
  await expect(page).toHaveURL("/selvbetjening");
});

test("a form is filled in and sent by keyboard alone", async ({ page }) => {
  const form = new ServiceForm(page);
  await form.open("kontingent-og-forsikring");
  const focused = async (name: string | RegExp, role: "combobox" | "textbox" | "radio" | "button" | "checkbox") => {
    const wanted = page.getByRole(role, { name }).first();
    for (let presses = 0; presses < 30; presses += 1) {
      if (await wanted.evaluate((element) => element.matches(":focus"))) return;
      await page.keyboard.press("Tab");
    }
    await expect(wanted).toBeFocused();
  };
  await focused("Hvad drejer det sig om?", "combobox");
  await page.keyboard.type("Till");
  await focused("Ændring", "radio");
  await page.keyboard.press("Space");
  await focused("Jeg vil ændre karensperioden", "checkbox");
  await page.keyboard.press("Space");
  await focused("30 dage", "radio");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "60 dage" })).toBeChecked();
  await focused("Din besked", "textbox");
  await page.keyboard.type("Jeg vil gerne ændre min karens.");
  await focused("Send", "button");
  await page.keyboard.press("Enter");
  await expect(form.done).toBeFocused();
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test.describe(`axe finds nothing at ${width} px, and nothing is wider than the screen`, () => {
    test.use({ viewport: { width, height } });
    test.slow();

    test(
      "with its conditions open, in the failure, with the offer and at the end",
      { tag: "@chromium-only" },
      async ({ page }) => {
        const form = new ServiceForm(page);
        await form.open("kontingent-og-forsikring");
        await page.getByRole("combobox", { name: "Hvad drejer det sig om?" }).selectOption("Tillægsforsikring");
        await page.getByRole("radio", { name: "Ændring" }).check();
        for (const box of ["karensperioden", "dækningsperioden", "dækningsbeløbet"])
          await page.getByRole("checkbox", { name: `Jeg vil ændre ${box}` }).check();
        await page.getByRole("radio", { name: "30 dage" }).check();
        await page.getByRole("radio", { name: "6 måneder" }).check();
        await page.getByRole("combobox", { name: "Nyt dækningsbeløb om måneden" }).selectOption("20013");
        await page.getByRole("textbox", { name: "Din bruttoløn pr. måned" }).fill("35.500");
        await page.getByRole("checkbox", { name: "Jeg accepterer betingelserne for forsikringen" }).check();
        await form.message.fill(answer);
        expect(await findingsInEveryScheme(page)).toEqual([]);
        await page.route(submitCall, (route) => route.fulfill({ status: 503, json: { message: { id: "fejl-7" } } }));
        await form.send.click();
        await expect(form.failure).toBeVisible();
        expect(await findingsInEveryScheme(page)).toEqual([]);
        await form.failure.getByRole("button", { name: "Prøv igen" }).click();
        const insert = page.getByRole("button", { name: "Indsæt det, jeg skrev" });
        await expect(insert).toBeInViewport();
        expect(await findingsInEveryScheme(page)).toEqual([]);
        await page.unroute(submitCall);
        await insert.click();
        await form.send.click();
        await expect(form.done).toBeInViewport();
        expect(await coveredFocusNow(page)).toBeUndefined();
        expect(await findingsInEveryScheme(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );

    for (const slug of slugs)
      test(`in ${slug}, empty and with its errors`, { tag: "@chromium-only" }, async ({ page }) => {
        const form = new ServiceForm(page);
        await form.open(slug);
        expect(await findingsInEveryScheme(page)).toEqual([]);
        await pressUnavailable(page.getByRole("button", { name: /^(?:Send|Fortsæt)$/ }));
        await expect(form.problems).toBeFocused();
        expect(await coveredFocusNow(page)).toBeUndefined();
        expect(await findingsInEveryScheme(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
  });
