import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { Href } from "shared-runtime/contract/href.ts";
import { Card } from "shared-runtime/ui/card/card.tsx";
import * as v from "valibot";
import { EditingPreview } from "./editing-preview.tsx";
import { QuestionScreen } from "./screens/question-screen.tsx";
import { serviceFormsTexts } from "./service-forms.texts.ts";
import { ServiceForms } from "./service-forms.tsx";

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "service-forms",
  props: v.object({
    /** Address of a page with more information. */
    moreHref: v.optional(Href),
  }),
  texts: serviceFormsTexts,
  firstFrame: (words) => (
    <Card>
      <QuestionScreen texts={words} />
    </Card>
  ),
  render: ({ props, texts: words, host }) => {
    const Shown = host.editing ? EditingPreview : ServiceForms;
    return <Shown texts={words} moreHref={props.moreHref} />;
  },
});
