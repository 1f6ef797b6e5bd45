import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense } from "react";
import { hrefOr, privacyPage } from "shared-runtime/contract/default-pages.ts";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { CrashNotice } from "./crash-notice.tsx";
import { FirstFrame } from "./first-frame.tsx";
import { LiveSignup, type LiveSignupProps } from "./live-signup.tsx";
import { questionSource } from "./questions/question-source.ts";
import { loadLaterSteps } from "./lazy-steps.tsx";
import { signupFlow } from "./signup-flow.ts";
import { SignupStepperProps } from "./signup-stepper.props.ts";
import { signupStepperTexts } from "./signup-stepper.texts.ts";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "signup-stepper",
  props: SignupStepperProps,
  texts: signupStepperTexts,
  firstFrame: (words) => <FirstFrame texts={words} />,
  render: ({ props, texts: words, host, session, typedEarly }) => {
    const privacyHref = hrefOr(props.privacyHref, privacyPage, host);
    if (!host.editing) {
      return (
        <CrashNotice texts={words} onCrash={(error) => host.onFailure?.(error)}>
          <Live
            props={props}
            texts={words}
            apiUrl={host.apiUrl}
            session={session}
            privacyHref={privacyHref}
            typedEarly={typedEarly}
            onFailure={(error) => host.onFailure?.(error)}
            goTo={(href) => window.location.assign(href)}
          />
        </CrashNotice>
      );
    }
    const questions = questionSource(props, loadLaterSteps);
    const signup = signupFlow({ texts: words, questions, initial: {} });
    return (
      <Suspense>
        <EditingPreview
          signup={signup}
          loadQuestions={(onFailure) => questions.load(host.apiUrl, onFailure)}
          questionSet={props.questionSet}
          texts={words}
          fundPhone={props.fundPhone}
          calculatorHref={props.calculatorHref}
          privacyHref={privacyHref}
          phone={props.phone}
        />
      </Suspense>
    );
  },
});

interface LiveProps extends Omit<LiveSignupProps, "member" | "refreshMember"> {
  readonly session: PageSession;
}

function Live({ session, ...options }: LiveProps) {
  useSignals();
  return <LiveSignup {...options} member={session.member.value} refreshMember={session.refreshMember} />;
}
