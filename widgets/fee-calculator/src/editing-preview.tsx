import { type PreviewScreen, PreviewScreens } from "shared-runtime/preview/preview-screens.tsx";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import type { FeeCalculatorTexts } from "./fee-calculator.texts.ts";
import { calculationOf } from "./model/calculation.ts";
import { FormScreen } from "./screens/form-screen.tsx";
import { MissingScreen } from "./screens/missing-screen.tsx";
import { ResultScreen } from "./screens/result-screen.tsx";

interface EditingPreviewProps {
  readonly texts: FeeCalculatorTexts;
  readonly joinHref: string;
  readonly contactHref: string | undefined;
}

const prices = (union: number, fund: number) => ({
  priceUnionYearly: union,
  priceUnemploymentYearly: fund,
  priceEarlyRetirementYearly: 6084,
});
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

const field = (name: string, problem: string | undefined) => ({
  id: `preview-${name}`,
  name,
  problem,
  value: "",
  onChange: () => {},
});

/** All screens with made-up prices, so that an editor sees every text. Buttons do nothing, and nothing is fetched. */
export function EditingPreview({ texts, joinHref, contactHref = joinHref }: EditingPreviewProps) {
  const formWith = (problems: { readonly organisation: string; readonly type: string } | undefined) => (
    <Card>
      <FormScreen
        // The preview shows all screens, and a screen reader would take two forms with the same name for one landmark.
        texts={problems ? { ...texts, title: `${texts.title} (med fejl)` } : texts}
        organisations={problems ? [] : organisations.organisations}
        organisation={field("organisationId", problems?.organisation)}
        memberType={field("memberType", problems?.type)}
        errors={
          problems
            ? [
                { fieldId: "preview-organisationId", message: problems.organisation },
                { fieldId: "preview-memberType", message: problems.type },
              ]
            : []
        }
      />
      {problems && <p className={text.small}>{texts.organisationLoading}</p>}
    </Card>
  );
  const results = organisations.organisations.flatMap(({ id, name }): readonly PreviewScreen[] => {
    const calculation = calculationOf(organisations, { organisationId: id, memberType: "priceEarlyRetirementYearly" });
    if (!calculation) return [];
    const content = (
      <Card>
        <p>
          <Badge>{texts.sampleLabel}</Badge>
        </p>
        <ResultScreen texts={texts} calculation={calculation} joinHref={joinHref} contactHref={contactHref} />
      </Card>
    );
    return [{ name: `Resultat: ${name}`, content }];
  });
  const shared = (
    <Card>
      <p className={text.small}>{texts.shared}</p>
      <p className={text.small}>{texts.shareFailed}</p>
    </Card>
  );
  const missing = (["failed", "empty"] as const).map((reason) => ({
    name: reason === "failed" ? "Priserne kunne ikke hentes" : "Der er ingen priser",
    content: (
      <Card>
        <MissingScreen texts={texts} reason={reason} contactHref={contactHref} />
      </Card>
    ),
  }));
  return (
    <PreviewScreens
      texts={texts}
      screens={[
        { name: "Beregneren", content: formWith(undefined) },
        {
          name: "Beregneren med fejl",
          content: formWith({ organisation: texts.organisationProblem, type: texts.typeProblem }),
        },
        ...results,
        { name: "Deling af resultatet", content: shared },
        ...missing,
        {
          name: "Uden JavaScript",
          content: (
            <Card>
              <p>{texts.noScriptText}</p>
            </Card>
          ),
        },
      ]}
    />
  );
}
