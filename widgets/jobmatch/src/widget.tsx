import { lazy, Suspense } from "react";
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { LeadSource } from "shared-runtime/api/lead-source.ts";
import { cvCheckPage, hrefOr, joinPage, privacyPage } from "shared-runtime/contract/default-pages.ts";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { Href } from "shared-runtime/contract/href.ts";
import { pageSettings } from "shared-runtime/session/page-settings.ts";
import { Announcer } from "shared-runtime/ui/announcer/announcer.tsx";
import { ServiceWindow } from "shared-runtime/ui/service-window/service-window.tsx";
import * as v from "valibot";
import { JobmatchFrame } from "./jobmatch-frame.tsx";
import { jobmatchTexts } from "./jobmatch.texts.ts";
import { Jobmatch } from "./jobmatch.tsx";
import { ZipScreen } from "./screens/zip-screen.tsx";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "jobmatch",
  props: v.object({
    /** Address of the join page. Default: that of the site that serves the widget. */
    joinHref: v.optional(Href),
    /** Address of the privacy policy. Default: that of the site that serves the widget. */
    privacyHref: v.optional(Href),
    /** Address of the CV check, for a CV with too little content. Default: that of the site that serves the widget. */
    cvCheckHref: v.optional(Href),
    /** Source numbers of the two gate dialogs in the system that receives the leads. */
    leadSource: v.optional(LeadSource, 3),
    consentSource: v.optional(LeadSource, 4),
  }),
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
