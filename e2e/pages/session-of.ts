import type { Page } from "@playwright/test";

/** A member in the form that `GET /api/session` returns. */
export const karin = {
  id: "7",
  memberName: { firstName: "Karin", fullName: "Karin Holm", initials: "KH" },
  contactInfo: { email: "karin.holm@example.dk", mobilePhone: "+4520304050" },
  membership: { membershipNumber: 1_234_567, unionMembership: "fagforening+akasse" },
};

/** Makes an open page find another session: that of the user, or none. */
export async function changeSession(page: Page, user?: typeof karin): Promise<void> {
  await page.unroute("**/api/session");
  await page.route("**/api/session", (route) => {
    const origin = route.request().headers()["origin"];
    return route.fulfill({
      json: user ? { user } : {},
      headers: origin ? { "access-control-allow-origin": origin, "access-control-allow-credentials": "true" } : {},
    });
  });
  await page.evaluate(() => window.dispatchEvent(new Event("member-session:changed")));
}
