import { expect, test } from "vitest";
import { markConsent } from "./mark-consent.ts";

const seconds = Math.floor(Date.now() / 1000);

test.each([
  ["", "open"],
  ["cookie-consent=yes", "open"],
  [`a=b; cookie-consent=1.${seconds}.00`, null],
  [`cookie-consent=1.${seconds}.11`, null],
])("with the cookies %j the overlay is %s", (cookies, mark) => {
  const root = document.createElement("html");
  markConsent(root, cookies);
  expect(root.getAttribute("data-consent-overlay")).toBe(mark);
});
