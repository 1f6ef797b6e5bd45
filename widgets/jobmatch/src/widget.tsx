import { lazy, Suspense } from "react";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { cvCheckPage, hrefOr, joinPage, privacyPage } from "shared-runtime/contract/default-pages.ts";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { pageSettings } from "shared-runtime/session/page-settings.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { ServiceWindow } from "shared-runtime/ui/service-window/service-window.tsx";
import { JobmatchFrame } from "./jobmatch-frame.tsx";
import { JobmatchProps } from "./jobmatch.props.ts";
import { jobmatchTexts } from "./jobmatch.texts.ts";
import { Jobmatch } from "./jobmatch.tsx";
import { ZipScreen } from "./screens/zip-screen.tsx";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "jobmatch",
  props: JobmatchProps,
  texts: jobmatchTexts,
  firstFrame: (words) => (
    <JobmatchFrame texts={words} step="zip">
      <Announcer message="" />
      <ZipScreen texts={words} />
    </JobmatchFrame>
  ),
  render: ({ props, texts: words, host, session, typedEarly }) => {
    const hrefs = {
      joinHref: hrefOr(props.joinHref, joinPage, host),
      privacyHref: hrefOr(props.privacyHref, privacyPage, host),
      cvCheckHref: hrefOr(props.cvCheckHref, cvCheckPage, host),
    };
    if (!host.editing) {
      return (
        <ServiceWindow feature="jobmatch" settings={pageSettings(host.apiUrl)}>
          <Jobmatch
            {...hrefs}
            api={createApiClient({ apiUrl: host.apiUrl })}
            session={session}
            typedEarly={typedEarly["zip"]}
            texts={words}
            leadSource={{ lead: props.leadSource, consent: props.consentSource }}
          />
        </ServiceWindow>
      );
    }
    return (
      <Suspense>
        <EditingPreview {...hrefs} texts={words} logInHref={new URL("auth/login", host.apiUrl).href} />
      </Suspense>
    );
  },
});
