import { useEffect, useRef } from "react";
import type { ApiClient } from "../api/create-api-client.ts";
import { useLeaveWarning } from "../flow/use-leave-warning.ts";
import { showHeading, useStepFocus } from "../flow/use-step-focus.ts";
import type { GateTexts } from "../gate/gate.texts.ts";
import type { GateKind } from "../gate/tool-gate.machine.ts";
import { useToolGate } from "../gate/use-tool-gate.tsx";
import type { PageSession } from "../session/page-session.ts";
import { usePersonLeft } from "../session/use-person-left.ts";
import type { ToolId } from "../session/tool-session.ts";
import { type Activity, useReportActivity } from "../ui/service-window/use-activity.ts";
import type { CvIntakeEvent } from "./cv-intake.events.ts";
import type { CvIntake } from "./cv-intake.ts";
import { isFileAtRisk } from "./cv-intake.view.ts";
import { useHeldFile } from "./use-held-file.ts";

/** The settings that the page gives to a tool that takes a CV. */
export interface CvToolOptions {
  readonly api: ApiClient;
  readonly session: PageSession;
  readonly privacyHref: string;
  /** Source number of each gate dialog in the system that receives the leads. */
  readonly leadSource: Readonly<Record<GateKind, number>>;
}

export interface CvToolState {
  readonly tool: ToolId;
  readonly texts: GateTexts;
  readonly cv: CvIntake;
  /** Name of the visible screen. */
  readonly screen: string;
  readonly activity: Activity;
  /** Whether the visitor has given everything that the tool needs before the gate. */
  readonly isGateNeeded: boolean;
  readonly send: (event: CvIntakeEvent) => void;
  /** Called when the visitor uses the tool. */
  readonly onInteraction?: () => void;
}

/**
 * Shows the gate before a tool with a CV, and applies the tool's effects on the page: focus, leave warning, service
 * window.
 */
export function useCvTool({ api, session, privacyHref, leadSource }: CvToolOptions, state: CvToolState) {
  const { tool, texts, cv, screen, activity, isGateNeeded, send, onInteraction } = state;
  // False while only a reload has changed the step: the focus then stays where it is on the page.
  const hasInteracted = useRef(false);
  const titleRef = useStepFocus(screen, hasInteracted);
  const { passed, asked, dialog, prepare } = useToolGate({
    api,
    session,
    tool,
    source: leadSource,
    texts,
    privacyHref,
    // The tool's own dialog must be answered before the gate's.
    needed: isGateNeeded && cv.problem === undefined,
    onAnswered: () => {
      markInteraction();
      showHeading(titleRef.current);
    },
    onDeclined: () => {
      markInteraction();
      send({ type: "gate.declined" });
      showHeading(titleRef.current);
    },
  });
  const markInteraction = () => {
    hasInteracted.current = true;
    prepare();
    onInteraction?.();
  };
  useEffect(() => {
    if (passed) send({ type: "gate.passed" });
  }, [passed, send]);
  usePersonLeft(session, () => send({ type: "person.left" }));
  const isFileKept = useHeldFile(tool, cv, (file) => {
    hasInteracted.current = true;
    send({ type: "cv.chosen", file });
  });
  useLeaveWarning(isFileAtRisk(cv) && !isFileKept);
  useReportActivity(activity);
  return { markInteraction, titleRef, dialog, asked };
}
