import { useSignals } from "@preact/signals-react/runtime";
import { useMachine } from "@xstate/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { Consent } from "shared-runtime/consent/consent.ts";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";
import { pageConsent } from "shared-runtime/consent/page-consent.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { cookieConsentMachine } from "./cookie-consent.machine.ts";
import type { CookieConsentTexts } from "./cookie-consent.texts.ts";
import { CategoriesScreen } from "./screens/categories-screen.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";
import { useEscape } from "./use-escape.ts";
import { useOverlayMark } from "./use-overlay-mark.ts";
import { useReturnedFocus } from "./use-returned-focus.ts";
import { useSettingsControl } from "./use-settings-control.ts";

interface CookieConsentProps {
  readonly texts: CookieConsentTexts;
  /** The widget's placeholder in the page. */
  readonly place: HTMLElement;
}

const nothing: Consent = { statistics: false, marketing: false };
const everything: Consent = { statistics: true, marketing: true };

export function CookieConsent({ texts, place }: CookieConsentProps) {
  useSignals();
  const { current, adapter } = pageConsent();
  const isAnswered = current.value !== undefined || adapter.value !== undefined;
  const [snapshot, send] = useMachine(cookieConsentMachine, { input: { isAnswered } });
  const isAsking = snapshot.matches("asking");
  const isChanging = snapshot.matches("changing");
  const isShowing = isChanging || snapshot.matches("choosing");
  const overlay = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const focus = useReturnedFocus(overlay);

  useLayoutEffect(() => place.style.setProperty("--lk-consent-overlay", "grid"), [place]);
  useOverlayMark(isAsking || isShowing, overlay);
  useEffect(() => {
    if (isAnswered) send({ type: "answer.found" });
  }, [isAnswered, send]);
  useEffect(() => {
    if (isShowing) leadTo(title.current);
  }, [isShowing]);
  useSettingsControl((control) => {
    if (adapter.value) return adapter.value.open();
    focus.comeFrom(control);
    // While there is no answer, the control only moves the focus to the question.
    if (isAsking) leadTo(title.current);
    else send({ type: "settings.opened" });
  });

  const leaveBy = (end: () => void) => {
    const putBack = focus.leave();
    flushSync(end);
    putBack();
  };
  const keep = (consent: Consent) =>
    leaveBy(() => {
      send({ type: "choice.kept" });
      keepConsent(consent);
    });
  const close = () => leaveBy(() => send({ type: "settings.closed" }));
  useEscape(overlay, () => isChanging && close());
  const parts = {
    ref: overlay,
    titleRef: title,
    texts,
    onOnlyNecessary: () => keep(nothing),
    onAcceptAll: () => keep(everything),
  };
  return (
    <>
      <Announcer message={snapshot.context.isAnnounced ? texts.saved : ""} />
      {isAsking && <QuestionScreen {...parts} onAdjust={() => send({ type: "settings.opened" })} />}
      {isShowing && (
        <CategoriesScreen
          {...parts}
          consent={current.value ?? nothing}
          onChoose={keep}
          onClose={isChanging ? close : undefined}
        />
      )}
    </>
  );
}

/** Scrolls only if the overlay is part of the page, as in low windows. */
function leadTo(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "nearest" });
}
