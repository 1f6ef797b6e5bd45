import { afterEach, expect, it } from "vitest";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";
import { forgetConsent } from "shared-runtime/testing/forget-consent.ts";
import { campaignOf } from "./campaign.ts";

const none = {
  endpoint: "",
  workspace: "",
  poolId: "",
  campaignId: "",
  subject: "",
  sourceCampaign: "",
  utmSource: "",
  utmMedium: "",
  utmCampaign: "",
  utmContent: "",
  googleClickId: "",
};
const link = "?utm_source=brev&utm_medium=e-mail&utm_campaign=efter%C3%A5r&utm_content=knap&gclid=abc";

afterEach(() => {
  window.history.replaceState(undefined, "", "/");
  forgetConsent();
});

it.each([
  [{ statistics: false, marketing: false }, none],
  [
    { statistics: false, marketing: true },
    { ...none, googleClickId: "abc" },
  ],
  [
    { statistics: true, marketing: false },
    { ...none, utmSource: "brev", utmMedium: "e-mail", utmCampaign: "efterår", utmContent: "knap" },
  ],
])("reads from the page's address what the visitor allows: %o", (consent, campaign) => {
  keepConsent(consent);
  window.history.replaceState(undefined, "", `/${link}`);
  expect(campaignOf(none)).toEqual(campaign);
});

it("reads nothing before the visitor has answered", () => {
  window.history.replaceState(undefined, "", `/${link}`);
  expect(campaignOf(none)).toEqual(none);
});

it("prefers what editors have set", () => {
  keepConsent({ statistics: true, marketing: true });
  window.history.replaceState(undefined, "", `/${link}`);
  expect(campaignOf({ ...none, utmSource: "plakat", poolId: "7" })).toMatchObject({
    utmSource: "plakat",
    utmMedium: "e-mail",
    poolId: "7",
  });
});
