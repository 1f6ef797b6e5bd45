import { expect, it } from "vitest";
import { prices } from "../../testing/signup-server.ts";
import { redirectHref } from "../sending/redirect-href.ts";
import { hoursAfter } from "./hours-after.ts";
import { priceOf } from "./price.ts";
import { productPrices } from "./product-prices.ts";

it.each([
  ["akasse", undefined, { monthly: 54_900, quarterly: 164_700 }],
  ["fagforening", "main", { monthly: 27_900, quarterly: 83_700 }],
  ["fagforening+akasse", "main", { monthly: 82_800, quarterly: 248_400 }],
  // A plan without a price for a quarter.
  ["fagforening+akasse", "business", { monthly: 88_800, quarterly: undefined }],
  ["fagforening", "spring", undefined],
  ["fagforening", undefined, undefined],
] as const)("prices %s on the plan %s", (product, plan, price) => {
  expect(priceOf(prices, product, plan)).toEqual(price);
});

it("knows no prices before they are fetched", () => {
  expect(productPrices(undefined)).toEqual({});
});

it("leads through the sign-in to self-service, with the sheet that follows", () => {
  const calculation = { membership: "fagforening+akasse", sleeveEnum: "leder", plan: "main" } as const;
  const href = redirectHref({
    apiUrl: "https://host.example/api/",
    selfServiceHref: "/selvbetjening",
    product: "fagforening+akasse",
    calculation,
  });
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe("/api/auth/login");
  const target = new URL(searchParams.get("redirectUrl") ?? "", "https://host.example");
  expect([target.pathname, Object.fromEntries(target.searchParams)]).toEqual([
    "/selvbetjening",
    { signup: "true", sheet_confirmation: "leder", product: "fagforening+akasse", membership: "fagforening+akasse" },
  ]);
});

it("counts somebody without work as full time, and asks who has work again", () => {
  expect([
    hoursAfter("", "ledig"),
    hoursAfter("ledig", "direktor"),
    hoursAfter("ledig", "ledig"),
    hoursAfter("", "direktor"),
  ]).toEqual([">30t", "", undefined, undefined]);
});
