import { stillField } from "shared-runtime/forms/still-form.ts";
import { privacyPage } from "shared-runtime/contract/default-pages.ts";
import { frames } from "./frames.ts";
import type { LeadFormsTexts } from "./lead-forms.texts.ts";
import { wordsOf } from "./lead-words.ts";
import * as styles from "./screens/flagged.css.ts";
import { FormScreen } from "./screens/form-screen.tsx";
import { LeadFields } from "./screens/lead-fields.tsx";

interface FirstFrameProps {
  readonly texts: LeadFormsTexts;
}

/** All forms. Style sheets show only the form that the placeholder asks for. The visitor's input is kept. */
export function FirstFrame({ texts }: FirstFrameProps) {
  return frames.map(({ form, id, isWaitingList }) => (
    <div key={id} className={styles.frame[id]}>
      <FormScreen texts={texts} words={wordsOf(form, texts, isWaitingList)} privacyHref={privacyPage}>
        <LeadFields
          form={form}
          text={stillField(id)}
          tick={stillField(id)}
          texts={texts}
          isWaitingList={isWaitingList}
          props={undefined}
        />
      </FormScreen>
    </div>
  ));
}
