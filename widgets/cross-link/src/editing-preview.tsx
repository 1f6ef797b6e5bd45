import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { OfferScreen, type OfferScreenProps } from "./screens/offer-screen.tsx";

export type EditingPreviewProps = Pick<OfferScreenProps, "texts" | "tool" | "href">;

/** The card as it looks for a visitor with a stored CV. Nothing is interactive. */
export function EditingPreview({ texts, tool, href }: EditingPreviewProps) {
  return (
    <OfferScreen
      texts={texts}
      tool={tool}
      href={href}
      frontPage={undefined}
      mark={<Badge>{texts.sampleLabel}</Badge>}
    />
  );
}
