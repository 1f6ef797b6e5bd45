import type { Page } from "@playwright/test";

/** A member, as `GET /api/session` tells of one. */
export const karin = {
  id: "7",
  memberName: { firstName: "Karin", fullName: "Karin Holm", initials: "KH" },
  contactInfo: { email: "karin.holm@example.dk", mobilePhone: "+4520304050" },
  membership: { membershipNumber: 1_234_567, unionMembership: "fagforening+akasse" },
};

/** Lets a page that is open find that somebody has signed in or, without a user, out: for what is not about how. */
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
