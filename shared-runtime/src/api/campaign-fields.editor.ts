import type { GroupWords } from "../editors/prop-words.ts";
import type { CampaignFields } from "./campaign-fields.ts";

const fromAddress = "Uden værdi: det, der står i sidens adresse, hvis den besøgende har sagt ja til statistik.";

/** The words for the hidden fields of lead forms. */
export const campaignWords: GroupWords<keyof CampaignFields> = {
  title: "Skjulte felter til kampagner",
  importance: "internal",
  props: {
    endpoint: "Modtagerens adresse i kampagnesystemet",
    workspace: "Arbejdsområde i kampagnesystemet",
    poolId: "Nummer på puljen, henvendelsen lægges i",
    campaignId: "Nummer på kampagnen",
    subject: "Emne på henvendelsen",
    sourceCampaign: "Navn på kampagnen, henvendelsen kommer fra",
    utmSource: { title: "utm_source: hvor den besøgende kom fra", description: fromAddress },
    utmMedium: { title: "utm_medium: hvilken slags link det var", description: fromAddress },
    utmCampaign: { title: "utm_campaign: kampagnens navn i linket", description: fromAddress },
    utmContent: { title: "utm_content: hvilken annonce det var", description: fromAddress },
    googleClickId: {
      title: "gclid: nummer på klikket hos Google",
      description: "Uden værdi: det, der står i sidens adresse, hvis den besøgende har sagt ja til markedsføring.",
    },
  },
};
