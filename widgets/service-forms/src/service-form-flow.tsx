import { useSelector } from "@xstate/react";
import { useRef, useState } from "react";
import { isSignedOut } from "shared-runtime/api/failure.ts";
import { serviceFormCall } from "shared-runtime/api/service-form-call.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { FlowFrame } from "shared-runtime/flow/flow-frame.tsx";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import { useFlow } from "shared-runtime/flow/use-flow.ts";
import { useFlowActor } from "shared-runtime/flow/use-flow-actor.ts";
import { submissionProblem } from "shared-runtime/forms/submission-problem.ts";
import { flowOf, formBodyOf, hasFiles, type ServiceForm } from "shared-runtime/service-forms/service-form.ts";
import { track } from "shared-runtime/tracking/track.ts";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { keptLastTry, keyAfter, type LastTry } from "./last-try.ts";
import type { SentForm } from "./screens/completed-screen.tsx";
import { FailureDialog } from "./screens/failure-dialog.tsx";
import { loadReceipt, ReceiptPlace } from "./screens/receipt-place.tsx";
import { StepScreen } from "./screens/step-screen.tsx";
import { TextOffer } from "./screens/text-offer.tsx";
import * as styles from "./service-forms.css.ts";
import type { ServiceFormsTexts } from "./service-forms.texts.ts";
import type { ServiceFormsTracked } from "./service-forms.tracked.ts";
import { signInHref } from "shared-runtime/session/sign-in-href.ts";
import type { FilesPart } from "./uploads/no-files.ts";
import type { Uploads } from "./uploads/use-uploads.ts";

export interface ServiceFormOptions {
  readonly texts: ServiceFormsTexts;
  readonly apiUrl: string;
  readonly sentHref: string;
  /** The working days within which the form is answered. */
  readonly answerDays: number;
}

interface ServiceFormFlowProps extends ServiceFormOptions {
  readonly form: ServiceForm;
  readonly files: FilesPart;
  /** The id of the person who fills in the form. */
  readonly memberId: string;
  readonly firstName: string;
}

/** One form: its steps, its problems, and its receipt. */
export function ServiceFormFlow(props: ServiceFormFlowProps) {
  const { form, files, memberId, apiUrl, texts } = props;
  return (
    <files.UploadsOf {...{ formId: form.formId, memberId, apiUrl, texts }}>
      {(uploads) => <FlowWithFiles {...props} uploads={uploads} />}
    </files.UploadsOf>
  );
}

function FlowWithFiles({ uploads, ...props }: ServiceFormFlowProps & { readonly uploads: Uploads }) {
  const { form, files: filesPart, memberId, firstName, texts, apiUrl, sentHref, answerDays } = props;
  const { formId } = form;
  const [definition] = useState(() => flowOf(form, memberId));
  const [call] = useState(() => serviceFormCall(form));
  const [lastTries] = useState(() => keptLastTry(formId, memberId));
  /** The attempt whose answers are offered for insertion. */
  const [lastTry, setLastTry] = useState(() => lastTries.read());
  /** The last attempt. An attempt with the same answers keeps the key of the last attempt. */
  const attempt = useRef(lastTry);
  /** The number of restarts. Each restart makes new fields. */
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<SentForm>();
  const offer = (last: LastTry | undefined) => {
    lastTries.keep(last);
    setLastTry(last);
  };
  const actor = useFlowActor(definition, {
    problemOf: (error) => submissionProblem(call, error),
    submit: async ({ answers, key }, signal) => {
      const files = uploads.definitions();
      attempt.current = { answers, files: uploads.state(), key: keyAfter(attempt.current, answers, key) };
      loadReceipt().catch(() => undefined);
      const body = { ...formBodyOf(form, answers), ...(hasFiles(form) && { fileDefinitions: files }) };
      try {
        const { sendSubmission } = await loadPart(() => import("shared-runtime/forms/send-submission.ts"));
        await sendSubmission({ apiUrl, call, body, key: attempt.current.key, signal, member: memberId });
        const { files: kept, key: id } = attempt.current;
        setSent({ answers, fileNames: kept.stored.map(({ title }) => title), id, at: new Date() });
        uploads.forget();
        offer(undefined);
        const active = files.filter(({ status }) => status === 0).length;
        track<ServiceFormsTracked>({ event: "service_form_sent", form: formId, files: active });
      } catch (error) {
        const { failure } = submissionProblem(call, error);
        track<ServiceFormsTracked>({ event: "service_form_error", form: formId, cause: failure.kind });
        throw error;
      }
    },
  });
  const signedOut = useSelector(actor, ({ context: { problem } }) => isSignedOut(problem?.failure));
  const flow = useFlow(definition, actor, {
    texts: { ...texts, leaveText: leaveTextOf(uploads.unstored, texts) },
    // Leaving the page is not guarded when signed out, since the draft is kept until after the sign-in.
    guarded: !signedOut,
    hasMoreToLose: uploads.unstored.length > 0,
    onStep: (shown) => track<ServiceFormsTracked>({ event: "service_form_step", form: formId, ...shown }),
  });
  const step = form.steps.find(({ id }) => id === flow.step.id) ?? form.steps[0];

  /** Empties the form, as the specification says for a failure, and offers the answers for insertion. */
  const startAgain = (last: LastTry | undefined) => {
    offer(last);
    attempt.current = last;
    uploads.forget();
    flow.restart();
    setRound(round + 1);
  };
  const insertLastTry = ({ answers, files }: LastTry) => {
    offer(undefined);
    uploads.restore(files);
    for (const one of form.steps) {
      const typed = answers[one.id];
      if (typed) flow.write(one, typed);
    }
    setRound(round + 1);
    flow.titleRef.current?.focus();
  };

  if (flow.isSubmitted && sent) {
    return (
      <ReceiptPlace
        {...{ form, sent, firstName, answerDays, texts, sentHref }}
        titleRef={flow.titleRef}
        onAgain={() => startAgain(undefined)}
      />
    );
  }
  const isOffered = lastTry !== undefined && flow.step === form.steps[0];
  return (
    <Card>
      <div className={styles.screen}>
        {isOffered && <TextOffer texts={texts} onInsert={() => insertLastTry(lastTry)} />}
        <FlowFrame
          flow={flow}
          label={texts.stepsLabel}
          failure={
            <FailureDialog
              texts={texts}
              problem={flow.problem}
              signInHref={signInHref(apiUrl)}
              onClose={flow.acknowledge}
              onAgain={() => startAgain(attempt.current)}
            />
          }
        >
          <StepScreen
            key={`${step.id}-${round}`}
            flow={flow}
            step={step}
            texts={texts}
            uploads={uploads}
            FilesField={filesPart.FilesField}
          />
        </FlowFrame>
      </div>
    </Card>
  );
}

/** The files that would be lost with the page, and what is kept. */
function leaveTextOf(names: readonly string[], { filesLeft, leaveText }: ServiceFormsTexts): string {
  return names.length === 0 ? leaveText : `${fillText(filesLeft, { names: names.join(", ") })} ${leaveText}`;
}
