import { answerJobs, calls, comeWithCv, Jobmatch, never, refusing } from "../pages/jobmatch.ts";
import { spaceText } from "../pages/text-spacing.ts";
import { expect, test } from "../test.ts";

test("typing and pasting keep digits only, at most four", async ({ page }) => {
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open();
  for (const [given, digits] of [
    ["DK-8000 Aarhus", "8000"],
    [" 80 00 ", "8000"],
    ["80001", "8000"],
    ["abc", ""],
    ["8a0b", "80"],
  ] as const) {
    await tool.zip.fill("");
    await tool.zip.evaluate((field) => field.focus());
    await page.evaluate((text) => document.execCommand("insertText", false, text), given);
    await expect(tool.zip, given).toHaveValue(digits);
  }
});

test("the city appears on its own, and disappears when the code changes", async ({ page }) => {
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open();
  await tool.zip.fill("8000");
  await expect(tool.city("Aarhus C")).toBeVisible();
  await expect(tool.place.getByRole("status").filter({ hasText: "Du søger fra Aarhus C" })).toHaveCount(1);
  await tool.zip.press("Backspace");
  await expect(tool.city("Aarhus C")).toHaveCount(0);
});

test("the latest answer wins, and the earlier call is aborted", { tag: "@chromium-only" }, async ({ page }) => {
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await page.route("**/api/city-from-zipcode/8000", never);
  const givenUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/8000"));
  await tool.open();
  await tool.zip.fill("8000");
  await tool.zip.fill("8800");
  await expect(tool.city("Viborg")).toBeVisible();
  await givenUp;
});

for (const zip of ["0000", "0999", "9999"]) {
  test(`${zip} is reported as unknown, and blocks the next step`, async ({ page }) => {
    const tool = new Jobmatch(page);
    const problem = `Vi kender ikke postnummeret ${zip}. Tjek, om du har tastet rigtigt.`;
    await answerJobs(page);
    await tool.open();
    await tool.zip.fill(zip);
    await expect(tool.zip).toHaveAccessibleDescription(`Fejl: ${problem}`);
    await tool.next.press("Enter");
    await expect(tool.zip).toBeFocused();
    await expect(tool.zipTitle).toBeVisible();
  });
}

test("above the keyboard of a phone the message about an unknown code is visible together with the field", async ({
  page,
}) => {
  // The part of a phone's screen above the on-screen keyboard.
  await page.setViewportSize({ width: 360, height: 380 });
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open();
  await tool.zip.pressSequentially("9999");
  const problem = tool.place.getByText("Tjek, om du har tastet rigtigt.").first();
  await expect(problem).toBeInViewport({ ratio: 1 });
  await expect(tool.zip).toBeInViewport({ ratio: 1 });
  const field = await tool.zip.boundingBox();
  const message = await problem.boundingBox();
  expect((message?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(24);
});

test("too few digits are reported when the visitor continues", async ({ page }) => {
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open();
  await tool.next.press("Enter");
  await expect(tool.zip).toBeFocused();
  await expect(tool.zip).toHaveAccessibleDescription("Fejl: Skriv dit postnummer");
  await expect(page).toHaveTitle(/^Fejl: /);
  await tool.zip.fill("999");
  await expect(tool.zip).toHaveAccessibleDescription("");
  await tool.next.click();
  await expect(tool.zip).toBeFocused();
  await expect(tool.zip).toHaveAccessibleDescription("Fejl: Skriv alle fire cifre i dit postnummer");
});

test("a lost connection and a fault of ours have different texts, and a press tries again", async ({ page }) => {
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await page.route(calls.city, (route) => route.abort());
  await tool.open();
  await tool.zip.fill("8000");
  await expect(tool.zip).toHaveAccessibleDescription(/uden net/);
  await page.route(calls.city, refusing(500));
  const again = tool.place.getByRole("button", { name: "Prøv igen" });
  await again.click();
  await expect(tool.zip).toHaveAccessibleDescription(/Fejlen er hos os/);
  await page.unroute(calls.city);
  await answerJobs(page);
  await again.click();
  await expect(tool.city("Aarhus C")).toBeVisible();
});

test("Enter pressed before the city is known continues once it is", async ({ page }) => {
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open();
  await tool.zip.pressSequentially("8000");
  await tool.zip.press("Enter");
  await expect(tool.uploadTitle).toBeFocused();
});

test("what was typed is there after a reload", async ({ page }) => {
  const tool = new Jobmatch(page);
  await answerJobs(page);
  await tool.open();
  await tool.zip.fill("21");
  await page.reload();
  await expect(tool.zip).toHaveValue("21");
});

test("with a CV that is there already the postal code leads straight to the jobs", async ({ page }) => {
  const tool = new Jobmatch(page);
  await comeWithCv(page);
  await answerJobs(page);
  await tool.open();
  await expect(tool.place.getByText("Vi bruger det CV, du allerede har uploadet.")).toBeVisible();
  await tool.giveZip();
  await expect(tool.resultTitle).toBeFocused();
});

test("the tick stands beside the words about the known CV, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tool = new Jobmatch(page);
  await comeWithCv(page);
  await answerJobs(page);
  await tool.open();
  const words = tool.place.getByText("Vi bruger det CV, du allerede har uploadet.");
  const tick = await words.locator("xpath=preceding-sibling::*[name()='svg']").boundingBox();
  const first = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (text) range.selectNode(text);
    const [line] = range.getClientRects();
    return line && { left: line.left, middle: line.top + line.height / 2 };
  });
  expect(first!.left).toBeGreaterThan(tick!.x + tick!.width);
  expect(Math.abs(first!.middle - tick!.y - tick!.height / 2)).toBeLessThanOrEqual(4);
});

for (const width of [320, 360, 768, 1280]) {
  test(`with a reader's text spacing the field shows all four digits, and the text fits, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const tool = new Jobmatch(page);
    await answerJobs(page);
    await tool.open();
    await tool.zip.fill("8000");
    await expect(tool.city("Aarhus C")).toBeVisible();
    await spaceText(page);
    const { scrollWidth, clientWidth } = await tool.zip.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const { width, toField, toButton } of [
  { width: 360, toField: 240, toButton: 300 },
  { width: 1280, toField: 270, toButton: 330 },
]) {
  test(`field and button are near the top of the tool, and stay where they are when the city appears, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const tool = new Jobmatch(page);
    await answerJobs(page);
    await tool.open();
    const bottoms = async () => {
      const [place, field, button] = await Promise.all(
        [tool.place, tool.zip, tool.next].map((part) => part.evaluate((element) => element.getBoundingClientRect())),
      );
      return { field: field!.bottom - place!.top, button: button!.bottom - place!.top };
    };
    const before = await bottoms();
    expect(before.field).toBeLessThan(toField);
    expect(before.button).toBeLessThan(toButton);
    await tool.zip.fill("8000");
    await expect(tool.city("Aarhus C")).toBeVisible();
    expect(await bottoms()).toEqual(before);
    await expect(tool.zip).toHaveCSS("text-align", "center");
  });
}
