import { lazy, Suspense } from "react";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { hrefOr, joinPage, privacyPage } from "shared-runtime/contract/default-pages.ts";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { CvUploadScreen } from "shared-runtime/cv/cv-upload-screen.tsx";
import { pageSettings } from "shared-runtime/session/page-settings.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { ServiceWindow } from "shared-runtime/ui/service-window/service-window.tsx";
import { CvCheckFrame } from "./cv-check-frame.tsx";
import { CvCheckProps } from "./cv-check.props.ts";
import { cvCheckTexts } from "./cv-check.texts.ts";
import { CvCheck } from "./cv-check.tsx";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "cv-check",
  props: CvCheckProps,
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
