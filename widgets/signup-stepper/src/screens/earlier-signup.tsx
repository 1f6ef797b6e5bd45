import { useEffect, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { JoiningTerms } from "shared-runtime/api/membership.ts";
import { joiningTermsPath } from "shared-runtime/api/signup-calls.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { pastDayWords } from "shared-runtime/time/relative-days.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { redirectHref } from "../sending/redirect-href.ts";
import { isStored } from "../sending/stored-signup.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import * as layout from "./flow-layout.css.ts";
import { productName } from "./product-words.ts";

type Earlier = NonNullable<JoiningTerms["earlier"]>;

export interface EarlierSignupProps {
  readonly api: () => Promise<ApiClient>;
  readonly apiUrl: string;
  readonly selfServiceHref: string;
  readonly signup: SignupFlow;
  readonly answers: FlowAnswers;
  readonly texts: SignupStepperTexts;
  /** Whether the open step says it. */
  readonly isShown: boolean;
}

/**
 * Says that the server already has a sign-up of the person or the browser, with the way to go on with it. Shows nothing
 * for one with the present answers, which is not stored twice.
 */
export function EarlierSignup({ api, apiUrl, selfServiceHref, signup, answers, texts, isShown }: EarlierSignupProps) {
  const earlier = useEarlier(api);
  const [now] = useState(() => new Date());
  if (!isShown || !earlier || isStored(signup, answers)) return null;
  const { product, sentAt, calculation } = earlier;
  const words = { day: pastDayWords(new Date(sentAt), now), product: productName(texts, product) };
  // Without a session, the sign-in leads on to the sheet of the sign-up.
  const href = calculation ? redirectHref({ apiUrl, selfServiceHref, product, calculation }) : selfServiceHref;
  return (
    <Notice
      status="info"
      live="status"
      title={fillText(calculation ? texts.earlierHereTitle : texts.earlierTitle, words)}
    >
      <p>{fillText(texts.earlierText, words)}</p>
      <div className={layout.action}>
        <ButtonLink variant="outline" href={href}>
          {texts.earlierButton}
        </ButtonLink>
      </div>
    </Notice>
  );
}

/** The server says it once. Without its answer, a second sign-up still replaces the first. */
function useEarlier(api: () => Promise<ApiClient>): Earlier | undefined {
  const [earlier, setEarlier] = useState<Earlier>();
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const client = await api();
      const terms = await client.get(joiningTermsPath, { retry: 0, signal: left.signal }).json(JoiningTerms);
      if (!left.signal.aborted) setEarlier(terms.earlier);
    };
    void ask().catch(() => undefined);
    return () => left.abort();
  }, [api]);
  return earlier;
}
