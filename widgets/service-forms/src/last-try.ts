import { StoredUpload } from "shared-runtime/api/uploads.ts";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { keptDraft } from "shared-runtime/forms/kept-draft.ts";
import { normalLine } from "shared-runtime/rules/normal-text.ts";
import { draftIdOf } from "shared-runtime/service-forms/service-form.ts";
import * as v from "valibot";
import type { StoredFiles } from "./uploads/uploads.machine.ts";

/** A failed attempt. If the person inserts these answers and sends them unchanged, both attempts are one submission. */
export interface LastTry {
  readonly answers: FlowAnswers;
  readonly files: StoredFiles;
  readonly key: string;
}

/**
 * The key of an attempt. It is the key of the last attempt if the answers are the same, since the server may have
 * stored the last attempt.
 */
export function keyAfter(last: LastTry | undefined, answers: FlowAnswers, key: string): string {
  return last !== undefined && normalJson(last.answers) === normalJson(answers) ? last.key : key;
}

const normalJson = (answers: FlowAnswers): string => normalLine(JSON.stringify(answers));

const Answers = v.record(v.string(), v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())])));

/** The storage of the attempt that is offered for insertion. It is kept in this tab when the page is reloaded. */
export function keptLastTry(formId: string, memberId: string) {
  const draft = keptDraft<LastTry>({
    machineId: `${draftIdOf(formId, memberId)}/last-try`,
    schemaVersion: 1,
    data: {
      answers: Answers,
      files: v.object({
        stored: v.array(StoredUpload),
        removed: v.array(StoredUpload),
      }) as v.GenericSchema<StoredFiles>,
      key: v.string(),
    },
  });
  return {
    read(): LastTry | undefined {
      const { answers, files, key } = draft.read() ?? {};
      return answers && files && key !== undefined ? { answers, files, key } : undefined;
    },
    keep: (last: LastTry | undefined): void => (last ? draft.keep({ ...last }) : draft.forget()),
  };
}
