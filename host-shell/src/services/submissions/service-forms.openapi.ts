import { FileDefinition } from "shared-runtime/api/file-definition.ts";
import { serviceFormsPath } from "shared-runtime/api/service-form-call.ts";
import { hasFiles } from "shared-runtime/service-forms/service-form.ts";
import { serviceForms } from "shared-runtime/service-forms/service-form-list.ts";
import * as v from "valibot";
import { formSchemaOf } from "./kinds/service-form.kind.ts";
import type { Operation } from "../../api/openapi/operation.ts";
import { submissionOperation } from "../../api/openapi/submission-operation.ts";

const bodies = serviceForms.map((form) => {
  const entries: v.ObjectEntries = {
    formId: v.literal(form.formId),
    documentTypeId: v.optional(v.string()),
    ...formSchemaOf(form).entries,
    ...(hasFiles(form) && { fileDefinitions: v.optional(v.array(FileDefinition)) }),
  };
  return v.object(entries);
});

const question = "Vores virksomhed er gået konkurs. Hvad gør jeg?";

export const serviceFormOperations: readonly Operation[] = [
  submissionOperation({
    call: { path: serviceFormsPath },
    id: "sendServiceForm",
    tag: "Service forms",
    summary: "Stores a service form of a member",
    about:
      "`formId` names the form, whose fields stand beside it; those of a form of several steps stand under the id of each " +
      "step. Fields that are not asked for, given the others, are not stored. `documentTypeId` follows from the fields, " +
      "whatever the body says. The `hearing` of `LHO0076` is one of `listHearings`, and `hearingTitle` is stored with it. " +
      "`fileDefinitions` name files that were uploaded by the same person; those of status 0 are kept " +
      "with the form.",
    schema: v.union(bodies),
    signedIn: true,
    needsMember: "Nobody is signed in, or the session has ended.",
    limit: "FORMS_PER_MINUTE forms",
    invalidKey: "invalidForm",
    refusedKeys: ["unknownForm"],
    tooManyKey: "tooManyForms",
    examples: [
      {
        title: "A question about a bankruptcy",
        status: 200,
        body: { formId: "LHO0089", question },
        answer: { taken: true },
      },
      { title: "Too short", status: 422, body: { formId: "LHO0089", question: "Hvad nu?" } },
      { title: "Nobody is signed in", status: 401, anonymous: true, body: { formId: "LHO0089", question } },
    ],
  }),
];
