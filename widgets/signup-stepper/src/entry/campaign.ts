import type { SignupCampaign } from "shared-runtime/api/signup-contact-entries.ts";
import type { Consent } from "shared-runtime/consent/consent.ts";

type Name = keyof SignupCampaign;

interface Source {
  /** The parameters of the address that may have the value. The first that is filled in counts. */
  readonly parameters: readonly string[];
  /** The consent that is required; absent if the value reveals nothing about the visit. */
  readonly needs?: keyof Consent;
}

/** The source of each hidden field in the address of the page. */
const sources: { readonly [Field in Name]: Source } = {
  poolId: { parameters: ["poolId"] },
  campaignId: { parameters: ["campaignId"] },
  subject: { parameters: ["subject"] },
  sourceCampaign: { parameters: ["sourceCampaign"] },
  workspace: { parameters: ["workspace"] },
  utmSource: { parameters: ["utm_source", "utmSource"], needs: "statistics" },
  utmMedium: { parameters: ["utm_medium", "utmMedium"], needs: "statistics" },
  utmCampaign: { parameters: ["utm_campaign", "utmCampaign"], needs: "statistics" },
  utmContent: { parameters: ["utm_content", "utmContent"], needs: "statistics" },
  googleClickId: { parameters: ["gclid", "googleClickId"], needs: "marketing" },
  gtmEventValue: { parameters: ["gtmEventValue"], needs: "statistics" },
  gtmTypeValue: { parameters: ["gtmTypeValue"], needs: "statistics" },
};

const fields = Object.entries(sources) as readonly (readonly [Name, Source])[];
const longest = 500;

/** The campaign of a link, by field. Fields that the address does not have are left out. */
export function campaignIn(address: URLSearchParams): Partial<SignupCampaign> {
  return Object.fromEntries(
    fields.flatMap(([field, { parameters }]) => {
      const value = parameters.map((name) => address.get(name)).find(Boolean);
      return value ? [[field, value.slice(0, longest)]] : [];
    }),
  );
}

/** The fields of a campaign that may be sent, which depends on the visitor's consent. */
export function allowedCampaign<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  consent: Consent | undefined,
): Values {
  const refused = fields.filter(([, { needs }]) => needs !== undefined && consent?.[needs] !== true);
  return { ...values, ...Object.fromEntries(refused.flatMap(([field]) => (field in values ? [[field, ""]] : []))) };
}
