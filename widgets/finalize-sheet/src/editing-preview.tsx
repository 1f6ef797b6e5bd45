import type { JoiningTerms } from "shared-runtime/api/membership.ts";
import type { SheetContent } from "shared-runtime/api/sheet-content.ts";
import { PreviewScreens } from "shared-runtime/preview/preview-screens.tsx";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import * as styles from "./finalize-sheet.css.ts";
import type { FinalizeSheetTexts } from "./finalize-sheet.texts.ts";
import { atStart } from "./model/progress.ts";
import { AddonsStep } from "./steps/addons-step.tsx";
import { CostText } from "./steps/cost-line.tsx";
import { ConfirmationStep } from "./steps/confirmation-step.tsx";
import { PaymentStep } from "./steps/payment-step.tsx";

const nothing = () => {};

const sampleTerms: JoiningTerms = {
  unemploymentFundPrice: 549,
  quarterlyUnemploymentFundPrice: 1647,
  subscriptionPrices: [{ plan: "main", price: 279 }],
  quarterlySubscriptionPrices: [{ plan: "main", price: 837 }],
  unionMembershipPrice: 279,
  unionMembershipAndUnemploymentFundPrice: 828,
  firstDay: "2026-12-01",
  firstPayment: "2027-01-04",
};

/** All steps without calls, since the content is edited on its own page. */
export function EditingPreview({ texts }: { readonly texts: FinalizeSheetTexts }) {
  const content = sampleContent(texts);
  const shared = { texts, content, problem: undefined };
  const payment = (
    <PaymentStep
      {...shared}
      formId="sample-payment"
      typed={undefined}
      hasAccount={false}
      known={undefined}
      initiallyByInvoice={false}
      onFilled={nothing}
      onKept={nothing}
      onChecked={nothing}
    />
  );
  const chosen = { membership: "fagforening", hasFund: false, isJoining: true, addons: [] } as const;
  const addons = (
    <>
      <AddonsStep
        {...shared}
        formId="sample-addons"
        products={content.products}
        chosen={[]}
        isShown
        onChosen={nothing}
        onFilled={nothing}
      />
      <CostText texts={texts} chosen={chosen} terms={sampleTerms} />
    </>
  );
  const confirmation = (
    <ConfirmationStep
      {...shared}
      formId="sample-confirmation"
      progress={atStart}
      products={content.products}
      onVisit={nothing}
      onConfirmed={nothing}
      chosen={chosen}
      terms={sampleTerms}
      contactHref="#"
      hasJoined
      known={undefined}
      user={undefined}
    />
  );
  const steps = { Betaling: payment, Tilvalg: addons, Bekræftelse: confirmation };
  return (
    <PreviewScreens
      texts={texts}
      screens={Object.entries(steps).map(([name, step]) => ({
        name,
        content: (
          <Card>
            <div className={styles.body}>
              <Badge>{texts.sampleLabel}</Badge>
              {step}
            </div>
          </Card>
        ),
      }))}
    />
  );
}

function sampleContent(texts: FinalizeSheetTexts): SheetContent {
  const product = {
    id: "",
    text: "",
    price: undefined,
    isDeductible: false,
    infoLabel: "",
    checkedInfoLabel: "",
    memberships: [],
    exceptSheets: [],
  };
  const article = { articleTitle: "", articleSubtitle: "", articleText: "", articleBtnText: "" };
  return {
    title: texts.loadingTitle,
    changeTitle: "",
    paymentTitle: texts.paymentStep,
    paymentText: "",
    addonsTitle: texts.addonsStep,
    addonsText: "",
    products: [{ ...product, ...article, value: "eksempel", title: texts.sampleLabel }],
    confirmationTitle: texts.loadingTitle,
    confirmationText: "",
    nextStep: texts.sampleLabel,
    switchStep: "",
    benefitsText: "",
    benefitsMovingText: "",
    phone: texts.sampleLabel,
    confirmationButton: "",
  };
}
