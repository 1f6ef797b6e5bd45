import type { GroupWords } from "../editors/prop-words.ts";
import type { LeadForm } from "./lead-form.ts";

/** What editors read about a form of the widget `lead-forms`. `title` is also the label of the form in `data-form`. */
export interface LeadFormWords<Form extends Pick<LeadForm, "id" | "texts" | "props"> = LeadForm> extends GroupWords<
  keyof (Form["texts"] & Form["props"]) & string
> {
  readonly id: Form["id"];
  /** Path of the page on the host where visitors are served if the form cannot be shown, and the text of the link to it. */
  readonly home: string;
  readonly linkText: string;
}
