import { lazy, Suspense } from "react";
import { hrefOr, joinPage } from "shared-runtime/contract/default-pages.ts";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { FeeCalculatorProps } from "./fee-calculator.props.ts";
import { feeCalculatorTexts } from "./fee-calculator.texts.ts";
import { FeeCalculator } from "./fee-calculator.tsx";
import { FirstFrame } from "./first-frame.tsx";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "fee-calculator",
  props: FeeCalculatorProps,
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
