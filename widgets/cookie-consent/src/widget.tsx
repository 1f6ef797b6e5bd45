import { lazy, Suspense } from "react";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import * as v from "valibot";
import { cookieConsentTexts } from "./cookie-consent.texts.ts";
import { CookieConsent } from "./cookie-consent.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "cookie-consent",
  props: v.object({}),
  texts: cookieConsentTexts,
  firstFrame: (words) => (
    <>
      <Announcer message="" />
      <QuestionScreen texts={words} />
    </>
  ),
  render: ({ texts: words, host }) => {
    if (!host.editing) return <CookieConsent texts={words} place={host.element} />;
    return (
      <Suspense>
        <EditingPreview texts={words} />
      </Suspense>
    );
  },
});
