import type { Page } from "@playwright/test";

export const path = "/medlemskab";

/** Sets the time in the server's response. The day is a Monday; the site's telephone is open from 8 to 17. */
export async function serverSays(page: Page, time: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === "HEAD"
      ? route.fulfill({ headers: { date: new Date(`2026-11-23T${time}Z`).toUTCString() } })
      : route.fallback(),
  );
}

export const phone = (page: Page) => page.getByRole("main").getByRole("link", { name: "70 20 30 40" });
export const callMe = (page: Page) => page.getByRole("main").getByRole("link", { name: "Bed os ringe til dig" });
