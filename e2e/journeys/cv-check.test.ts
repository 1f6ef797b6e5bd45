import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { expect, test } from "../test.ts";

test("a visitor chooses a Danish CV of two pages and reads its review within five seconds", async ({ page }) => {
  const tool = new CvCheck(page);
  await tool.open();

  const chosen = performance.now();
  await tool.choose(fixture("dansk-to-sider.pdf"));
  await tool.resultTitle.waitFor();
  expect(performance.now() - chosen).toBeLessThan(5_000);

  await expect(tool.frontPage).toBeVisible();
});
