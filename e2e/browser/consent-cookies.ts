/** A cookie in the form that `addCookies` of a browser context takes. */
interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/**
 * The cookie with an answer to the consent overlay, valid for every server of the tests: cookies apply to all ports of
 * a host.
 */
export function consentCookies(consent: "given" | "declined" | "unanswered"): Cookie[] {
  if (consent === "unanswered") return [];
  const value = `1.${Math.floor(Date.now() / 1000)}.${consent === "given" ? "11" : "00"}`;
  return ["http://127.0.0.1", "http://localhost"].map((url) => ({ name: "cookie-consent", value, url }));
}
