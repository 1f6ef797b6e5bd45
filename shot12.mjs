import { chromium } from "playwright";
const [,, base, out, widths, ...paths] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu","--disable-background-networking"] });
for (const width of widths.split(",").map(Number)) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: process.env.SCHEME ?? "light", reducedMotion: "reduce" });
  await context.addCookies([{ name: "lk-consent", value: "x", url: base }]);
  for (const path of paths) {
    const page = await context.newPage();
    const problems = [];
    page.on("console", (m) => m.type() === "error" && problems.push(m.text()));
    page.on("pageerror", (e) => problems.push(String(e)));
    await page.goto(base + path, { waitUntil: "networkidle" });
    const bar = page.locator("[data-site-widget=cookie-consent]").getByRole("button", { name: /nødvendige/i });
    if (await bar.count()) await bar.first().click().catch(() => {});
    await page.screenshot({ path: `${out}/${path.replaceAll("/", "_") || "_"}-${width}.png`, fullPage: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    console.log(path, width, wide ? "OVERFLOW" : "", problems.join(" | "));
    await page.close();
  }
  await context.close();
}
await browser.close();
