import { lazy, Suspense } from "react";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";
import { WidgetTemplateProps } from "./widget-template.props.ts";
import { widgetTemplateTexts } from "./widget-template.texts.ts";
import { WidgetTemplate } from "./widget-template.tsx";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "widget-template",
  props: WidgetTemplateProps,
  texts: widgetTemplateTexts,
  firstFrame: (words) => (
    <Card>
      <QuestionScreen texts={words} />
    </Card>
  ),
  render: ({ props, texts: words, host }) => {
    if (!host.editing) return <WidgetTemplate texts={words} moreHref={props.moreHref} />;
    return (
      <Suspense>
        <EditingPreview texts={words} moreHref={props.moreHref} />
      </Suspense>
    );
  },
});
