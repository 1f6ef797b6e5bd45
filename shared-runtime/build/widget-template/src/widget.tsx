import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { EditingPreview } from "./editing-preview.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";
import { WidgetTemplateProps } from "./widget-template.props.ts";
import { widgetTemplateTexts } from "./widget-template.texts.ts";
import { WidgetTemplate } from "./widget-template.tsx";

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
    const Shown = host.editing ? EditingPreview : WidgetTemplate;
    return <Shown texts={words} moreHref={props.moreHref} />;
  },
});
