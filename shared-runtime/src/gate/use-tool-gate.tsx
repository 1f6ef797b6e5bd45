import { effect } from "@preact/signals-react";
import { useMachine } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { fromPromise } from "xstate";
import type { ApiClient } from "../api/create-api-client.ts";
import { MissingPart } from "../flow/missing-part.tsx";
import { present } from "../flow/present.ts";
import { forgetSubmissionKey } from "../forms/draft-storage.ts";
import type { MemberSession } from "../session/member-session.ts";
import type { PageSession } from "../session/page-session.ts";
import { pageSettings } from "../session/page-settings.ts";
import { usePersonLeft } from "../session/use-person-left.ts";
import type { ToolId } from "../session/tool-session.ts";
import { track } from "../tracking/track.ts";
import type { GateDialogsProps } from "./gate-dialogs.tsx";
import { giveUpTurn, isAccountKnown, isPassed, type Passer, takeTurn } from "./gate-memory.ts";
import type { GateTexts } from "./gate.texts.ts";
import type { GateTracked } from "./tool-gate.tracked.ts";
import type { GateAnswers } from "./gate-answers.ts";
import { useAwaitedConsent } from "./use-awaited-consent.ts";
import { type Arrival, type GateKind, type GivenLead, toolGateMachine } from "./tool-gate.machine.ts";

export interface ToolGateOptions {
  readonly api: ApiClient;
  readonly session: PageSession;
  readonly tool: ToolId;
  /** Source number of each dialog in the system that receives the leads. */
  readonly source: Readonly<Record<GateKind, number>>;
  readonly texts: GateTexts;
  readonly privacyHref: string;
  /** Whether the tool needs the gate to be passed now. Before that, the gate does not ask. */
  readonly needed: boolean;
  /** Called when the visitor has answered and the dialog is closed; not called if the gate was passed earlier. */
  readonly onAnswered?: () => void;
  /**
   * Called when the visitor has declined and the dialog is closed. The tool then no longer needs the gate, until the
   * visitor wants to continue.
   */
  readonly onDeclined?: () => void;
}

/** What a person is asked before the tool is used; `undefined` while it is not known. */
export type Asked = GateKind | "nothing" | undefined;

export interface ToolGate {
  /**
   * Whether the tool may start. Remains true until the page is left, or the person who passed the gate has signed out.
   */
  readonly passed: boolean;
  readonly asked: Asked;
  /** To be rendered inside the tool: the dialog, or a notice that it could not be loaded. */
  readonly dialog: ReactNode;
  /** Loads the dialogs in advance if the gate will ask, so that they open at once. */
  readonly prepare: () => void;
}

type Dialogs = (props: GateDialogsProps) => ReactNode;

const loadDialogs = () => Promise.all([import("./gate-dialogs.tsx"), import("./gate-answers.ts")]);

/**
 * Asks visitors for a lead and members for a consent when a tool needs it. Does not ask editors, and waits until the
 * session is known and the page's consent overlay is answered.
 */
export function useToolGate(options: ToolGateOptions): ToolGate {
  const { api, session, tool, source, texts, privacyHref, needed, onAnswered, onDeclined } = options;
  const [Dialog, setDialog] = useState<{ readonly shown: Dialogs }>();
  const [machine] = useState(() => withActors(options, (shown) => setDialog({ shown })));
  const [snapshot, send] = useMachine(machine);
  const passed = snapshot.matches("passed");

  useEffect(() => {
    if (passed) return;
    const gate = {};
    const stop = effect(() => send({ type: "arrival.changed", arrival: arrivalAt(api, session, tool, gate, needed) }));
    return () => {
      stop();
      giveUpTurn(gate);
    };
  }, [api, session, tool, needed, passed, send]);

  usePersonLeft(session, () => send({ type: "person.left" }));

  const { arrival, given, problem, loggedOut } = snapshot.context;
  const answered = passed && given !== undefined;
  const continueInTool = useEffectEvent(() => {
    // Without animation, since a step that the tool shows meanwhile would cancel it.
    window.scrollTo({ top: 0, behavior: "instant" });
    onAnswered?.();
  });
  useEffect(() => {
    if (answered) continueInTool();
  }, [answered]);
  const declined = snapshot.matches("declined");
  const returnToTool = useEffectEvent(() => onDeclined?.());
  useEffect(() => {
    if (declined) returnToTool();
  }, [declined]);

  const sending = snapshot.matches("sending");
  const isOpen = sending || snapshot.matches({ asking: "answering" }) || snapshot.matches({ asking: "failed" });
  const kind = sending ? given?.kind : arrival?.kind;
  useAwaitedConsent(needed && !passed && !session.editing.value && session.consentOverlay.value);
  return {
    passed,
    asked: passed ? "nothing" : askedOf(session.member.value),
    prepare: () => {
      if (!passed && !session.editing.peek()) loadDialogs().catch(() => undefined);
    },
    dialog: (
      <>
        {snapshot.matches({ asking: "unavailable" }) && (
          <MissingPart texts={texts} onRetry={() => send({ type: "opening.retried" })} />
        )}
        {isOpen && kind && Dialog && (
          <Dialog.shown
            kind={kind}
            apiUrl={api.apiUrl}
            member={session.member.peek()}
            source={source}
            texts={texts}
            response={pageSettings(api.apiUrl).value.formResponse}
            privacyHref={privacyHref}
            sending={sending}
            failed={snapshot.matches({ asking: "failed" })}
            loggedOut={loggedOut}
            problem={problem}
            onGive={(lead) => send({ type: "lead.given", lead })}
            onAcknowledge={() => send({ type: "problem.acknowledged" })}
            onDecline={() => send({ type: "gate.declined" })}
          />
        )}
      </>
    ),
  };
}

/** Reads the signals. Runs inside a signals effect, so that it runs again whenever one of them changes. */
function arrivalAt(
  api: ApiClient,
  session: PageSession,
  tool: ToolId,
  gate: object,
  needed: boolean,
): Arrival | undefined {
  const member = session.member.value;
  const kind = askedOf(member);
  if (session.editing.value || kind === undefined) return undefined;
  const passer = passerOf(member, kind);
  if (kind === "consent" && !isAccountKnown(passer, () => followAccount(api, tool, passer))) return undefined;
  if (isPassed(tool, passer, Date.now())) return { kind, remembered: true };
  return session.consentOverlay.value || !needed || !takeTurn(gate) ? undefined : { kind, remembered: false };
}

function askedOf({ kind }: MemberSession): GateKind | undefined {
  if (kind === "unknown") return undefined;
  return kind === "member" ? "consent" : "lead";
}

/** A member may have answered in another browser, or have withdrawn the answer. */
async function followAccount(api: ApiClient, tool: ToolId, passer: Passer): Promise<void> {
  const account = await import("./account-answer.ts");
  await account.followAccount(api, tool, passer);
}

/** A visitor cannot be identified, so a lead counts for the browser. */
function passerOf(member: MemberSession, kind: GateKind): Passer {
  return { kind, person: member.kind === "unknown" ? undefined : member.user?.key };
}

function withActors({ api, session, tool }: ToolGateOptions, onLoaded: (dialogs: Dialogs) => void) {
  let answers: GateAnswers | undefined;
  return toolGateMachine.provide({
    actors: {
      loadDialogs: fromPromise(async () => {
        const [{ GateDialogs }, { createGateAnswers }] = await loadDialogs();
        answers = createGateAnswers(api, tool);
        onLoaded(GateDialogs);
      }),
      sendLead: fromPromise(({ input, signal }: { input: { readonly lead: GivenLead }; signal: AbortSignal }) =>
        present(answers, "answers").send(input.lead.payload, signal),
      ),
    },
    actions: {
      rememberPassing: (_, kind) => {
        answers?.remember(passerOf(session.member.peek(), kind), Date.now());
        // The draft is kept, since it fills in the gates of other tools.
        forgetSubmissionKey("tool-gate");
      },
      refreshSession: () => void session.refreshMember(),
      announceShown: (_, gate) => track<GateTracked>({ event: "tool_gate", tool, gate, outcome: "shown" }),
      announcePassed: (_, gate) => track<GateTracked>({ event: "tool_gate", tool, gate, outcome: "passed" }),
      announceDeclined: (_, gate) => track<GateTracked>({ event: "tool_gate", tool, gate, outcome: "declined" }),
      announceFailed: (_, { kind, failure }) =>
        track<GateTracked>({ event: "tool_gate", tool, gate: kind, outcome: "failed", cause: failure.kind }),
    },
  });
}
