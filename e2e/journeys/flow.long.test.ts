import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { findings } from "../pages/findings.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";

// A flow in a real browser: its history, a reload, and the question before the page is left. The screens are in
// shared-runtime/testing; their unit tests walk all paths.

/** The screens of the flow, located by roles and names. */
class CourseSignup {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.isLive();
  }

  isLive = () => new Placeholder(this.page, this.page.locator("[data-widget]")).isIn("ready");
  heading = (name: string) => this.page.getByRole("heading", { level: 2, name });
  button = (name: string) => this.page.getByRole("button", { name, exact: true });
  field = (name: string) => this.page.getByLabel(name, { exact: true });

  async answerContact(): Promise<void> {
    await this.field("Navn").fill("Bo Østergaard");
    await this.field("E-mail").fill("bo@firma.example");
    await this.field("I må skrive til mig").check();
    await this.field("E-mail").press("Enter");
    await expect(this.heading("Hvad laver du?")).toBeFocused();
  }

  async answerWork(): Promise<void> {
    await this.field("Rolle").selectOption("Leder");
    await this.field("budget").check();
    await this.button("Fortsæt").click();
    await expect(this.heading("Hvem leder du?")).toBeFocused();
  }

  async answerTeam(): Promise<void> {
    await this.field("Antal ansatte").fill("12");
    await this.field("Antal ansatte").press("Enter");
    await expect(this.heading("Log ind")).toBeFocused();
  }
}

const calls = "**/api/courses/sign-up";

test("a flow keeps what was answered through the browser's history, a reload and the sign-in, and sends it once", async ({
  page,
  host,
  otherSite,
}) => {
  test.slow();
  await host.publish({ name: "course-signup", version: "1.0.0" });
  const address = (attributes = "") =>
    otherSite.page(
      pageHtml({
        loader: `${host.url}/loader.js`,
        body: `<div data-widget="course-signup" data-widget-load="eager" ${attributes}></div>`,
      }),
    );
  const [visitor, member] = [address(), address('data-signed-in="true"')];
  await page.route("**/log-ind", (route) => route.fulfill({ status: 303, headers: { location: member } }));
  const keys: (string | undefined)[] = [];
  await page.route(calls, async (route) => {
    const headers = {
      "access-control-allow-origin": new URL(member).origin,
      "access-control-allow-credentials": "true",
    };
    if (route.request().method() === "OPTIONS")
      return route.fulfill({ status: 204, headers: { ...headers, "access-control-allow-headers": "*" } });
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length === 1 ? route.abort() : route.fulfill({ json: { taken: true }, headers });
  });
  const course = new CourseSignup(page);
  await course.open(visitor);
  await course.answerContact();
  await course.answerWork();
  expect(await findings(page)).toEqual([]);

  // The browser's own buttons move between the steps.
  await page.goBack();
  await expect(course.heading("Hvad laver du?")).toBeFocused();
  await expect(course.field("Rolle")).toHaveValue("leder");
  await page.goBack();
  await expect(course.field("Navn")).toHaveValue("Bo Østergaard");
  await page.goForward();
  await page.goForward();
  await expect(course.heading("Hvem leder du?")).toBeFocused();

  // The page asks before a reload, since something was typed, and resumes at the same step.
  await course.field("Antal ansatte").fill("1");
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reloaded;
  await course.isLive();
  await expect(course.field("Antal ansatte")).toHaveValue("1");
  await course.answerTeam();

  // The link to the sign-in is the only one that does not ask first.
  await page.getByRole("link", { name: "Log ind med MitID" }).click();
  await page.waitForURL(member);
  await course.isLive();
  await expect(course.heading("Log ind")).toBeVisible();
  await course.button("Fortsæt").click();
  await expect(course.heading("Er det rigtigt?")).toBeFocused();

  // After a change, the flow returns to the summary.
  await page.getByRole("button", { name: "Ret Dine oplysninger" }).click();
  await course.field("Navn").fill("Bo Ek");
  await course.button("Fortsæt").click();
  await expect(course.heading("Er det rigtigt?")).toBeFocused();
  await expect(page.getByText("Bo Ek")).toBeVisible();

  const draft = () => page.evaluate(() => window.sessionStorage.getItem("draft/course"));
  expect(await draft()).not.toBeNull();

  // The first response is lost.
  await course.button("Send").click();
  await page.getByRole("button", { name: "Prøv igen" }).click();
  await expect(course.heading("Tak for din tilmelding")).toBeFocused();
  expect([keys.length, new Set(keys).size, typeof keys[0]]).toEqual([2, 1, "string"]);
  expect(await draft()).toBeNull();
});

test("a link on the page asks before it leaves a flow that has begun, and stays or leaves as it is told", async ({
  page,
  host,
  otherSite,
}) => {
  test.slow();
  await host.publish({ name: "course-signup", version: "1.0.0" });
  const course = new CourseSignup(page);
  await course.open(
    otherSite.page(
      pageHtml({
        loader: `${host.url}/loader.js`,
        body: `<a href="${host.url}/privatlivspolitik">Privatliv</a>
               <div data-widget="course-signup" data-widget-load="eager"></div>`,
      }),
    ),
  );
  await course.field("Navn").fill("Bo");
  const link = page.getByRole("link", { name: "Privatliv" });
  await link.click();
  const dialog = page.getByRole("alertdialog", { name: "Vil du forlade siden?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Bliv på siden" }).click();
  await expect(link).toBeFocused();
  await expect(course.field("Navn")).toHaveValue("Bo");
  await link.click();
  await dialog.getByRole("button", { name: "Forlad siden" }).click();
  await page.waitForURL("**/privatlivspolitik");
});
