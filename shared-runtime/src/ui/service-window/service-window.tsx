import type { ReadonlySignal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Feature } from "../../api/site-settings.ts";
import type { PageSettings } from "../../session/page-settings.ts";
import { closedSentence } from "../../time/closed-sentence.ts";
import { Announcer } from "../announcer/announcer.tsx";
import { Notice } from "../notice/notice.tsx";
import * as styles from "./service-window.css.ts";
import { type Activity, ActivityContext } from "./use-activity.ts";
import { useServiceState } from "./use-service-state.ts";

export interface ServiceWindowProps {
  readonly feature: Feature;
  readonly settings: ReadonlySignal<PageSettings>;
  readonly children: ReactNode;
}

/**
 * Shows the CMS's messages about a feature during its service windows, and removes the children if a window switches
 * the feature off. Children that report activity with `useReportActivity` are kept until they have finished.
 */
export function ServiceWindow({ feature, settings, children }: ServiceWindowProps) {
  useSignals();
  const known = settings.value;
  const { messages, isOff, offUntil } = useServiceState(known, feature);
  const [activity, setActivity] = useState<Activity>("none");
  const [wasOpen, setWasOpen] = useState(false);
  if (known.isKnown && !isOff && !wasOpen) setWasOpen(true);
  // Work that a reload restored keeps the tool open only if the feature was on at some time since the settings arrived.
  const isHeld = activity === "started" || (activity === "restored" && wasOpen);
  const isShown = !isOff || isHeld;
  const { closedText, openAgainText } = known.serviceTexts;
  const isUnexplained = messages.length === 0 && !isShown;
  const told = isUnexplained && offUntil !== undefined ? [closedSentence(closedText, offUntil)] : messages;

  const announced = useAnnouncement(told.join(" "), isShown, openAgainText);

  const place = useRef<HTMLDivElement>(null);
  const lost = useRef<Element>(null);
  useLayoutEffect(() => {
    if (lost.current?.isConnected === false) place.current?.focus();
    lost.current = null;
  }, [isShown]);

  return (
    <ActivityContext value={setActivity}>
      {known.isKnown && (
        <>
          <div ref={place} className={styles.place} tabIndex={-1}>
            {told.length > 0 && (
              <Notice status="warn">
                <div className={styles.messages}>
                  {told.map((message) => (
                    <p key={message}>{message}</p>
                  ))}
                </div>
              </Notice>
            )}
          </div>
          <Announcer message={announced} />
        </>
      )}
      {isShown && <Leaving focused={lost}>{children}</Leaving>}
    </ActivityContext>
  );
}

/** The message to announce. It is empty until the shown messages change after the first render. */
function useAnnouncement(told: string, isShown: boolean, openAgainText: string): string {
  const [announced, setAnnounced] = useState("");
  const last = useRef({ told, isShown });
  useEffect(() => {
    const before = last.current;
    last.current = { told, isShown };
    if (before.told !== told) setAnnounced(told === "" && !before.isShown ? openAgainText : told);
  }, [told, isShown, openAgainText]);
  return announced;
}

interface LeavingProps {
  readonly focused: RefObject<Element | null>;
  readonly children: ReactNode;
}

/** Stores the focused element in `focused` just before `children` are unmounted. */
function Leaving({ focused, children }: LeavingProps) {
  useLayoutEffect(
    () => () => {
      focused.current = focusedElement();
    },
    [focused],
  );
  return children;
}

function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
