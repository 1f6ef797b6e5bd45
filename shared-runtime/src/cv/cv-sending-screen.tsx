import { type ReactNode, type Ref, useId } from "react";
import { fillText } from "../contract/fill-text.ts";
import { heading, text } from "../theme/typography.css.ts";
import { filePickerTexts } from "../ui/file-picker/file-picker.texts.ts";
import { PickedFileRow } from "../ui/file-picker/picked-file.tsx";
import { Sheet } from "../ui/sheet/sheet.tsx";
import * as layout from "./cv-layout.css.ts";
import type { CvTexts } from "./cv.texts.ts";

/** A CV on its way to the server. */
export interface Sending {
  readonly name: string;
  readonly size: number;
  /** Share that has been sent, 0 to 1. */
  readonly sent: number;
}

export interface CvSendingScreenProps {
  readonly texts: CvTexts;
  readonly sending: Sending;
  /** A remark on the choice of the file. */
  readonly note?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onCancel?: () => void;
  /** Placeholder for the result. */
  readonly children: ReactNode;
}

export function CvSendingScreen({ texts, sending, note, titleRef, onCancel, children }: CvSendingScreenProps) {
  const titleId = useId();
  return (
    <section className={layout.screen} role="group" aria-labelledby={titleId}>
      <div className={layout.top}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${layout.title}`}>
          {texts.sendingTitle}
        </h2>
        <div className={layout.page}>
          <Sheet />
        </div>
        <div className={layout.words}>
          {note !== undefined && <p className={text.body}>{note}</p>}
          <PickedFileRow
            file={{ name: sending.name, size: sending.size, state: "uploading", progress: sending.sent }}
            texts={{
              ...filePickerTexts,
              cancel: texts.cancel,
              uploading: (name) => fillText(texts.sendingLabel, { name }),
            }}
            onCancel={onCancel}
            onChooseOther={nothing}
          />
          <p className={text.small}>{texts.sendingText}</p>
        </div>
      </div>
      {children}
    </section>
  );
}

function nothing() {}
