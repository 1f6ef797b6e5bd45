import { text } from "shared-runtime/theme/typography.css.ts";
import type { FinalizeSheetTexts } from "../finalize-sheet.texts.ts";
import { costOfSheet } from "../model/cost-of-sheet.ts";
import { useJoiningTerms } from "../use-joining-terms.ts";
import * as own from "./cost-line.css.ts";

export interface CostLineProps {
  readonly texts: FinalizeSheetTexts;
  readonly apiUrl: string;
  readonly chosen: Parameters<typeof costOfSheet>[1];
}

/** The price of the membership with the add-ons that are chosen so far. Shows nothing if it is not known. */
export function CostLine({ texts, apiUrl, chosen }: CostLineProps) {
  const terms = useJoiningTerms(apiUrl);
  const sentence = typeof terms === "object" ? costOfSheet(terms, chosen, texts) : undefined;
  if (terms !== undefined && sentence === undefined) return null;
  return (
    <p className={`${text.small} ${own.line}`} role="status">
      {sentence && (
        <>
          <strong className={own.label}>{texts.costLabel}</strong> {sentence}
        </>
      )}
    </p>
  );
}
