import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import * as v from "valibot";
import { cookieConsentTexts } from "./cookie-consent.texts.ts";
import { CookieConsent } from "./cookie-consent.tsx";
import { EditingPreview } from "./editing-preview.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";

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
    const Shown = host.editing ? EditingPreview : CookieConsent;
    return <Shown texts={words} place={host.element} />;
  },
});
