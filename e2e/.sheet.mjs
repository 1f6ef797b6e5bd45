import { chromium } from "playwright";
const base = "http://127.0.0.1:4000";
const out = "/work/scratch/s15";
const width = Number(process.argv[2] ?? 1280);
const scheme = process.argv[3] ?? "light";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const context = await browser.newContext({
  viewport: { width, height: width < 500 ? 740 : 900 },
  colorScheme: scheme,
  reducedMotion: "reduce",
  hasTouch: width < 500,
});
const page = await context.newPage();
page.setDefaultTimeout(6000);
page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("CONSOLE", m.text().slice(0, 300)));
page.on("pageerror", (e) => console.log("PAGEERROR", String(e)));
const shot = async (n) => {
  await page.screenshot({ path: `${out}/sheet-${n}-${width}-${scheme}.png` });
};
const path = "/selvbetjening?signup=true&sheet_confirmation=leder&product=fagforening&membership=fagforening";
await page.goto(base + "/api/auth/login?redirectUrl=" + encodeURIComponent(path), { waitUntil: "networkidle" });
await page.getByRole("button", { name: "Log ind" }).click();
await page.waitForURL(/signup=true/);
await page.waitForLoadState("networkidle");
const bar = page.locator("[data-site-widget=cookie-consent]").getByRole("button", { name: /nødvendige/i });
if (await bar.count()) await bar.first().click();
await page
  .getByText("Vent et kort")
  .waitFor()
  .catch(() => console.log("no loading seen"));
await shot("0-loading");
try {
  await page.getByRole("heading", { name: "Hvordan vil du betale?" }).waitFor();
  await shot("1-payment");
  await page.getByRole("button", { name: "Fortsæt" }).click();
  await shot("2-errors");
  await page.getByLabel("Reg.nr.").fill("0040");
  await page.getByLabel("Kontonr.").fill("440116243");
  await page.getByRole("checkbox").check();
  await shot("3-invoice");
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Fortsæt" }).click();
  await page.getByRole("heading", { name: "Vil du have noget med?" }).waitFor();
  await shot("4-addons");
  await page.getByRole("checkbox").first().check();
  await shot("5-chosen");
  await page
    .getByRole("button", { name: /Læs mere/ })
    .first()
    .click();
  await shot("6-article");
  await page.getByRole("button", { name: "Aflut" }).click();
  await page.getByRole("button", { name: "Fortsæt" }).click();
  await page.getByRole("heading", { name: "Så er alt på plads" }).waitFor();
  await shot("7-confirm");
  await page.getByRole("button", { name: "Gå til selvbetjening" }).click();
  await page.waitForTimeout(600);
  console.log(page.url());
  await shot("8-closed");
} catch (e) {
  console.log(String(e).slice(0, 400));
  await shot("x");
}
await browser.close();
