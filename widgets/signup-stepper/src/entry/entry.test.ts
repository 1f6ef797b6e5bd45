import { expect, it } from "vitest";
import { allowedCampaign, campaignIn } from "./campaign.ts";
import { entryOf } from "./entry-of.ts";
import {
  keptProfileType,
  numberOf,
  planOf,
  profileTypeCookie,
  profileTypeIn,
  profileTypeOf,
  profileTypes,
} from "./profile-type.ts";
import { campaignCookie, keptCampaign } from "./tracking-cookie.ts";

const address = (text: string) => new URLSearchParams(text);
const known = { product: "fagforening+akasse", leadTrigger: undefined, campaign: {} } as const;

it("reads the campaign of a link", () => {
  const link = "utm_source=nyt&utm_medium=mail&utm_campaign=&gclid=Cj0&poolId=7&gtmEventValue=12&other=x";
  expect(campaignIn(address(link))).toEqual({
    utmSource: "nyt",
    utmMedium: "mail",
    googleClickId: "Cj0",
    poolId: "7",
    gtmEventValue: "12",
  });
  expect(campaignIn(address(`utm_source=${"x".repeat(100_000)}`)).utmSource).toHaveLength(500);
});

it("sends of a campaign only what the visitor has allowed", () => {
  const values = { name: "Anna", utmSource: "nyt", googleClickId: "Cj0", poolId: "7" };
  expect(allowedCampaign(values, undefined)).toEqual({ ...values, utmSource: "", googleClickId: "" });
  expect(allowedCampaign(values, { statistics: true, marketing: false })).toEqual({ ...values, googleClickId: "" });
  expect(allowedCampaign(values, { statistics: true, marketing: true })).toEqual(values);
});

it("prefers the address to cookies, and cookies to the page", () => {
  const cookies = `x=1; ${campaignCookie({ utmSource: "i går" }, true).split(";")[0]}; profile-type=3`;
  const page = { ...known, leadTrigger: "side", campaign: { utmSource: "side", poolId: "7" } };
  expect(
    entryOf(address("product=akasse&leadTrigger=cv-tjek&utm_source=nyt&profileType=graduate"), cookies, page),
  ).toEqual({
    product: "akasse",
    leadTrigger: "cv-tjek",
    profileType: "graduate",
    campaign: { utmSource: "nyt", poolId: "7" },
    followed: { utmSource: "nyt" },
  });
  expect(entryOf(address(""), cookies, page)).toEqual({
    product: "fagforening+akasse",
    leadTrigger: "side",
    profileType: "vacant",
    campaign: { utmSource: "i går", poolId: "7" },
    followed: {},
  });
});

it.each([
  ["product=fagforening%2Bakasse", "fagforening+akasse"],
  // A plus in an address is a space.
  ["product=fagforening+akasse", "fagforening+akasse"],
  ["product=gratis", "fagforening"],
  ["product=", "fagforening"],
])("reads the product of %s", (text, product) => {
  expect(entryOf(address(text), "", { ...known, product: "fagforening" }).product).toBe(product);
});

it("keeps the campaign for one day, in a cookie of the whole site", () => {
  const cookie = campaignCookie({ utmSource: "æ;=" }, true);
  expect(cookie).toMatch(/; path=\/; max-age=86400; samesite=lax; secure$/);
  expect(keptCampaign(cookie)).toEqual({ utmSource: "æ;=" });
  expect(campaignCookie({}, false)).not.toContain("secure");
  for (const broken of [
    "",
    "signup-tracking=%",
    "signup-tracking=%7B",
    "signup-tracking=[1]",
    "signup-tracking=%7B%22a%22%3A1%7D",
  ]) {
    expect(keptCampaign(broken)).toEqual({});
  }
});

it("numbers the profile types from 0 to 4, with leader as the default", () => {
  expect(profileTypes.map(numberOf)).toEqual([0, 1, 2, 3, 4]);
  expect(["graduate", "2", "5", "x", "", null].map(profileTypeIn)).toEqual([
    "graduate",
    "independent",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(keptProfileType(profileTypeCookie("spring", true))).toBe("spring");
  expect(entryOf(address(""), "", known).profileType).toBe("leader");
  expect([
    profileTypeOf("selvstaendig", "leader"),
    profileTypeOf("ledig", "leader"),
    profileTypeOf("ledig", "graduate"),
    profileTypeOf("direktor", "spring"),
    profileTypeOf("", "leader"),
  ]).toEqual(["independent", "vacant", "graduate", "spring", "leader"]);
});

it("knows the plan of the page that led here, but not that of an earlier one", () => {
  const planIn = (text: string, cookies = "") => entryOf(address(text), cookies, known).plan;
  expect(["profileType=spring", "profileType=2", "profileType=graduate", ""].map((text) => planIn(text))).toEqual([
    "spring",
    "business",
    undefined,
    undefined,
  ]);
  expect(planIn("", "profile-type=1")).toBeUndefined();
  expect(planOf("leader")).toBeUndefined();
});

it("has no product if neither the address nor the page names one", () => {
  expect(entryOf(address(""), "", { ...known, product: undefined }).product).toBeUndefined();
});
