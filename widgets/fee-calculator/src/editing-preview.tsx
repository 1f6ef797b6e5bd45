import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import type { FeeCalculatorTexts } from "./fee-calculator.texts.ts";
import { FirstFrame } from "./first-frame.tsx";
import { calculationOf } from "./model/calculation.ts";
import * as styles from "./editing-preview.css.ts";
import { MissingScreen } from "./screens/missing-screen.tsx";
import { ResultScreen } from "./screens/result-screen.tsx";

interface EditingPreviewProps {
  readonly texts: FeeCalculatorTexts;
  readonly joinHref: string;
}

const prices = (union: number, fund: number) => ({ priceUnionYearly: union, priceUnemploymentYearly: fund });
const ours = { id: "vi", name: "Os", ...prices(3348, 6588) };
const organisations = {
  ours,
  organisations: [
    { id: "dyrere", name: "En dyrere organisation", ...prices(4668, 6732) },
    { id: "billigere", name: "En billigere organisation", ...prices(3120, 6588) },
    { id: "samme", name: "En organisation til samme pris", ...prices(3348, 6588) },
    { id: "ukendt", name: "En organisation uden a-kasse", priceUnionYearly: 2388 },
    ours,
  ],
};

/** Shows all screens at once, so that an editor sees every text. Buttons do nothing, and nothing is fetched. */
export function EditingPreview({ texts, joinHref }: EditingPreviewProps) {
  return (
    <div className={styles.screens}>
      <FirstFrame texts={texts} />
      {organisations.organisations.map(({ id }) => {
        const calculation = calculationOf(organisations, {
          organisationId: id,
          memberType: "priceUnemploymentYearly",
        });
        return (
          calculation && (
            <Card key={id}>
              <p>
                <Badge>{texts.sampleLabel}</Badge>
              </p>
              <ResultScreen texts={texts} calculation={calculation} joinHref={joinHref} />
            </Card>
          )
        );
      })}
      {(["failed", "empty"] as const).map((reason) => (
        <Card key={reason}>
          <MissingScreen texts={texts} reason={reason} />
        </Card>
      ))}
    </div>
  );
}
