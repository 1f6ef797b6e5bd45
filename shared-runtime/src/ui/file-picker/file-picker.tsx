import { type ChangeEvent, type MouseEvent, useId, useRef, useState } from "react";
import { Announcer } from "../announcer/announcer.tsx";
import { ButtonFace } from "../button/button.tsx";
import { UploadIcon } from "../icon/icon.tsx";
import { chooseFile } from "./choose-file.ts";
import * as styles from "./file-picker.css.ts";
import { type FilePickerTexts, filePickerTexts } from "./file-picker.texts.ts";
import { type PickedFile, type PickedFileActions, PickedFileRow } from "./picked-file.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

export interface FilePickerProps extends PickedFileActions {
  /**
   * The value of a file input's `accept`: ".pdf". It filters the file dialog; `onPick` must still validate the file.
   */
  readonly accept: string;
  /** Short phrases about the accepted files, read out with the button. */
  readonly requirements?: readonly string[];
  /** The picked file and its state. */
  readonly file?: PickedFile | undefined;
  readonly disabled?: boolean;
  readonly texts?: Partial<FilePickerTexts>;
  /** Called for every picked file, even the same file again. `offered` is the number of files picked at once. */
  readonly onPick: (file: File, offered: number) => void;
}

const none: readonly string[] = [];

/**
 * A file picker. A native input covers the whole zone, so that a click, a key or a drop can choose a file before any
 * script runs.
 */
export function FilePicker({
  accept,
  requirements = none,
  file,
  disabled = false,
  texts,
  onPick,
  ...actions
}: FilePickerProps) {
  const words = { ...filePickerTexts, ...texts };
  const requirementsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");
  const focus = useKeptFocus<HTMLDivElement>(file?.state ?? "none");

  const pick = (files: Iterable<File>) => {
    const choice = chooseFile(files, accept);
    if (choice === undefined) return;
    setNote(choice.offered > 1 ? words.tookOneOf(choice.offered, choice.file.name) : "");
    onPick(choice.file, choice.offered);
  };
  const takeFromInput = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Cleared, since an input fires no event if a file that it still holds is chosen again.
    currentTarget.value = "";
    pick(files);
  };
  const refuse = (event: MouseEvent) => disabled && event.preventDefault();
  const { dragging, zone } = useFileDrop(!disabled && file?.state !== "uploading", pick);

  const look = dragging ? "dragging" : file !== undefined ? "holding" : disabled ? "disabled" : "ready";

  return (
    <div className={styles.picker}>
      <div className={styles.zone[look]} {...focus} {...zone}>
        {file === undefined ? (
          <>
            <input
              key="cover"
              className={styles.cover}
              type="file"
              accept={accept}
              aria-label={words.choose}
              aria-describedby={requirements.length > 0 ? requirementsId : undefined}
              aria-disabled={disabled || undefined}
              // Only for the style of `:valid`, which shows that the input holds a file.
              required
              aria-required={false}
              aria-invalid={false}
              onClick={refuse}
              onChange={takeFromInput}
            />
            <span className={styles.face} aria-hidden>
              <ButtonFace variant="accent" icon={<UploadIcon />} blocked={disabled}>
                {words.choose}
              </ButtonFace>
            </span>
            <p className={styles.hint}>{words.drop}</p>
            <p className={styles.chosen}>{words.chosen}</p>
          </>
        ) : (
          <>
            <input key="behind" ref={input} type="file" accept={accept} hidden onChange={takeFromInput} />
            <PickedFileRow file={file} texts={words} onChooseOther={() => input.current?.click()} {...actions} />
          </>
        )}
        {dragging && (
          <p className={styles.release} aria-hidden>
            {words.release}
          </p>
        )}
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
      {requirements.length > 0 && (
        <ul className={styles.requirements} id={requirementsId} role="list">
          {requirements.map((requirement) => (
            <li key={requirement} className={styles.requirement}>
              {requirement}
            </li>
          ))}
        </ul>
      )}
      <Announcer message={file === undefined ? "" : announcement(file, words)} />
    </div>
  );
}

function announcement(file: PickedFile, texts: FilePickerTexts): string {
  return file.state === "failed" ? `${texts.failed(file.name)}. ${file.problem}` : texts[file.state](file.name);
}
