import { lazy, Suspense } from "react";
import { hrefOr, joinPage } from "shared-runtime/contract/default-pages.ts";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { Href } from "shared-runtime/contract/href.ts";
import * as v from "valibot";
import { feeCalculatorTexts } from "./fee-calculator.texts.ts";
import { FeeCalculator } from "./fee-calculator.tsx";
import { FirstFrame } from "./first-frame.tsx";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "fee-calculator",
  props: v.object({
    /** Address of the sign-up. Default: `/indmeldelse` on the site that serves the widget. */
    joinHref: v.optional(Href),
    /** The address of a form for a call back, linked if there are no prices. Default: no link. */
    contactHref: v.optional(Href),
  }),
  texts: feeCalculatorTexts,
  firstFrame: (words) => <FirstFrame texts={words} />,
  render: ({ props, texts: words, host, typedEarly }) => {
    const joinHref = hrefOr(props.joinHref, joinPage, host);
    if (!host.editing)
      return (
        <FeeCalculator
          apiUrl={host.apiUrl}
          texts={words}
          joinHref={joinHref}
          contactHref={props.contactHref}
          fragment={host.element.closest("[id]")?.id}
          typedEarly={typedEarly}
        />
      );
    return (
      <Suspense>
        <EditingPreview texts={words} joinHref={joinHref} contactHref={props.contactHref} />
      </Suspense>
    );
  },
});
