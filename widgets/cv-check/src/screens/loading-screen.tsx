import { type Ref, useId } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { filePickerTexts } from "shared-runtime/ui/file-picker/file-picker.texts.ts";
import { PickedFileRow } from "shared-runtime/ui/file-picker/picked-file.tsx";
import { Sheet } from "shared-runtime/ui/sheet/sheet.tsx";
import { Skeleton } from "shared-runtime/ui/skeleton/skeleton.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import * as styles from "./loading-screen.css.ts";
import * as layout from "./review-layout.css.ts";

/** A CV on its way to the server. */
export interface Sending {
  readonly name: string;
  readonly size: number;
  /** Share of it that has left, 0 to 1. */
  readonly sent: number;
}

export interface LoadingScreenProps {
  readonly texts: CvCheckTexts;
  /** Without it the server has the CV and is reading it. */
  readonly sending?: Sending | undefined;
  /** What the visitor should know of the choice of the file. */
  readonly note?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onCancel?: () => void;
}

export function LoadingScreen({ texts, sending, note, titleRef, onCancel }: LoadingScreenProps) {
  const titleId = useId();
  return (
    <section className={layout.screen} role="group" aria-labelledby={titleId}>
      <div className={layout.top}>
        {/* A new heading for a new screen: focus that comes to it has it read out. */}
        <h2
          key={sending ? "sending" : "reading"}
          id={titleId}
          ref={titleRef}
          tabIndex={-1}
          className={`${heading.xxl} ${layout.title}`}
        >
          {sending ? texts.sendingTitle : texts.loadingTitle}
        </h2>
        <div className={sending ? layout.page : styles.reading}>
          <Sheet />
        </div>
        <div className={layout.words}>
          {note !== undefined && <p className={text.body}>{note}</p>}
          {sending ? (
            <>
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
            </>
          ) : (
            <>
              <p className={text.body}>{texts.loadingText}</p>
              <p className={text.small}>{texts.loadingHint}</p>
              <div className={styles.cancel}>
                <Button variant="outline" onClick={onCancel}>
                  {texts.cancel}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
      <div className={styles.rows}>
        {["a", "b", "c", "d"].map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </div>
    </section>
  );
}

function nothing() {}
