import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense } from "react";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import type { PageSession } from "shared-runtime/session/page-session.ts";
import { FirstFrame } from "./first-frame.tsx";
import { FormForMembers, type FormForMembersProps } from "./form-for-members.tsx";
import { ServiceFormsProps } from "./service-forms.props.ts";
import { serviceFormsTexts } from "./service-forms.texts.ts";

const EditingForm = lazy(async () => ({ default: (await import("./editing-form.tsx")).EditingForm }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "service-forms",
  props: ServiceFormsProps,
  texts: serviceFormsTexts,
  firstFrame: (words) => <FirstFrame texts={words} />,
  render: ({ props, texts: words, host, session }) => {
    if (host.editing) {
      return (
        <Suspense>
          <EditingForm formId={props.formId} times={props.times} texts={words} answerDays={props.answerDays} />
        </Suspense>
      );
    }
    const { formId, times, answerDays } = props;
    const sentHref = new URL(props.sentHref, host.apiUrl).href;
    return <Live {...{ formId, times, answerDays, sentHref, session }} texts={words} apiUrl={host.apiUrl} />;
  },
});

function Live({ session, ...options }: Omit<FormForMembersProps, "member"> & { readonly session: PageSession }) {
  useSignals();
  return <FormForMembers {...options} member={session.member.value} />;
}
