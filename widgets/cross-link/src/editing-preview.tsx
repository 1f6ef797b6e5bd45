import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import type { CrossLinkTexts } from "./cross-link.texts.ts";
import type { LinkedTool } from "./model/linked-tool.ts";
import { type OfferedCv, offerOf } from "./model/offer.ts";
import { OfferScreen } from "./screens/offer-screen.tsx";

export interface EditingPreviewProps {
  readonly texts: CrossLinkTexts;
  readonly tool: LinkedTool;
  readonly href: string;
}

const place = { zip: "4700", city: "Næstved" };

/** The CVs for which a card has texts of its own. */
const samples = {
  jobmatch: [
    { toolId: "cv_tjek", known: undefined },
    { toolId: "cv_tjek", known: { suggestions: 3, place } },
  ],
  cv_tjek: [
    { toolId: "jobmatch", known: undefined },
    { toolId: "jobmatch", known: { suggestions: 3 } },
    { toolId: "cv_tjek", known: { suggestions: 3 } },
  ],
} as const satisfies Record<LinkedTool, readonly Omit<OfferedCv, "tool">[]>;

/** The card as it looks for visitors with a stored CV. Nothing is interactive. */
export function EditingPreview({ texts, tool, href }: EditingPreviewProps) {
  const offers = samples[tool].flatMap((sample) => offerOf({ tool, ...sample }, texts) ?? []);
  return offers.map((offer, index) => (
    <OfferScreen
      // oxlint-disable-next-line react/no-array-index-key -- the samples never change their order
      key={index}
      texts={texts}
      offer={offer}
      href={href}
      frontPage={undefined}
      mark={<Badge>{texts.sampleLabel}</Badge>}
    />
  ));
}
