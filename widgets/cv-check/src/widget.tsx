import { lazy, Suspense } from "react";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { LeadSource } from "shared-runtime/api/lead-source.ts";
import { hrefOr, joinPage, privacyPage } from "shared-runtime/contract/default-pages.ts";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { Href } from "shared-runtime/contract/href.ts";
import { CvUploadScreen } from "shared-runtime/cv/cv-upload-screen.tsx";
import { pageSettings } from "shared-runtime/session/page-settings.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { ServiceWindow } from "shared-runtime/ui/service-window/service-window.tsx";
import * as v from "valibot";
import { CvCheckFrame } from "./cv-check-frame.tsx";
import { cvCheckTexts } from "./cv-check.texts.ts";
import { CvCheck } from "./cv-check.tsx";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "cv-check",
  props: v.object({
    /** Address of the join page. Default: that of the site that serves the widget. */
    joinHref: v.optional(Href),
    /** Address of the privacy policy. Default: that of the site that serves the widget. */
    privacyHref: v.optional(Href),
    /** Source numbers of the two gate dialogs in the system that receives the leads. */
    leadSource: v.optional(LeadSource, 1),
    consentSource: v.optional(LeadSource, 2),
  }),
  texts: cvCheckTexts,
  firstFrame: (words) => (
    <CvCheckFrame texts={words} step="upload">
      <Announcer message="" />
      <CvUploadScreen texts={words} />
    </CvCheckFrame>
  ),
  render: ({ props, texts: words, host, session, chosenEarly }) => {
    const privacyHref = hrefOr(props.privacyHref, privacyPage, host);
    const joinHref = hrefOr(props.joinHref, joinPage, host);
    if (!host.editing) {
      return (
        <ServiceWindow feature="cvTjek" settings={pageSettings(host.apiUrl)}>
          <CvCheck
            api={createApiClient({ apiUrl: host.apiUrl })}
            session={session}
            chosenEarly={chosenEarly}
            texts={words}
            joinHref={joinHref}
            privacyHref={privacyHref}
            leadSource={{ lead: props.leadSource, consent: props.consentSource }}
          />
        </ServiceWindow>
      );
    }
    return (
      <Suspense>
        <EditingPreview
          texts={words}
          joinHref={joinHref}
          privacyHref={privacyHref}
          logInHref={new URL("auth/login", host.apiUrl).href}
        />
      </Suspense>
    );
  },
});
