import type { JoiningTerms } from "shared-runtime/api/membership.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import type { FinalizeSheetTexts } from "../finalize-sheet.texts.ts";
import { costOfSheet } from "../model/cost-of-sheet.ts";
import { useJoiningTerms } from "../use-joining-terms.ts";
import * as own from "./cost-line.css.ts";

interface CostTextProps {
  readonly texts: FinalizeSheetTexts;
  readonly chosen: Parameters<typeof costOfSheet>[1];
  readonly terms: JoiningTerms | "unknown" | undefined;
}

export interface CostLineProps extends Omit<CostTextProps, "terms"> {
  readonly apiUrl: string;
}

/** The price of the membership with the add-ons that are chosen so far. */
export function CostLine({ apiUrl, ...line }: CostLineProps) {
  return <CostText {...line} terms={useJoiningTerms(apiUrl)} />;
}

/** Keeps its room until the prices are loaded. Shows nothing if the price is not known. */
export function CostText({ texts, chosen, terms }: CostTextProps) {
  const sentence = typeof terms === "object" ? costOfSheet(terms, chosen) : undefined;
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
