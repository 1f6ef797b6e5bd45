import { type ReactNode, type Ref, useId } from "react";
import { heading, text } from "../theme/typography.css.ts";
import { Button } from "../ui/button/button.tsx";
import * as layout from "./cv-layout.css.ts";

export interface CvWaitingScreenProps {
  readonly texts: {
    readonly loadingTitle: string;
    readonly loadingText: string;
    readonly loadingHint: string;
    readonly cancel: string;
  };
  /** A remark on the choice of the file, or the reason why the tool waits. */
  readonly note?: string | undefined;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** Shown in place of the CV's front page. */
  readonly drawing: ReactNode;
  /** Placeholder for the result. */
  readonly children: ReactNode;
}

/** Shown while the server works with the CV. */
export function CvWaitingScreen({ texts, note, titleRef, onCancel, drawing, children }: CvWaitingScreenProps) {
  const titleId = useId();
  return (
    <section className={layout.screen} role="group" aria-labelledby={titleId}>
      <div className={layout.top}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${layout.title}`}>
          {texts.loadingTitle}
        </h2>
        {drawing}
        <div className={layout.words}>
          {note !== undefined && <p className={text.body}>{note}</p>}
          <p className={text.body}>{texts.loadingText}</p>
          <p className={text.small}>{texts.loadingHint}</p>
          <div className={layout.cancel}>
            <Button variant="outline" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}
