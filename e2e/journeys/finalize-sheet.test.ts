import { FinalizeSheet, joined, openSheet } from "../pages/finalize-sheet.ts";
import { signIn } from "../pages/gate.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const paymentPath = "/api/member/update-payment";

test("the sheet is filled in by keyboard alone, from the first field to the closed sheet", async ({ page }) => {
  const sheet = await openSheet(page);
  const tabTo = async (name: string | RegExp, role: "textbox" | "checkbox" | "button") => {
    const wanted = page.getByRole(role, { name }).first();
    for (let presses = 0; presses < 12; presses++) {
      if (await wanted.evaluate((element) => element.matches(":focus"))) return;
      await page.keyboard.press("Tab");
    }
    await expect(wanted).toBeFocused();
  };
  await tabTo("Reg.nr.", "textbox");
  await page.keyboard.type("0040");
  await tabTo("Kontonr.", "textbox");
  await page.keyboard.type("440116243");
  await page.keyboard.press("Enter");
  await expect(sheet.heading("Vil du have noget med?")).toBeFocused();
  await tabTo("Ledernetværk", "checkbox");
  await page.keyboard.press("Space");
  await tabTo("Læs mere om Ledernetværk", "button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Ledernetværk" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet.box("Ledernetværk")).toBeChecked();
  await expect(page.getByRole("button", { name: "Læs mere om Ledernetværk" })).toBeFocused();
  await tabTo("Fortsæt", "button");
  await page.keyboard.press("Enter");
  await expect(sheet.welcome).toBeFocused();
  await expect(sheet.welcome).toHaveText("Nu er vi 12. Velkommen, Karen Margrethe.");
  await tabTo("Gå til selvbetjening", "button");
  await page.keyboard.press("Enter");
  await expect(sheet.dialog).toBeHidden();
  await expect(page).toHaveURL("/selvbetjening");
  // The page below says what the sheet said, without a reload.
  const next = page.getByRole("region", { name: "Velkommen i kredsen" });
  await expect(next.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(next.getByText("Det har du valgt")).toBeVisible();
  await expect(next.getByText("Det vælger du her på siden")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hej Karen Margrethe");
  await expect(sheet.dialog).toBeHidden();
});

test("a session that ends in the middle leads to the sign-in and back to the same step, and stores no account in the browser", async ({
  page,
}) => {
  const sheet = await openSheet(page);
  await sheet.box("Jeg vil hellere have en faktura").check();
  await sheet.next.click();
  await expect(sheet.heading("Vil du have noget med?")).toBeVisible();
  await sheet.box("Ledernetværk").check();
  await sheet.dialog.getByRole("button", { name: /Betaling/ }).click();
  await sheet.box("Jeg vil hellere have en faktura").uncheck();
  await sheet.fillAccount();
  await page.context().clearCookies({ name: /session/ });
  await sheet.next.click();
  await expect(sheet.failure).toContainText("Du er blevet logget ud.");
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, document.cookie]));
  expect(kept).toContain("netvaerk");
  // Times of day in milliseconds may contain the digits of the bank.
  expect(kept).not.toMatch(/440116243|(?<!\d)0040(?!\d)/);
  // The issuer still has a session of the person.
  await sheet.failure.getByRole("link", { name: "Log ind igen" }).click();
  await expect(sheet.heading("Hvordan vil du betale?")).toBeVisible();
  await expect(sheet.field("Kontonr.")).toHaveValue("");
  await sheet.fillAccount();
  await sheet.next.click();
  await expect(sheet.box("Ledernetværk")).toBeChecked();
});

test("a slow or failing content proxy is shown as such, and a retry helps", async ({ page }) => {
  await page.route("**/api/layout-service-proxy/**", (route) => route.fulfill({ status: 500, json: {} }));
  await signIn(page, joined);
  const failed = page.getByRole("alertdialog", { name: "Vi kunne ikke hente det næste trin" });
  await expect(failed).toBeVisible();
  // Paddings are included in the width of the placeholder.
  await expect(failed.getByRole("button", { name: "Prøv igen" })).not.toHaveCSS("padding-left", /^[0-9](\.\d+)?px$/);
  const held = Promise.withResolvers<void>();
  await page.unroute("**/api/layout-service-proxy/**");
  await page.route("**/api/layout-service-proxy/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await failed.getByRole("button", { name: "Prøv igen" }).click();
  await expect(page.getByRole("dialog", { name: "Din indmeldelse er hos os" })).toContainText("Vent et kort øjeblik");
  held.resolve();
  await expect(new FinalizeSheet(page).heading("Hvordan vil du betale?")).toBeVisible();
});

test("the number of the union is saved as a contact, and the price follows the add-ons", async ({ page }) => {
  const sheet = await openSheet(page);
  await expect(sheet.dialog.getByRole("status").filter({ hasText: "Din pris" })).toContainText("hvert kvartal");
  await sheet.box("Jeg vil hellere have en faktura").check();
  await sheet.next.click();
  await sheet.box("Ledernetværk").check();
  await expect(sheet.dialog.getByRole("status").filter({ hasText: "Din pris" })).toContainText(/Ledernetværk\s75 = /);
  await sheet.next.click();
  await expect(sheet.welcome).toBeVisible();
  await expect(sheet.dialog).toContainText("100001");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    sheet.dialog.getByRole("link", { name: "Læg nummeret i telefonen" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("lederkredsen.vcf");
  expect(await (await fetch(file.url())).text()).toMatch(
    /^BEGIN:VCARD\r\nVERSION:3\.0\r\n[^]*TEL;TYPE=WORK,VOICE:\+45\d{8}\r\n/,
  );
});

test("what could not be saved can be done later, from the page below", async ({ page }) => {
  const sheet = await openSheet(page);
  await sheet.fillAccount();
  await page.route(`**${paymentPath}`, (route) => route.fulfill({ status: 500, json: {} }));
  await sheet.next.click();
  await sheet.failure.getByRole("button", { name: "Gør det senere" }).click();
  await expect(sheet.dialog).toBeHidden();
  await expect(page.getByText("Betaling og tilvalg mangler stadig")).toBeVisible();
  await page.unroute(`**${paymentPath}`);
  await page.getByRole("link", { name: "Vælg betaling og tilvalg" }).click();
  await expect(sheet.heading("Hvordan vil du betale?")).toBeVisible();
});

test("a screen with room shows the names of the steps", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const sheet = await openSheet(page);
  await expect(sheet.dialog.getByText("Trin 1 af 2: Betaling")).toBeHidden();
  const name = await sheet.dialog.getByText("Tilvalg", { exact: true }).boundingBox();
  expect(name?.width).toBeGreaterThan(20);
});

test(
  "two tabs that save the same account make one submission, and the sheet of each goes on",
  { tag: "@long" },
  async ({ page, context }) => {
    const first = await openSheet(page);
    const tab = await context.newPage();
    await tab.goto(joined);
    const second = new FinalizeSheet(tab);
    await expect(second.heading("Hvordan vil du betale?")).toBeVisible();
    const answers: number[] = [];
    for (const one of [page, tab]) {
      one.on("response", (answer) => {
        if (answer.url().endsWith(paymentPath)) answers.push(answer.status());
      });
    }
    // Other tests on this server have sent submissions for the same person.
    const submissions = () =>
      page.evaluate(async () => {
        const answer = await fetch("/api/member/submissions");
        const body = (await answer.json()) as { readonly submissions: readonly { readonly form: string }[] };
        return body.submissions.filter(({ form }) => form === "member.payment").length;
      });
    const before = await submissions();
    const accountNo = String(Date.now()).slice(-10);
    await Promise.all([first.fillAccount(accountNo), second.fillAccount(accountNo)]);
    await Promise.all([first.next.click(), second.next.click()]);
    await expect(first.heading("Vil du have noget med?")).toBeVisible();
    await expect(second.heading("Vil du have noget med?")).toBeVisible();
    await expect.poll(() => answers).toEqual([200, 200]);
    expect(await submissions()).toBe(before + 1);
  },
);

test("an unknown variant opens nothing", { tag: "@long" }, async ({ page }) => {
  const reported = page.waitForRequest("**/api/widget-reports");
  await signIn(page, joined.replace("leder", "ukendt"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hej Karen Margrethe");
  await reported;
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
