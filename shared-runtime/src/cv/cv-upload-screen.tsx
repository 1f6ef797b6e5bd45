import { type ReactNode, type Ref, useId } from "react";
import { fillText } from "../contract/fill-text.ts";
import { heading, text } from "../theme/typography.css.ts";
import { Button } from "../ui/button/button.tsx";
import { FilePicker } from "../ui/file-picker/file-picker.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { Sheet } from "../ui/sheet/sheet.tsx";
import type { Asked } from "../gate/use-tool-gate.tsx";
import type { CvTexts } from "./cv.texts.ts";
import * as styles from "./cv-upload-screen.css.ts";
import { NoScriptHelp } from "./no-script-help.tsx";

/** The tool's own texts about a CV that the server already has. */
export interface KeptCv {
  readonly kind: "cv";
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly decline: string;
}

/** What is offered after an earlier attempt: the file, the stored CV, or a note that the CV has expired. */
export type CvOffer =
  | { readonly kind: "file"; readonly file: Pick<File, "name" | "size"> }
  /**
   * A file was chosen, but is not sent before the visitor has passed the gate. It is declined if the visitor did not
   * answer the gate, and may continue to it.
   */
  | { readonly kind: "held"; readonly file: Pick<File, "name" | "size">; readonly declined: boolean }
  | KeptCv
  | { readonly kind: "expired" };

export interface CvUploadScreenProps {
  readonly texts: CvTexts;
  readonly offer?: CvOffer | undefined;
  /** The CV that is being replaced, to which the visitor may return. */
  readonly earlier?: KeptCv | undefined;
  /** The offer of CVs that the server has of the person. */
  readonly own?: ReactNode;
  readonly asked?: Asked;
  /** The reason why the tool waits. */
  readonly note?: string | undefined;
  /** Absent in the first frame, which does not know the address. */
  readonly privacyHref?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onChoose?: (file: File, offered: number) => void;
  readonly onAccept?: () => void;
  readonly onDecline?: () => void;
  readonly onReturn?: () => void;
  readonly onRemoveEarlier?: () => void;
}

const nothing = () => {};

export function CvUploadScreen({
  texts,
  offer,
  earlier,
  own,
  asked,
  note,
  privacyHref,
  titleRef,
  onChoose = nothing,
  onAccept,
  onDecline,
  onReturn,
  onRemoveEarlier,
}: CvUploadScreenProps) {
  const titleId = useId();
  return (
    <section className={styles.screen} role="group" aria-labelledby={titleId}>
      <div className={styles.main}>
        <div className={styles.intro}>
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${styles.title}`}>
            {texts.uploadTitle}
          </h2>
          <p className={text.soft}>{texts.uploadText}</p>
        </div>
        {offer?.kind === "held" && (
          <Notice status="info" word={texts.noticeWord} live="status" title={note}>
            <p>{offer.file.name}</p>
            <div className={styles.choices}>
              {offer.declined && (
                <Button variant="outline" onClick={onAccept}>
                  {texts.uploadContinue}
                </Button>
              )}
              <Button variant="quiet" onClick={onDecline}>
                {texts.offerFileRemove}
              </Button>
            </div>
          </Notice>
        )}
        {offer?.kind === "expired" && (
          <Notice status="info" word={texts.noticeWord} title={texts.expiredTitle}>
            {texts.expiredText}
          </Notice>
        )}
        {offer?.kind === "cv" && (
          <KeptCvNotice kept={offer} word={texts.noticeWord} onAccept={onAccept} onDecline={onDecline} />
        )}
        {earlier && (
          <KeptCvNotice kept={earlier} word={texts.noticeWord} onAccept={onReturn} onDecline={onRemoveEarlier} />
        )}
        <div className={styles.live}>
          <p className={text.small}>
            {asked === "nothing" ? (
              texts.uploadAnswered
            ) : (
              <>
                {`${asked === "consent" ? texts.uploadAsksMember : texts.uploadAsks} `}
                <a className={styles.link} href={privacyHref}>
                  {texts.uploadAsksLink}
                </a>
              </>
            )}
          </p>
          <FilePicker
            accept=".pdf,application/pdf"
            requirements={[
              texts.requirementType,
              texts.requirementSize,
              texts.requirementPages,
              texts.requirementLanguage,
            ]}
            file={
              offer?.kind === "file"
                ? { ...nameAndSize(offer.file), state: "failed", problem: texts.offerFileText }
                : undefined
            }
            texts={{
              choose: texts.uploadButton,
              drop: texts.uploadDrop,
              release: texts.uploadRelease,
              chosen: texts.uploadChosen,
              retry: texts.offerFileButton,
              chooseOther: texts.offerFileOther,
              remove: texts.offerFileRemove,
              failed: (name) => fillText(texts.offerFileFailed, { name }),
              tookOneOf: (count, name) => fillText(texts.severalFiles, { count, name }),
            }}
            onPick={onChoose}
            onRetry={onAccept}
            onRemove={onDecline}
          />
          <p className={text.caption}>{texts.uploadPrivacy}</p>
        </div>
        {own}
        <NoScriptHelp texts={texts} />
      </div>
      <div className={styles.illustration}>
        <Sheet note={texts.uploadSample} />
      </div>
    </section>
  );
}

interface KeptCvNoticeProps {
  readonly kept: KeptCv;
  readonly word: string;
  readonly onAccept: (() => void) | undefined;
  readonly onDecline: (() => void) | undefined;
}

function KeptCvNotice({ kept, word, onAccept, onDecline }: KeptCvNoticeProps) {
  return (
    <Notice status="info" word={word} title={kept.title}>
      <p>{kept.text}</p>
      <div className={styles.choices}>
        <Button variant="outline" onClick={onAccept}>
          {kept.accept}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          {kept.decline}
        </Button>
      </div>
    </Notice>
  );
}

// The properties of a File are on its prototype, so that a spread would not copy them.
function nameAndSize({ name, size }: Pick<File, "name" | "size">) {
  return { name, size };
}
