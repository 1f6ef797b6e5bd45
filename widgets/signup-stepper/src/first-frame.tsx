import { privacyPage } from "shared-runtime/contract/default-pages.ts";
import { FlowFrame } from "shared-runtime/flow/flow-frame.tsx";
import { typedIn } from "shared-runtime/flow/flow-step.ts";
import { stillFlow } from "shared-runtime/flow/still-flow.ts";
import { StepForm } from "shared-runtime/flow/step-form.tsx";
import { stillField, stillForm } from "shared-runtime/forms/still-form.ts";
import { questionSource } from "./questions/question-source.ts";
import { loadLaterSteps } from "./lazy-steps.tsx";
import { ContactFields } from "./screens/contact-fields.tsx";
import { firstCountries } from "./screens/first-countries.ts";
import { FlowLayout, PricePlace } from "./screens/flow-layout.tsx";
import { signupFlow } from "./signup-flow.ts";
import type { SignupStepperTexts } from "./signup-stepper.texts.ts";

/** The first step before anything is known about the visitor, whose input is kept. */
export function FirstFrame({ texts }: { readonly texts: SignupStepperTexts }) {
  const signup = signupFlow({ texts, questions: questionSource({}, loadLaterSteps), initial: {} });
  const flow = stillFlow({ name: "signup", steps: signup.definition.steps, step: signup.contact, texts });
  return (
    <>
      <FlowLayout>
        <FlowFrame flow={flow} label={texts.stepsLabel}>
          <StepForm flow={flow} form={stillForm}>
            <ContactFields
              texts={texts}
              text={stillField("first", typedIn({}, signup.contact))}
              tick={stillField("first")}
              prices={{}}
              priceRemark={texts.priceFrom}
              countries={firstCountries}
              privacyHref={privacyPage}
            />
          </StepForm>
          <PricePlace />
        </FlowFrame>
      </FlowLayout>
      <noscript>
        <p>{texts.noScriptText}</p>
      </noscript>
    </>
  );
}
