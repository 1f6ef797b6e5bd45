import { Button } from "../button/button.tsx";
import { DocumentIcon, RetryIcon } from "../icon/icon.tsx";
import { StatusIcon } from "../status-icon/status-icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { FilePickerTexts } from "./file-picker.texts.ts";
import * as styles from "./picked-file.css.ts";

interface Named {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export type PickedFile =
  /** `progress` is 0 to 1. If absent, the bar is indeterminate. */
  | (Named & { readonly state: "uploading"; readonly progress?: number | undefined })
  | (Named & { readonly state: "uploaded" })
  /** `problem` says what happened and what to do. */
  | (Named & { readonly state: "failed"; readonly problem: string });

export interface PickedFileActions {
  readonly onCancel?: (() => void) | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

interface PickedFileRowProps extends PickedFileActions {
  readonly file: PickedFile;
  readonly texts: FilePickerTexts;
  readonly onChooseOther: () => void;
}

export function PickedFileRow({ file, texts, onCancel, onRetry, onRemove, onChooseOther }: PickedFileRowProps) {
  const { name, size, state } = file;
  return (
    <div className={styles.picked}>
      <p className={styles.file}>
        <span className={styles.mark}>
          {state === "uploading" && <DocumentIcon />}
          {state === "uploaded" && <StatusIcon status="good" />}
          {state === "failed" && <StatusIcon status="bad" />}
        </span>
        <span className={styles.fileFacts}>
          <span className={styles.fileName}>{name}</span>
          <span className={styles.fileSize}>{texts.size(size)}</span>
        </span>
      </p>
      {state === "uploading" && (
        <div className={styles.upload}>
          <progress className={styles.bar} aria-label={texts.uploading(name)} max={1} value={file.progress} />
          {file.progress !== undefined && (
            <span className={styles.percent} aria-hidden>
              {Math.floor(file.progress * 100)} %
            </span>
          )}
        </div>
      )}
      {state === "failed" && <p className={styles.problem}>{file.problem}</p>}
      <div className={styles.actions}>
        {state === "uploading" && onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        {state === "failed" && onRetry && (
          <Button icon={<RetryIcon />} onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        {state !== "uploading" && (
          <Button variant={state === "failed" && !onRetry ? "accent" : "outline"} onClick={onChooseOther}>
            {texts.chooseOther}
          </Button>
        )}
        {state !== "uploading" && onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            {texts.remove} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  );
}
