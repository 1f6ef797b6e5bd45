import { FileDefinition } from "shared-runtime/api/file-definition.ts";
import { serviceFormCall } from "shared-runtime/api/service-form-call.ts";
import { mostUploadBytes, mostUploads } from "shared-runtime/rules/upload.ts";
import { chosenTitles, type FormLists, needsLists, withLists } from "shared-runtime/service-forms/form-lists.ts";
import { hasFiles, type ServiceForm } from "shared-runtime/service-forms/service-form.ts";
import { serviceForms } from "shared-runtime/service-forms/service-form-list.ts";
import * as v from "valibot";
import { type FieldsSchema, readFields } from "../../../http/read-fields.ts";
import type { Attachment, Attachments } from "../../uploads/attachments.ts";
import type { AttachmentRule, SubmissionBody, SubmissionKind } from "../submission-kind.ts";

export interface FormLimits {
  readonly formRetentionDays: number;
}

export interface FormPorts {
  /** Resolves with those of the files `ids` that a person owns, including removed ones. */
  readonly filesOf: Attachments["listOf"];
  /** Resolves with the options that content provides now. */
  readonly formLists: () => Promise<FormLists>;
}

/** One kind for each form. All have the same path. */
export function serviceFormKinds({ formRetentionDays }: FormLimits, ports: FormPorts): readonly SubmissionKind[] {
  return serviceForms.map((form) => ({
    name: kindNameOf(form),
    title: form.title,
    // No consents: with these forms, a member requests a service. The field `terms` of the insurance form accepts a
    // contract: "Jeg accepterer betingelserne for forsikringen".
    consents: {},
    call: serviceFormCall(form),
    bodies: [bodyOfForm(form, ports)],
    invalidKey: "invalidForm",
    idField: "formSubmissionId",
    retentionDays: formRetentionDays,
    ...(hasFiles(form) && { attachments: attachmentsOfForms }),
  }));
}

const filesField = "fileDefinitions";

export const attachmentsOfForms: AttachmentRule = {
  field: filesField,
  most: mostUploads,
  mostBytes: mostUploadBytes,
};

export function kindNameOf({ formId }: Pick<ServiceForm, "formId">): string {
  return `form.${formId}`;
}

const FileDefinitions = v.pipe(
  v.optional(v.array(FileDefinition, "must be a list"), []),
  v.maxLength(100, "must have at most 100 files, the deleted ones included"),
);

/** The schema of the payload: the fields of the only step, or the fields of each step under its id. */
export function formSchemaOf({ steps }: Pick<ServiceForm, "steps">): FieldsSchema {
  const [first, ...more] = steps;
  return more.length === 0 ? first.schema : v.object(Object.fromEntries(steps.map(({ id, schema }) => [id, schema])));
}

/**
 * Describes the files of a body, in its order, from what the server knows. Names and sizes in the body are ignored, so
 * that a repeated call stores the same. Files of other owners are left out.
 */
function describedBy(
  ids: readonly string[],
  rows: readonly Attachment[],
  active: readonly string[],
  { formId }: ServiceForm,
): readonly FileDefinition[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    if (!row) return [];
    const status = active.includes(id) ? 0 : 1;
    return [{ id, fileName: row.fileName, title: row.name, description: formId, status, type: 1 }];
  });
}

/** The document type follows from the fields; the body cannot set it. */
function bodyOfForm(form: ServiceForm, { filesOf, formLists }: FormPorts): SubmissionBody {
  return {
    sender: "user",
    accepts: ({ formId }) => formId === form.formId,
    schema: formSchemaOf(form),
    async read(given, user) {
      const { steps } = needsLists(form) ? withLists(form, await formLists()) : form;
      const [first, ...more] = steps;
      const schema = formSchemaOf({ steps });
      const files = v.safeParse(FileDefinitions, hasFiles(form) ? given[filesField] : undefined);
      if (!files.success) return { problems: [{ field: filesField, message: files.issues[0].message }] };
      const active = files.output.filter(({ status }) => status === 0).map(({ id }) => id);
      const read = readFields(schema, { ...given, [filesField]: active });
      if ("problems" in read) return read;
      const ids = files.output.map(({ id }) => id);
      const rows = await filesOf(ids, { memberId: user.id });
      const values = read.fields as Readonly<Record<string, never>>;
      return {
        filled: {
          payload: {
            formId: form.formId,
            documentTypeId: form.documentTypeOf(more.length === 0 ? values : (values[first.id] ?? {})),
            ...values,
            ...(more.length === 0 && chosenTitles(first, values)),
            ...(hasFiles(form) && { [filesField]: describedBy(ids, rows, active, form) }),
          },
          attachments: active,
        },
      };
    },
  };
}
