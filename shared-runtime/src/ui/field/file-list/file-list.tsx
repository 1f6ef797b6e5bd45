import { type ChangeEvent, useRef } from "react";
import { Announcer } from "../../announcer/announcer.tsx";
import { Button } from "../../button/button.tsx";
import { useFileDrop } from "../../file-picker/use-file-drop.ts";
import { UploadIcon } from "../../icon/icon.tsx";
import { descriptionOf, type FieldProps } from "../control-props.ts";
import { FieldFrame, FieldNotes } from "../field.tsx";
import { label as labelStyle } from "../field.css.ts";
import * as styles from "./file-list.css.ts";
import { type FileListTexts, fileListTexts } from "./file-list.texts.ts";
import { type FileActions, FileRow } from "./file-row.tsx";
import type { ListedFile } from "./listed-file.ts";
import { useFileNews } from "./use-file-news.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

export interface FileListProps extends FieldProps, FileActions {
  readonly files: readonly ListedFile[];
  /**
   * The value of a file input's `accept`: ".pdf,.docx". It filters the file dialog; the owner must still check the
   * files.
   */
  readonly accept: string;
  /** The most files. If the list has this many files, no file can be added. */
  readonly most: number;
  readonly texts?: Partial<FileListTexts>;
  /** Called with all files that were picked or dropped together, even if there are too many. */
  readonly onAdd: (files: readonly File[]) => void;
}

/** Attachments and their uploads, which the owner manages. `id` is the id of the button that adds files. */
export function FileList({ files, accept, most, texts, onAdd, onRemove, onRetry, onCancel, ...field }: FileListProps) {
  const words = { ...fileListTexts, ...texts };
  const { id, label, name, problem } = field;
  const input = useRef<HTMLInputElement>(null);
  const { list, add, row } = useFocusAfterRemoval(files);
  const full = files.length >= most;
  const { dragging, zone } = useFileDrop(!full, (dropped) => dropped.length > 0 && onAdd(dropped));
  const takePicked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(currentTarget.files ?? [])];
    // Cleared, since an input fires no event if a file that it still holds is chosen again.
    currentTarget.value = "";
    if (picked.length > 0) onAdd(picked);
  };
  const labelId = `${id}-label`;
  const fullId = `${id}-full`;
  return (
    <FieldFrame name={name} problem={problem}>
      <label id={labelId} htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <FieldNotes {...field} />
      <div className={styles.zone[dragging ? "dragging" : problem === undefined ? "right" : "wrong"]} {...zone}>
        {files.length > 0 && (
          <ul ref={list} className={styles.list} role="list" aria-labelledby={labelId}>
            {files.map((file) => (
              <li key={file.id} className={styles.row} {...row(file.id)}>
                <FileRow file={file} texts={words} onRemove={onRemove} onRetry={onRetry} onCancel={onCancel} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.adding}>
          <Button
            ref={add}
            id={id}
            variant="outline"
            icon={<UploadIcon />}
            blocked={full}
            aria-label={`${words.add}, ${label}`}
            aria-describedby={descriptionOf(field, full ? fullId : undefined)}
            onClick={() => input.current?.click()}
          >
            {words.add}
          </Button>
          {full ? (
            <p id={fullId} className={styles.note}>
              {words.full(most)}
            </p>
          ) : (
            <p className={styles.dropNote}>{words.drop}</p>
          )}
        </div>
        <input ref={input} type="file" accept={accept} multiple hidden onChange={takePicked} />
        {dragging && (
          <p className={styles.release} aria-hidden>
            {words.release}
          </p>
        )}
      </div>
      <Announcer message={useFileNews(files, words)} />
    </FieldFrame>
  );
}
