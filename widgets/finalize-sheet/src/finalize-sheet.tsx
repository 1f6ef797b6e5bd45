import { useMachine } from "@xstate/react";
import { useEffect, useId, useRef, useState } from "react";
import { type ApiClient, createApiClient } from "shared-runtime/api/create-api-client.ts";
import { type Failure, isSignedOut, referenceOf } from "shared-runtime/api/failure.ts";
import type { SheetContent } from "shared-runtime/api/sheet-content.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import { present } from "shared-runtime/flow/present.ts";
import { useAwaitedConsent } from "shared-runtime/gate/use-awaited-consent.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { signInHref } from "shared-runtime/session/sign-in-href.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { track } from "shared-runtime/tracking/track.ts";
import { Button, ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Dialog } from "shared-runtime/ui/dialog/dialog.tsx";
import { Spinner } from "shared-runtime/ui/spinner/spinner.tsx";
import { StepActions } from "shared-runtime/ui/step-actions/step-actions.tsx";
import { Stepper } from "shared-runtime/ui/stepper/stepper.tsx";
import { fromPromise, type SnapshotFrom } from "xstate";
import { sendAddons, sendPayment, type SheetAddress } from "./finalize-sheet.api.ts";
import * as styles from "./finalize-sheet.css.ts";
import { finalizeSheetMachine, type SaveInput } from "./finalize-sheet.machine.ts";
import type { FinalizeSheetTexts } from "./finalize-sheet.texts.ts";
import type { FinalizeTracked } from "./finalize-sheet.tracked.ts";
import { loadSheet } from "./load-sheet.ts";
import { leftUndone } from "./model/left-undone.ts";
import { isReachable, keptProgress, openStep, type Progress, stepIds } from "./model/progress.ts";
import { joinedProduct, withoutSignup } from "./model/sheet-address.ts";
import { usePublishedState } from "./publish-state.ts";
import { useReturnedFocus } from "./returned-focus.ts";
import {
  AddonsStep,
  CostLine,
  expectAddons,
  expectConfirmation,
  LeaveQuestion,
  LiveConfirmation,
  loadPayment,
  PaymentStep,
} from "./steps/later-steps.tsx";
import { permitted } from "shared-runtime/storage/permitted.ts";

export interface FinalizeSheetOptions {
  readonly address: SheetAddress;
  readonly texts: FinalizeSheetTexts;
  /** The address of the API; ends in `/api/`. */
  readonly apiUrl: string;
  readonly session: PageSession;
  /** Reports that the content is not the content of a sheet. */
  readonly onMissing: ((error: unknown) => void) | undefined;
}

/** The milliseconds between closing the sheet and cleaning the address, from the specification. */
const cleanAddressMs = 300;

/**
 * The sheet of one variant. It is modal, and a new member cannot close it before it is confirmed; a member who only
 * changes something can leave it by a button.
 */
export function FinalizeSheet({ address, texts, apiUrl, session, onMissing }: FinalizeSheetOptions) {
  const [machine] = useState(() => connected({ address, apiUrl, session, onMissing }));
  const [joined] = useState(() => joinedProduct(window.location.search));
  const [isPaymentValid, setPaymentValid] = useState(true);
  const [snapshot, send] = useMachine(machine);
  const formId = useId();
  const { loaded, progress, problem, failure, payment, resumed } = snapshot.context;
  const at = snapshot.matches("confirmation") ? "confirmation" : progress.at;
  useShownStep(loaded ? at : undefined, resumed === at);
  const isDone = snapshot.status === "done";
  useReturnedFocus(isDone, joined === undefined);
  usePublishedState(snapshot.matches("postponed") ? "later" : isDone || at === "confirmation" ? "done" : "open");
  useEffect(() => {
    if (!loaded) return;
    if (at === "payment" && loaded.content.products.length > 0) expectAddons();
    else if (at !== "confirmation") expectConfirmation();
  }, [at, loaded]);
  // Waits until the question about cookies is answered.
  const open = !session.consentOverlay.value;
  useAwaitedConsent(!isDone && !open);
  if (isDone) return null;

  if (!loaded) {
    return (
      <Loading
        texts={texts}
        apiUrl={apiUrl}
        open={open}
        failure={failure}
        isLoading={snapshot.matches("loading")}
        send={send}
      />
    );
  }
  const { content, membership, user } = loaded;
  const saving = snapshot.matches("saving");
  const failed = snapshot.matches("failed");
  const { products } = content;
  const shared = { texts, content, formId, problem };
  const known = progress.isPaymentSent ? undefined : loaded.current?.payment;
  const chosen = {
    membership,
    hasFund: joined?.includes("akasse") ?? false,
    isJoining: joined !== undefined,
    addons: products.filter(({ value }) => progress.addons.includes(value)),
  };
  const cost = <CostLine texts={texts} apiUrl={apiUrl} chosen={chosen} />;
  return (
    <>
      <Dialog
        open={open}
        dismissable={false}
        onClose={() => {}}
        title={titleOf(content, at, joined !== undefined)}
        intro={at === "confirmation" ? undefined : introOf(texts, products.length > 0, joined !== undefined)}
        actions={
          <div className={styles.actions}>
            {at === "addons" && cost}
            <StepActions
              formId={formId}
              nextText={at === "confirmation" ? content.confirmationButton || texts.confirm : texts.next}
              busyText={texts.saving}
              isValid={at !== "payment" || isPaymentValid}
              isBusy={saving}
              backText={texts.confirm}
              onBack={joined === undefined && at !== "confirmation" ? () => send({ type: "sheet.left" }) : undefined}
            />
          </div>
        }
      >
        <div className={styles.body}>
          {at !== "confirmation" && products.length > 0 && (
            <Stepper
              label={texts.stepsLabel}
              texts={texts}
              steps={stepIds.map((id) => ({
                id,
                label: id === "payment" ? texts.paymentStep : texts.addonsStep,
                isDone: progress.done.includes(id),
                isReachable: isReachable(progress, id) && !saving,
              }))}
              current={at}
              onVisit={(step) => {
                const id = stepIds.find((known) => known === step);
                if (id) send({ type: "step.visited", step: id });
              }}
            />
          )}
          {at === "payment" && (
            <PaymentStep
              {...shared}
              typed={payment}
              hasAccount={progress.account === "stored"}
              known={known}
              initiallyByInvoice={progress.payByInvoice}
              onFilled={(filled) => send({ type: "payment.filled", payment: filled })}
              onKept={() => send({ type: "payment.kept" })}
              onChecked={setPaymentValid}
            />
          )}
          {at === "payment" && cost}
          {at === "addons" && (
            <AddonsStep
              {...shared}
              products={products}
              chosen={progress.addons}
              isShown={open}
              onChosen={(addons) => send({ type: "addons.chosen", addons })}
              onFilled={() => send({ type: "addons.filled" })}
            />
          )}
          {at === "confirmation" && (
            <LiveConfirmation
              {...shared}
              progress={progress}
              products={products}
              onVisit={(step) => send({ type: "step.visited", step })}
              onConfirmed={() => send({ type: "sheet.confirmed" })}
              apiUrl={apiUrl}
              chosen={chosen}
              hasJoined={joined !== undefined}
              known={known}
              user={user}
            />
          )}
        </div>
      </Dialog>
      {snapshot.matches("leaving") && (
        <LeaveQuestion
          texts={texts}
          open={open}
          undone={leftUndone(progress, { had: loaded.addons, hasAddons: products.length > 0 })}
          onStay={() => send({ type: "leaving.declined" })}
          onLeave={() => send({ type: "sheet.left" })}
        />
      )}
      <StepFailure
        texts={texts}
        apiUrl={apiUrl}
        open={open && failed}
        failure={problem?.failure}
        onClose={() => send({ type: "failure.acknowledged" })}
        onLater={() => send({ type: "sheet.postponed" })}
      />
    </>
  );
}

/** The title never asks for something that is done. */
function titleOf(content: SheetContent, at: Progress["at"], hasJoined: boolean): string {
  if (!hasJoined && content.changeTitle) return content.changeTitle;
  return at === "confirmation" ? content.confirmationTitle : content.title;
}

/** How many steps there are for a new member. A member who only changes something has joined long ago. */
function introOf(texts: FinalizeSheetTexts, hasAddons: boolean, hasJoined: boolean): string {
  if (!hasJoined) return texts.changeIntro;
  return hasAddons ? texts.sheetIntro : texts.sheetIntroOne;
}

interface LoadingProps {
  readonly texts: FinalizeSheetTexts;
  readonly apiUrl: string;
  readonly open: boolean;
  readonly isLoading: boolean;
  readonly failure: Failure | undefined;
  readonly send: (event: { readonly type: "load.retried" } | { readonly type: "sheet.postponed" }) => void;
}

/**
 * Shown instead of the sheet until its content is loaded. The sheet can be put off only if it cannot be loaded, or if a
 * step cannot be saved.
 */
function Loading({ texts, apiUrl, open, isLoading, failure, send }: LoadingProps) {
  if (isLoading) {
    return (
      <Dialog key="loading" open={open} dismissable={false} onClose={() => {}} title={texts.loadingTitle}>
        <p className={styles.waiting} role="status">
          <Spinner label={texts.loadingText} />
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="unloaded"
      open={open}
      dismissable={false}
      urgent
      onClose={() => {}}
      title={texts.loadFailed}
      actions={
        <>
          {isSignedOut(failure) ? (
            <ButtonLink href={signInHref(apiUrl)}>{texts.signIn}</ButtonLink>
          ) : (
            <Button onClick={() => send({ type: "load.retried" })}>{texts.loadAgain}</Button>
          )}
          <Button variant="outline" onClick={() => send({ type: "sheet.postponed" })}>
            {texts.later}
          </Button>
        </>
      }
    >
      {texts.loadFailedHelp}
    </Dialog>
  );
}

interface StepFailureProps {
  readonly texts: FinalizeSheetTexts;
  readonly apiUrl: string;
  readonly open: boolean;
  readonly failure: Failure | undefined;
  readonly onClose: () => void;
  readonly onLater: () => void;
}

/** Shown if a step was not saved. All choices in the step are kept, also if the rest is put off. */
function StepFailure({ texts, apiUrl, open, failure, onClose, onLater }: StepFailureProps) {
  const signedOut = isSignedOut(failure);
  const id = referenceOf(failure);
  const message = signedOut
    ? failure.errorKey === "signInAgain"
      ? texts.signInAgainText
      : texts.signedOutText
    : failure?.kind === "offline"
      ? texts.failedOffline
      : texts.failedText;
  return (
    <Dialog
      open={open}
      urgent
      dismissable={!signedOut}
      onClose={onClose}
      title={texts.failedTitle}
      actions={
        <>
          {signedOut ? (
            <ButtonLink href={signInHref(apiUrl)}>{texts.signIn}</ButtonLink>
          ) : (
            <Button onClick={onClose}>{texts.failedButton}</Button>
          )}
          <Button variant="outline" onClick={onLater}>
            {texts.later}
          </Button>
        </>
      }
    >
      {message}
      {!signedOut && id !== undefined && (
        <p className={`${text.soft} ${styles.reference}`}>{fillText(texts.errorReference, { id })}</p>
      )}
    </Dialog>
  );
}

function useShownStep(at: Progress["at"] | undefined, resumed: boolean): void {
  const last = useRef<Progress["at"]>(undefined);
  useEffect(() => {
    if (at === undefined || last.current === at) return;
    last.current = at;
    track<FinalizeTracked>({ event: "finalize_step", step: at, resumed });
  }, [at, resumed]);
}

const choicesOf = ({ payByInvoice, addons }: Progress) => ({ payByInvoice, addons: addons.join(",") });

/** Whether the server may have an account; true if that cannot be asked. */
async function mayHave(api: ApiClient): Promise<boolean> {
  const part = await import("./current-choices.api.ts").catch(() => undefined);
  return part === undefined || part.mayHaveAccount(api);
}

function connected({ address, apiUrl, session, onMissing }: Omit<FinalizeSheetOptions, "texts">) {
  const api = createApiClient({ apiUrl });
  const save = async (input: SaveInput): Promise<void> => {
    if (input.step === "addons") return sendAddons(api, input.addons, input.member);
    // For an invoice, nothing is sent unless it replaces an account that the server may have, possibly from another
    // tab.
    const { payment, account, isInvoiceDefault } = input;
    const isSkipped = payment.payByInvoice && account === "none" && isInvoiceDefault && !(await mayHave(api));
    if (!isSkipped) await sendPayment(api, input.payment, input.member);
    // By this choice, the server knows that the sheet of a sign-up is finished.
    if (input.isLast) await sendAddons(api, [], input.member);
  };
  /** Removes the traces of the sheet from the storage and the address. */
  const forget = ({ loaded }: Pick<SnapshotFrom<typeof finalizeSheetMachine>["context"], "loaded">) => {
    keptProgress(address.widgetId, present(loaded, "loaded").memberId).forget();
    setTimeout(
      () => permitted(() => window.history.replaceState(window.history.state, "", withoutSignup(window.location.href))),
      cleanAddressMs,
    );
  };
  return finalizeSheetMachine.provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const [loaded] = await Promise.all([loadSheet(api, session, address, signal), loadPart(loadPayment)]);
        return loaded;
      }),
      save: fromPromise(({ input }) => save(input)),
    },
    actions: {
      // Refusals are not reported, since the server logs them.
      reportFailure: (_, { kind }) => {
        if (kind === "broken") onMissing?.(new Error(`The content of the sheet "${address.widgetId}" cannot be read.`));
      },
      keepProgress: (_, { loaded, progress }) =>
        keptProgress(address.widgetId, present(loaded, "loaded").memberId).keep(progress),
      leave: (_, context) => {
        track<FinalizeTracked>({ event: "finalize_closed", ...choicesOf(context.progress) });
        forget(context);
      },
      abandon: (_, context) => forget(context),
      trackSaved: (_, progress) =>
        track<FinalizeTracked>({ event: "finalize_saved", step: openStep(progress), ...choicesOf(progress) }),
      trackProblem: (_, { step, problem }) =>
        track<FinalizeTracked>({ event: "finalize_error", step, cause: problem.failure.kind }),
    },
  });
}
