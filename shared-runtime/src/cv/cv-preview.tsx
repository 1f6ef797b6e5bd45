import { fillText } from "../contract/fill-text.ts";
import { Notice } from "../ui/notice/notice.tsx";
import { CvErrorWords } from "./cv-error-words.tsx";
import { type CvProblem, objection, problemOf } from "./cv-problem.ts";
import { CvUploadScreen, type KeptCv } from "./cv-upload-screen.tsx";
import type { CvTexts } from "./cv.texts.ts";
import { NoScriptNotice } from "./no-script-help.tsx";

const sampleFile = { name: "mit-cv.pdf", size: 284_000 };
const nothing = () => undefined;
const correlationId = "0197-4f1c";

interface CvUploadPreviewProps {
  readonly texts: CvTexts & Readonly<Record<"uploadChosen" | "waitingForCookies", string>>;
  /** The tool's texts about a CV that the server already has. */
  readonly kept?: KeptCv;
  /** The tool's texts for the return to the CV that is being replaced. */
  readonly earlier?: KeptCv;
}

/** Every state of the upload screen that an editor can word, with made-up files. */
export function CvUploadPreview({ texts, kept, earlier }: CvUploadPreviewProps) {
  return (
    <>
      <CvUploadScreen texts={texts} />
      <NoScriptNotice texts={texts} />
      <CvUploadScreen texts={texts} offer={{ kind: "held", file: sampleFile }} note={texts.uploadChosen} />
      <CvUploadScreen texts={texts} offer={{ kind: "held", file: sampleFile }} note={texts.waitingForCookies} />
      <CvUploadScreen texts={texts} offer={{ kind: "file", file: sampleFile }} onAccept={nothing} onDecline={nothing} />
      {kept && <CvUploadScreen texts={texts} offer={kept} />}
      {earlier && <CvUploadScreen texts={texts} earlier={earlier} />}
      <CvUploadScreen texts={texts} offer={{ kind: "expired" }} />
    </>
  );
}

/** The note that is shown when several files were dropped at once. */
export function severalFilesSample(texts: CvTexts): string {
  return fillText(texts.severalFiles, { count: 2, name: sampleFile.name });
}

const refused = (errorKey: string, status = 422): CvProblem =>
  problemOf({ kind: "refused", status, errorKey, correlationId });

const problems: readonly CvProblem[] = [
  objection("fileSizeError"),
  objection("wrongFileExtensionError"),
  objection("emptyFileError"),
  objection("changedFileError"),
  refused("tooManyPagesError"),
  refused("insufficientContentError"),
  refused("genericError"),
  refused("genericError", 500),
  refused("tooManyCvs", 429),
  refused("storageFull", 507),
  problemOf({ kind: "offline" }),
  problemOf({ kind: "slow" }),
  refused("genericError", 400),
];

/** Each error dialog as a card in the page, in the order in which a visitor can meet them. */
export function CvErrorPreview({ texts }: { readonly texts: CvTexts }) {
  return problems.map((problem) => (
    <Notice
      key={`${problem.wording} ${problem.cause} ${problem.status}`}
      status="bad"
      title={texts[`${problem.wording}Title`]}
    >
      <CvErrorWords problem={problem} texts={texts} />
      <p>({texts.btnLabel})</p>
    </Notice>
  ));
}
