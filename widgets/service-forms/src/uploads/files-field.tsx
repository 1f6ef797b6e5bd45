import { useEffect, useEffectEvent } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import type { ListBinding } from "shared-runtime/forms/use-form.ts";
import { mostUploads, uploadExtensions } from "shared-runtime/rules/upload.ts";
import { FileList } from "shared-runtime/ui/field/file-list/file-list.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { inPageWords } from "../rule-texts.ts";
import type { ServiceFormsTexts } from "../service-forms.texts.ts";
import type { Uploads } from "./use-uploads.ts";

export interface FilesFieldProps {
  readonly texts: ServiceFormsTexts<"files" | "rules">;
  readonly uploads: Uploads;
  readonly binding: ListBinding;
  readonly label: string;
  readonly hint: string | undefined;
}

const accept = [...uploadExtensions].map((extension) => `.${extension}`).join(",");

/** A field for files. Its value is the ids of the stored files in the list. */
export function FilesField({ texts, uploads, binding, label, hint }: FilesFieldProps) {
  const ids = uploads.ids.join(" ");
  const follow = useEffectEvent(() => {
    if (binding.value.join(" ") !== ids) binding.onChange(uploads.ids);
  });
  useEffect(() => follow(), [ids]);
  const { lost, refusal } = uploads;
  return (
    <>
      {lost.length > 0 && (
        <Notice status="warn" live="status">
          {fillText(texts.filesLost, { names: lost.join(", ") })}
        </Notice>
      )}
      <FileList
        {...binding}
        problem={refusal ?? binding.problem}
        label={label}
        hint={hint}
        accept={accept}
        most={mostUploads}
        files={uploads.items.map((item) =>
          item.problem === undefined ? item : { ...item, problem: inPageWords(item.problem, texts) },
        )}
        onAdd={(files) => uploads.add(files)}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
        onCancel={uploads.cancel}
      />
    </>
  );
}
