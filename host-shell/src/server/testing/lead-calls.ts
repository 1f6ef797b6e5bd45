import { filledBody } from "shared-runtime/lead-forms/lead.ts";
import { leads } from "shared-runtime/lead-forms/lead-list.ts";

/** A visitor's lead, as the form sends it. */
export function leadNamed(name: string) {
  return {
    source: 4,
    name,
    email: "hanne@firma.dk",
    phone: "+45 33 12 34 56",
    terms: true,
    terms2: true,
    kontrolfelt: "",
  };
}

/** The bodies of all lead forms, each with the name. */
export function formsNamed(name: string) {
  return leads.map((lead) => ({
    path: lead.form.path.replace("leads/", ""),
    body: { ...filledBody(lead), name },
  }));
}

interface Sending {
  /** Path below `/api/leads/`. */
  readonly path?: string;
  readonly key?: string;
}

/** Posts a lead. `from` is the client address that a trusted proxy reports. */
export function postLead(
  url: string,
  lead: object,
  from = "198.51.100.1",
  { path = "post-tool-lead", key }: Sending = {},
): Promise<Response> {
  return fetch(`${url}/api/leads/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": from,
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: JSON.stringify(lead),
  });
}

/** Returns one of 16 million addresses. */
export function addressNumber(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
