import { fillText } from "../contract/fill-text.ts";
import type { PreviewScreen } from "../preview/preview-screens.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { CvErrorWords } from "./cv-error-words.tsx";
import { type CvProblem, objection, problemOf } from "./cv-problem.ts";
import { CvUploadScreen, type KeptCv } from "./cv-upload-screen.tsx";
import type { CvTexts } from "./cv.texts.ts";
import { NoScriptNotice } from "./no-script-help.tsx";

const sampleFile = { name: "mit-cv.pdf", size: 284_000 };
const nothing = () => undefined;
const correlationId = "0197-4f1c";

interface CvUploadScreensOptions {
  readonly texts: CvTexts & Readonly<Record<"uploadChosen" | "waitingForCookies", string>>;
  /** The tool's texts about a CV that the server already has. */
  readonly kept?: KeptCv;
  /** The tool's texts for the return to the CV that is being replaced. */
  readonly earlier?: KeptCv;
}

/** Every state of the upload screen that an editor can word, with made-up files. */
export function cvUploadScreens({ texts, kept, earlier }: CvUploadScreensOptions): readonly PreviewScreen[] {
  const held = { kind: "held", file: sampleFile, declined: false } as const;
  const unsent = { kind: "file", file: sampleFile } as const;
  return [
    {
      name: "Upload",
      content: <CvUploadScreen texts={texts} />,
    },
    { name: "Upload: et medlem", content: <CvUploadScreen texts={texts} asked="consent" /> },
    { name: "Upload: der er allerede sagt ja", content: <CvUploadScreen texts={texts} asked="nothing" /> },
    {
      name: "Upload: filen er valgt",
      content: <CvUploadScreen texts={texts} offer={held} note={texts.uploadChosen} />,
    },
    {
      name: "Upload: cookies mangler svar",
      content: <CvUploadScreen texts={texts} offer={held} note={texts.waitingForCookies} />,
    },
    {
      name: "Upload: nej tak i dialogen",
      content: (
        <CvUploadScreen
          texts={texts}
          offer={{ ...held, declined: true }}
          note={texts.uploadDeclined}
          onAccept={nothing}
        />
      ),
    },
    {
      name: "Upload: filen nåede ikke frem",
      content: <CvUploadScreen texts={texts} offer={unsent} onAccept={nothing} onDecline={nothing} />,
    },
    ...(kept
      ? [
          { name: "Upload: vi har CV’et", content: <CvUploadScreen texts={texts} offer={kept} /> },
          {
            name: "Upload: vi har CV’et, og nej tak i dialogen",
            content: <CvUploadScreen texts={texts} offer={{ ...kept, text: texts.keptDeclined }} />,
          },
        ]
      : []),
    ...(earlier
      ? [
          {
            name: "Upload: et CV er ved at blive skiftet ud",
            content: <CvUploadScreen texts={texts} earlier={earlier} />,
          },
        ]
      : []),
    { name: "Upload: CV’et er udløbet", content: <CvUploadScreen texts={texts} offer={{ kind: "expired" }} /> },
    { name: "Uden JavaScript", content: <NoScriptNotice texts={texts} /> },
  ];
}

/** The note that is shown when several files were dropped at once. */
export function severalFilesSample(texts: CvTexts): string {
  return fillText(texts.severalFiles, { count: 2, name: sampleFile.name });
}

const refused = (errorKey: string, status = 422): CvProblem =>
  problemOf({ kind: "refused", status, errorKey, correlationId });

const fileProblems: readonly CvProblem[] = [
  objection("fileSizeError"),
  objection("wrongFileExtensionError"),
  objection("emptyFileError"),
  objection("changedFileError"),
  refused("tooManyPagesError"),
  refused("insufficientContentError"),
  refused("genericError"),
];

const serverProblems: readonly CvProblem[] = [
  refused("genericError", 500),
  refused("tooManyCvs", 429),
  refused("storageFull", 507),
  problemOf({ kind: "offline" }),
  problemOf({ kind: "slow" }),
  refused("genericError", 400),
];

/** The error dialogs as cards in the page, in the order in which a visitor can meet them. */
export function cvErrorScreens(texts: CvTexts): readonly PreviewScreen[] {
  return [
    { name: "Fejl ved filen", content: <Problems texts={texts} problems={fileProblems} /> },
    { name: "Fejl på forbindelsen eller hos os", content: <Problems texts={texts} problems={serverProblems} /> },
  ];
}

function Problems({ texts, problems }: { readonly texts: CvTexts; readonly problems: readonly CvProblem[] }) {
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
