import { Button } from "../../button/button.tsx";
import { DocumentIcon, RetryIcon } from "../../icon/icon.tsx";
import { StatusIcon } from "../../status-icon/status-icon.tsx";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import * as picked from "../../file-picker/picked-file.css.ts";
import type { FileListTexts } from "./file-list.texts.ts";
import * as styles from "./file-list.css.ts";
import type { ListedFile } from "./listed-file.ts";

export interface FileActions {
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly onCancel: (id: string) => void;
}

interface FileRowProps extends FileActions {
  readonly file: ListedFile;
  readonly texts: FileListTexts;
}

/** A file with its state. In any state, its last button removes it from the list. */
export function FileRow({ file, texts, onRemove, onRetry, onCancel }: FileRowProps) {
  const { id, name, size, state, progress, problem, isFinal = false } = file;
  const underWay = state === "waiting" || state === "uploading";
  return (
    <>
      <div className={styles.state}>
        <p className={picked.file}>
          <span className={picked.mark}>
            {underWay ? <DocumentIcon /> : <StatusIcon status={state === "uploaded" ? "good" : "bad"} />}
          </span>
          <span className={picked.fileFacts}>
            <span className={picked.fileName}>{name}</span>
            <span className={picked.fileSize}>{texts.size(size)}</span>
          </span>
        </p>
        {state === "waiting" && <p className={styles.note}>{texts.waiting}</p>}
        {state === "uploading" && (
          <div className={picked.upload}>
            <progress className={picked.bar} aria-label={texts.uploading(name)} max={1} value={progress} />
            {progress !== undefined && (
              <span className={picked.percent} aria-hidden>
                {Math.floor(progress * 100)} %
              </span>
            )}
          </div>
        )}
        {state === "failed" && <p className={picked.problem}>{problem ?? texts.failed(name)}</p>}
      </div>
      <div className={`${picked.actions} ${styles.actions}`}>
        {state === "failed" && !isFinal && (
          <Button variant="outline" icon={<RetryIcon />} onClick={() => onRetry(id)}>
            {texts.retry} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="quiet" onClick={() => (underWay ? onCancel(id) : onRemove(id))}>
          {underWay ? texts.cancel : texts.remove} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
