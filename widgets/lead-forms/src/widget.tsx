import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense } from "react";
import { hrefOr, privacyPage } from "shared-runtime/contract/default-pages.ts";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { leadForms } from "shared-runtime/lead-forms/lead-form-list.ts";
import { FirstFrame } from "./first-frame.tsx";
import { LeadFormsProps } from "./lead-forms.props.ts";
import { leadFormsTexts } from "./lead-forms.texts.ts";
import { LeadFields } from "./screens/lead-fields.tsx";
import { LeadForms, type LeadFormsOptions } from "./lead-forms.tsx";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "lead-forms",
  props: LeadFormsProps,
  texts: leadFormsTexts,
  firstFrame: (words) => <FirstFrame texts={words} />,
  render: ({ props, texts: words, host, session, typedEarly }) => {
    const privacyHref = hrefOr(props.privacyHref, privacyPage, host);
    const leadForm = leadForms.find(({ id }) => id === props.form);
    if (leadForm === undefined) return null;
    const shown = { leadForm, props, texts: words, privacyHref };
    if (!host.editing) return <Live {...shown} session={session} apiUrl={host.apiUrl} typedEarly={typedEarly} />;
    return (
      <Suspense>
        <EditingPreview {...shown} Fields={LeadFields} apiUrl={host.apiUrl} />
      </Suspense>
    );
  },
});

function Live(options: LeadFormsOptions) {
  useSignals();
  return <LeadForms {...options} />;
}
