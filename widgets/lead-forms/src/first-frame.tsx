import type { TextBinding, TickBinding } from "shared-runtime/forms/use-form.ts";
import { eventSignup } from "./forms/event-signup.tsx";
import { leadForms } from "./forms/lead-form-list.ts";
import type { LeadFormsTexts } from "./lead-forms.texts.ts";
import * as styles from "./screens/flagged.css.ts";
import { FormScreen } from "./screens/form-screen.tsx";

interface FirstFrameProps {
  readonly texts: LeadFormsTexts;
}

const frames = [
  ...leadForms.map((form) => ({ ...form, frame: form.id, soldOut: false })),
  { ...eventSignup, frame: "waiting-list" as const, soldOut: true },
];

/** All forms, of which style sheets show the one that the placeholder asks for. What is typed is taken over. */
export function FirstFrame({ texts }: FirstFrameProps) {
  return frames.map(({ frame, soldOut, Fields, words }) => (
    <div key={frame} className={styles.frame[frame]}>
      <FormScreen texts={texts} words={words(texts, { soldOut })} privacyHref="/privatlivspolitik">
        <Fields text={stillText(frame)} tick={stillTick(frame)} texts={texts} soldOut={soldOut} props={undefined} />
      </FormScreen>
    </div>
  ));
}

const stillField = (form: string, name: string) => ({ id: `${form}-${name}`, name, problem: undefined });
const stillText =
  (form: string) =>
  (name: string): TextBinding => ({ ...stillField(form, name), value: "", onChange: () => {} });
const stillTick =
  (form: string) =>
  (name: string): TickBinding => ({ ...stillField(form, name), checked: false, onChange: () => {} });
