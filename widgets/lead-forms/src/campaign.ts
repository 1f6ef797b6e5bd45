import { CampaignFields } from "shared-runtime/api/campaign-fields.ts";
import type { Consent } from "shared-runtime/consent/consent.ts";
import { pageConsent } from "shared-runtime/consent/page-consent.ts";

type CampaignName = keyof CampaignFields;

const names = Object.keys(CampaignFields.entries) as readonly CampaignName[];

/**
 * For each hidden field, the parameter of the page's address that fills it, and the consent that is required for this.
 */
const parameters: { readonly [Name in CampaignName]?: { readonly name: string; readonly needs: keyof Consent } } = {
  utmSource: { name: "utm_source", needs: "statistics" },
  utmMedium: { name: "utm_medium", needs: "statistics" },
  utmCampaign: { name: "utm_campaign", needs: "statistics" },
  utmContent: { name: "utm_content", needs: "statistics" },
  googleClickId: { name: "gclid", needs: "marketing" },
};

/** The hidden fields of the campaign: the editors' values, otherwise those of the link that led to the page. */
export function campaignOf(props: CampaignFields): CampaignFields {
  const address = new URLSearchParams(window.location.search);
  const consent = pageConsent().look();
  const followed = (name: CampaignName): string => {
    const parameter = parameters[name];
    return (parameter && consent?.[parameter.needs] && address.get(parameter.name)) || "";
  };
  return Object.fromEntries(names.map((name) => [name, props[name] || followed(name)])) as unknown as CampaignFields;
}
