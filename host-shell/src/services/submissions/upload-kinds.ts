import { hasFiles } from "shared-runtime/service-forms/service-form.ts";
import { serviceForms } from "shared-runtime/service-forms/service-form-list.ts";
import { attachmentsOfForms, kindNameOf } from "./kinds/service-form.kind.ts";
import type { SubmissionKind } from "./submission-kind.ts";

/** A kind of submission whose forms take files. */
export interface UploadKind extends Pick<SubmissionKind, "name"> {
  readonly attachments: NonNullable<SubmissionKind["attachments"]>;
  /** The forms that send this kind. */
  readonly formIds: readonly string[];
}

/** The kinds of submissions of the service forms that take files. */
export const uploadKinds: readonly UploadKind[] = serviceForms.filter(hasFiles).map((form) => ({
  name: kindNameOf(form),
  attachments: attachmentsOfForms,
  formIds: [form.formId],
}));
