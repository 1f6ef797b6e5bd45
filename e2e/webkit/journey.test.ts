import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { fixture } from "../fixtures/fixture.ts";
import { freePort } from "../server/free-port.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";
import { WebKitPage } from "./webkit-page.ts";

test.describe.configure({ mode: "default" });

let folder: string;
let secure: RunningServer;
let plain: RunningServer;
let proxy: TlsProxy;
let site: string;
let page: WebKitPage;

const settings = { JOBS_SEED: "400" };

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), "webkit-"));
  const [port, tlsPort] = [await freePort(), await freePort()];
  site = `https://127.0.0.1:${tlsPort}`;
  secure = await startServer({
    port,
    dataDir: join(folder, "secure"),
    settings: { ...settings, PUBLIC_URL: site },
  });
  plain = await startServer({ port: await freePort(), dataDir: join(folder, "plain") });
  proxy = await startTlsProxy(tlsPort, secure.url);
});
test.afterAll(async () => {
  await proxy.close();
  expect([await secure.stop(), await plain.stop()]).toEqual([0, 0]);
  await rm(folder, { recursive: true });
});

// Each test has its own profile.
test.beforeEach(async () => {
  page = await WebKitPage.open();
  await page.resize(1280, 900);
});
test.afterEach(async () => {
  proxy.missing = undefined;
  await page.close();
});

const heading = (name: string) => ({ selector: "h1, h2, h3", name });
const button = (name: string) => ({ selector: "button", name });

const chooser = { selector: "input[type=file]" };

/** Opens a page, answers the question about cookies, and from then on records what the page's policy refuses. */
async function open(path: string): Promise<void> {
  await page.goto(site + path);
  await page.evaluate(() => {
    document.cookie = `cookie-consent=1.${Math.floor(Date.now() / 1000)}.00; Path=/; SameSite=Lax; Secure`;
    Object.assign(window, { isLeft: true });
  });
  await page.goto(site + path);
  // The driver may still run scripts in the old page if both pages have the same address.
  await expect.poll(() => page.evaluate(() => "isLeft" in window)).toBe(false);
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener("error", ({ message }) => refused.push(message));
    addEventListener("unhandledrejection", ({ reason }) => refused.push(String(reason)));
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

async function expectNothingRefused(): Promise<void> {
  expect(await page.evaluate(() => (window as { refused?: string[] }).refused)).toEqual([]);
}

/** Waits for a state of the tool: an element of the first frame is removed when the tool is live. */
async function expectTool(name: string, state: "ready" | "failed"): Promise<void> {
  const now = () =>
    page.evaluate(
      (widget) => document.querySelector<HTMLElement>(`[data-widget=${widget}]`)?.dataset["widgetState"],
      name,
    );
  await expect.poll(now, { timeout: 30_000 }).toBe(state);
}

async function giveLead(): Promise<void> {
  for (const [label, text] of [
    ["Fornavn", "Søren"],
    ["Efternavn", "Ægidius"],
    ["E-mail", "soren@firma.example"],
    ["Telefon", "20123456"],
  ] as const) {
    await page.type({ selector: "dialog input", name: label }, text);
  }
  for (const consent of ["Ja, en rådgiver fra Lederkredsen må ringe", "Ja, Lederkredsen må gemme"]) {
    await page.click({ selector: "dialog label", name: consent });
  }
  await page.click({ selector: "dialog button", name: "Gå til CV-tjekket" });
}

test("a visitor's CV is checked, stays over a reload, and finds jobs", async () => {
  await open("/cv-tjek");
  await expectTool("cv-check", "ready");
  await page.type(chooser, fixture("cv-two-pages-da.pdf"));
  await page.find(heading("Hvem er du? Så læser vi dit CV"));
  await giveLead();
  await page.find(heading("Område for område"));
  await expectNothingRefused();
  await page.reload();
  await page.find(heading("Område for område"));

  // What was typed would be restored in the next form.
  await page.evaluate(() => sessionStorage.clear());
  await open("/jobmatch");
  await expectTool("jobmatch", "ready");
  await page.type({ selector: "input", name: "Postnummer" }, "8000");
  await page.click(button("Fortsæt"));
  // The page knows the CV from the CV check, and one answer to the gate counts for both tools.
  await page.find({ selector: "article" });
  await expectNothingRefused();
});

test("a person signs in under https, is known on the next page, and signs out", async () => {
  await open("/api/auth/login?redirectUrl=/selvbetjening");
  await page.click(button("Log ind"));
  await page.find(heading("Hej Karen Margrethe"));
  await page.click({ selector: "header button", name: "Din konto" });
  await page.click({ selector: "header button", name: "Log ud" });
  await page.find({ selector: "header a", name: "Log ind" });
  await page.goto(`${site}/selvbetjening`);
  await page.find({ selector: "header a", name: "Log ind" });
});

test("a person signs in on this machine without https", async () => {
  await page.goto(`${plain.url}/api/auth/login?redirectUrl=/selvbetjening`);
  await page.click(button("Log ind"));
  await page.find(heading("Hej Karen Margrethe"));
  expect(await page.url()).toBe(`${plain.url}/selvbetjening`);
});

test("the marks of the front page are drawn", async () => {
  await open("/");
  const marks = await page.evaluate(() =>
    [...document.querySelectorAll("h1 mark, main mark")].map((mark) => {
      const { textDecorationLine, textDecorationColor, textDecorationThickness, color } = getComputedStyle(mark);
      const isColoured = textDecorationColor !== color;
      return `${textDecorationLine} ${isColoured ? "coloured" : "plain"} ${textDecorationThickness !== "auto" ? "thick" : "thin"}`;
    }),
  );
  expect(marks.length).toBeGreaterThan(0);
  expect(new Set(marks)).toEqual(new Set(["underline coloured thick"]));
});

test("a tool whose style sheet is missing says so, and a retry helps", async () => {
  proxy.missing = /\/widgets\/cv-check\/.*\.css/;
  await open("/cv-tjek");
  await expectTool("cv-check", "failed");
  proxy.missing = undefined;
  await page.click(button("Prøv igen"));
  await expectTool("cv-check", "ready");
  await page.find(chooser);
});

test("a dialog that scrolls shows that there is more, with a line above its buttons", async () => {
  await page.resize(700, 620);
  await open("/cv-tjek");
  await expectTool("cv-check", "ready");
  await page.type(chooser, fixture("cv-two-pages-da.pdf"));
  const line = () =>
    page.evaluate(() => {
      const dialog = document
        .querySelector("[data-widget=cv-check]")
        ?.shadowRoot?.querySelector<HTMLElement>("dialog[open]");
      return [...(dialog?.querySelectorAll("div") ?? [])].some((part) => {
        const { display, borderBlockStartWidth } = getComputedStyle(part, "::before");
        return display === "block" && borderBlockStartWidth === "1px";
      });
    });
  await page.find(heading("Hvem er du? Så læser vi dit CV"));
  await expect.poll(line).toBe(true);
  await page.evaluate(() => {
    const { shadowRoot } = document.querySelector("[data-widget=cv-check]") ?? {};
    shadowRoot?.querySelector("dialog[open] [data-dialog-scroller]")?.scrollTo({ top: 9999, behavior: "instant" });
  });
  await expect.poll(line, "at its end").toBe(false);
});
