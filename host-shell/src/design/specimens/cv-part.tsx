import { CvErrorDialog } from "shared-runtime/cv/cv-error-dialog.tsx";
import { objection } from "shared-runtime/cv/cv-problem.ts";
import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { type CvOffer, CvUploadScreen } from "shared-runtime/cv/cv-upload-screen.tsx";
import { type CvTexts, cvTexts } from "shared-runtime/cv/cv.texts.ts";
import { useState } from "react";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Skeleton } from "shared-runtime/ui/skeleton/skeleton.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const texts: CvTexts = {
  ...cvTexts,
  uploadTitle: "Hvilket CV skal vi læse?",
  uploadText: "Vælg det CV, du har. Du behøver ikke pynte på det først.",
  uploadSample: "Har ledet 14 medarbejdere",
  errorReference: "Fejlnummer: {id}",
  expiredTitle: "Dit CV er ikke her længere",
  expiredText: "Vi gemmer det kun kort tid. Upload det igen.",
  sendingText: "Når filen er fremme, går det i gang af sig selv.",
  genericErrorText: "Vi kunne ikke læse dit CV.",
  noScriptText: "Værktøjet kræver, at JavaScript er slået til.",
  noScriptLink: "Skriv til os",
  noScriptHref: "mailto:cv@lederkredsen.example",
};

const cv = { name: "CV Mette Kirkegaard.pdf", size: 1_290_000 };
const offers: Readonly<Record<string, CvOffer | undefined>> = {
  klar: undefined,
  "venter på svar om cookies": { kind: "held", file: cv, declined: false },
  "nej tak i dialogen": { kind: "held", file: cv, declined: true },
  "ikke fremme": { kind: "file", file: cv },
  "på serveren": {
    kind: "cv",
    title: "Vi har dit CV",
    text: "Du behøver ikke uploade det igen.",
    accept: "Fortsæt med det",
    decline: "Begynd forfra",
  },
  udløbet: { kind: "expired" },
};

export function CvPart() {
  const [wrong, setWrong] = useState(false);
  return (
    <Part name="Upload af CV">
      {Object.entries(offers).map(([state, offer]) => (
        <Specimen key={state} of={state}>
          <CvUploadScreen texts={texts} offer={offer} note={texts.waitingForCookies} />
        </Specimen>
      ))}
      <Specimen of="på vej">
        <CvSendingScreen texts={texts} sending={{ ...cv, sent: 0.6 }}>
          <Skeleton shape="row" />
        </CvSendingScreen>
      </Specimen>
      <div className={styles.row}>
        <Button variant="outline" onClick={() => setWrong(true)}>
          Fejl
        </Button>
      </div>
      {wrong && (
        <CvErrorDialog problem={objection("fileSizeError")} texts={texts} onAcknowledge={() => setWrong(false)} />
      )}
    </Part>
  );
}
