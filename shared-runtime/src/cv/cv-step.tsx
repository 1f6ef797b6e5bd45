import type { ReactNode, RefObject } from "react";
import type { CvIntakeEvent } from "./cv-intake.events.ts";
import type { CvIntake } from "./cv-intake.ts";
import { offerOf, severalFilesNote } from "./cv-intake.view.ts";
import { CvSendingScreen } from "./cv-sending-screen.tsx";
import { CvUploadScreen, type KeptCv } from "./cv-upload-screen.tsx";
import type { Asked } from "../gate/use-tool-gate.tsx";
import type { CvTexts } from "./cv.texts.ts";

export interface CvStepProps {
  readonly texts: CvTexts;
  readonly cv: CvIntake;
  /** The tool's texts for an offer to use a CV that the server already has. */
  readonly kept: KeptCv;
  /** The tool's texts for the return to the CV that is being replaced. */
  readonly earlier?: KeptCv;
  /** The note about the step before the tool can start. */
  readonly note: string | undefined;
  /** The offer of CVs that the server has of the person, who has none in this browser. */
  readonly own?: ReactNode;
  readonly asked: Asked;
  readonly privacyHref: string;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly dispatch: (event: CvIntakeEvent) => void;
  readonly onCancel: () => void;
  /** Called when the visitor accepts an offer. */
  readonly onRetry: () => void;
  /** Placeholder for the tool's result. */
  readonly children: ReactNode;
}

/** The step of a tool in which its CV is chosen and sent. */
export function CvStep(props: CvStepProps) {
  const { texts, cv, kept, earlier, note, asked, privacyHref, titleRef, dispatch, onCancel, onRetry, children } = props;
  const { file, sent } = cv;
  if (cv.at === "uploading" && file) {
    return (
      <CvSendingScreen
        texts={texts}
        note={severalFilesNote(cv, texts)}
        sending={{ name: file.name, size: file.size, sent }}
        titleRef={titleRef}
        onCancel={onCancel}
      >
        {children}
      </CvSendingScreen>
    );
  }
  return (
    <CvUploadScreen
      texts={texts}
      offer={offerOf(cv, kept, texts)}
      asked={asked}
      earlier={cv.earlier && earlier}
      note={note}
      own={props.own}
      privacyHref={privacyHref}
      titleRef={titleRef}
      onChoose={(chosen, offered) => dispatch({ type: "cv.chosen", file: chosen, offered })}
      onAccept={() => {
        onRetry();
        dispatch({ type: "offer.accepted" });
      }}
      onDecline={() => dispatch({ type: "offer.declined" })}
      onReturn={() => dispatch({ type: "earlier.resumed" })}
      onRemoveEarlier={() => {
        dispatch({ type: "earlier.removed" });
        // The focused button was removed.
        titleRef.current?.focus({ preventScroll: true });
      }}
    />
  );
}
