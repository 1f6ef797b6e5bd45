/** A visitor's lead, as the form sends it. */
export function leadNamed(name: string) {
  return {
    source: 4,
    name,
    email: "hanne@firma.dk",
    phone: "+45 33 12 34 56",
    terms: true,
    terms2: true,
    website: "",
  };
}

/** Posts a lead. `from` is the client address that a trusted proxy reports. */
export function postLead(url: string, lead: object, from = "198.51.100.1"): Promise<Response> {
  return fetch(`${url}/api/leads/post-tool-lead`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(lead),
  });
}

/** Returns one of 16 million addresses. */
export function addressNumber(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
