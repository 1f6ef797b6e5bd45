import { FinalizeSheet } from "../pages/finalize-sheet.ts";
import { findingsInEveryScheme } from "../pages/findings.ts";
import { confirmTestPerson } from "../pages/gate.ts";
import { Signup } from "../pages/signup.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "a person without a job reads the rule of the first year before signing, and is offered nothing that requires a job",
  { tag: ["@chromium-only"] },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const flow = new Signup(page);
    await flow.open("/indmeldelse?product=fagforening%2Bakasse");
    await flow.answerContact();
    const rule = page.getByText(/kan du som regel først få dagpenge om et år/);
    await expect(rule).toBeHidden();
    await page.getByRole("radio", { name: "Ledig" }).click();
    await expect(rule).toBeVisible();
    await expect(rule).toContainText("286.632 kr.");
    await expect(page.getByRole("link", { name: "Beregn, hvornår du kan få dagpenge" }).first()).toHaveAttribute(
      "href",
      "/lederkredsen-a-kasse/beregn-dagpenge",
    );
    await expect(page.getByRole("radio", { name: "Ja" })).toBeFocused();
    await expect(page.getByRole("status").getByRole("link", { name: "70 20 30 41" })).toHaveAttribute(
      "href",
      "tel:70203041",
    );
    expect(await findingsInEveryScheme(page)).toEqual([]);
    await page.getByRole("radio", { name: "Ja" }).click();
    await flow.next();
    await flow.answerOtherFunds("Nej");
    await expect(flow.heading("Er det rigtigt?")).toBeFocused();
    await expect(rule).toBeVisible();
    await expect(
      page.getByText("Råd og sparring nu. Dagpenge tidligst, når du har været medlem i et år og har haft løn nok."),
    ).toBeVisible();
    expect(await findingsInEveryScheme(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await flow.confirm();
    await confirmTestPerson(page, /Ida Gæst/);
    await expect(page).toHaveURL(/sheet_confirmation=ledig/);
    const sheet = new FinalizeSheet(page);
    await sheet.fillAccount();
    await sheet.next.click();
    await expect(sheet.box("Ledernetværk")).toBeVisible();
    await expect(sheet.box("Lønsikring")).toBeHidden();
    await expect(sheet.box("Mentor i Spring")).toBeHidden();
    const refused = await page.evaluate(async () => {
      const answer = await fetch("/api/signup/addon-products-lead", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ addons: ["loensikring"] }),
      });
      return answer.status;
    });
    expect(refused).toBe(422);
    await sheet.next.click();
    await expect(sheet.welcome).toBeVisible();
    const facts = sheet.dialog.locator("dl");
    await expect(facts).toContainText("har tjent mindst 286.632 kr.");
    await expect(facts).toContainText("jobnet.dk");
    await expect(facts).not.toContainText(/melder vi dig ud|Medlemsnummer/);
    expect(await findingsInEveryScheme(page)).toEqual([]);
  },
);
