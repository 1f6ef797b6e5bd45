import { CvSendingScreen } from "shared-runtime/cv/cv-sending-screen.tsx";
import { cvErrorScreens, cvUploadScreens, severalFilesSample } from "shared-runtime/cv/cv-preview.tsx";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { gateScreens } from "shared-runtime/gate/gate-preview.tsx";
import { type PreviewScreen, PreviewScreens } from "shared-runtime/preview/preview-screens.tsx";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { FieldProblem } from "shared-runtime/ui/field/field-problem.tsx";
import { JobmatchFrame, type Step } from "./jobmatch-frame.tsx";
import type { JobmatchTexts } from "./jobmatch.texts.ts";
import { everywhere, regionNumbers } from "./model/filter.ts";
import { samplePlace, sampleQualities, sampleResults, sampleSending } from "./model/sample-results.ts";
import * as cardStyles from "./screens/job-card.css.ts";
import { type Answer, QualitiesAnswer } from "./screens/job-qualities.tsx";
import { LockedCard } from "./screens/locked-card.tsx";
import { PlaceLine } from "./screens/place-line.tsx";
import { ResultScreen, type ResultScreenProps } from "./screens/result-screen.tsx";
import { JobsSkeleton } from "./screens/jobs-skeleton.tsx";
import { SearchingScreen } from "./screens/searching-screen.tsx";
import { ZipScreen } from "./screens/zip-screen.tsx";

interface EditingPreviewProps {
  readonly texts: JobmatchTexts;
  readonly joinHref: string;
  readonly privacyHref: string;
  readonly cvCheckHref: string;
  readonly logInHref: string;
}

const answers: readonly Answer[] = [{ kind: "loading" }, { kind: "failed" }, { kind: "ready", text: sampleQualities }];
const loadQualities = () => Promise.resolve(sampleQualities);
const nothing = () => undefined;

/**
 * Every text that an editor can change: all states of all steps with made-up data, and the dialogs of the gate and of
 * errors as cards. Nothing is live.
 */
export function EditingPreview(props: EditingPreviewProps) {
  const { texts, privacyHref, logInHref } = props;
  const { offerCvTitle: title, offerCvText: text, offerCvButton: accept, offerCvRemove: decline } = texts;
  const inStep = (step: Step, screens: readonly PreviewScreen[]): readonly PreviewScreen[] =>
    screens.map(({ name, content }) => ({
      name,
      content: (
        <JobmatchFrame
          texts={texts}
          step={step}
          place={step !== "zip" && <PlaceLine texts={texts} place={samplePlace} assumed={step === "loading"} />}
        >
          {step !== "upload" && (
            <p>
              <Badge>{texts.sampleLabel}</Badge>
            </p>
          )}
          {content}
        </JobmatchFrame>
      ),
    }));
  return (
    <PreviewScreens
      texts={texts}
      screens={[
        ...inStep("zip", zipScreens(texts)),
        ...inStep("upload", cvUploadScreens({ texts, kept: { kind: "cv", title, text, accept, decline } })),
        ...inStep("loading", loadingScreens(texts)),
        ...inStep("result", resultScreens(props)),
        ...gateScreens({ texts, sampleLabel: texts.sampleLabel, privacyHref, logInHref }),
        ...cvErrorScreens({ ...texts, expiredText: texts.hintStartOver }),
      ]}
    />
  );
}

function zipScreens(texts: JobmatchTexts): readonly PreviewScreen[] {
  const causes = { offline: "uden net", slow: "intet svar", ourFault: "fejl hos os" } as const;
  const place = { kind: "found", city: samplePlace.city } as const;
  return [
    { name: "Postnummer", content: <ZipScreen texts={texts} hasCv /> },
    {
      name: "Postnummer: byen slås op",
      content: <ZipScreen texts={texts} typed="8000" state={{ kind: "looking" }} />,
    },
    { name: "Postnummer: byen er fundet", content: <ZipScreen texts={texts} typed="8000" state={place} /> },
    { name: "Postnummer: ukendt", content: <ZipScreen texts={texts} typed="9999" state={{ kind: "unknown" }} /> },
    ...(["offline", "slow", "ourFault"] as const).map((cause) => ({
      name: `Postnummer: ${causes[cause]}`,
      content: <ZipScreen texts={texts} typed="8000" state={{ kind: "unanswered", cause }} />,
    })),
    {
      name: "Postnummer: fejl i feltet",
      content: [texts.zipMissing, texts.zipIncomplete].map((problem) => (
        <FieldProblem key={problem} id={problem} problem={problem} word={texts.problemWord} />
      )),
    },
  ];
}

function loadingScreens(texts: JobmatchTexts): readonly PreviewScreen[] {
  const sending = (
    <CvSendingScreen texts={texts} sending={sampleSending} note={severalFilesSample(texts)}>
      <JobsSkeleton />
    </CvSendingScreen>
  );
  return [
    { name: "Søgning: CV’et sendes", content: sending },
    { name: "Søgning", content: <SearchingScreen texts={texts} /> },
    {
      name: "Søgning: cookies mangler svar",
      content: <SearchingScreen texts={texts} note={texts.searchWaitingForCookies} />,
    },
  ];
}

function resultScreens({ texts, joinHref, cvCheckHref, logInHref }: EditingPreviewProps): readonly PreviewScreen[] {
  const shared = { texts, city: samplePlace.city, ratings: { 1: 4 }, joinHref, logInHref, cvCheckHref, loadQualities };
  const none: JobMatchResults = { jobMatchJobs: [], wider: { jobLocationRegion: 4, maxDistance: 100 } };
  const near = { region: 4, maxDistance: 10 } as const;
  const screen = (name: string, results: JobMatchResults, more: Partial<ResultScreenProps>): PreviewScreen => ({
    name,
    content: <ResultScreen {...shared} results={results} shown={99} onRate={nothing} {...more} />,
  });
  return [
    screen("Job", sampleResults, { filter: everywhere }),
    {
      name: "Job: hvorfor det passer",
      content: answers.map((answer) => (
        <div key={answer.kind} className={cardStyles.qualities}>
          <QualitiesAnswer texts={texts} answer={answer} />
        </div>
      )),
    },
    {
      name: "Job: kun for medlemmer",
      content: <LockedCard texts={texts} count={99} isLast={false} joinHref={joinHref} logInHref={logInHref} />,
    },
    screen(
      "Job efter sted, søgningen er nulstillet",
      { ...sampleResults, matchedBy: "place" },
      { shown: 1, isFilterReset: true },
    ),
    screen("Et enkelt job", { jobMatchJobs: sampleResults.jobMatchJobs.slice(0, 1), matchedBy: "place" }, {}),
    screen("Job: søgningen er ændret", sampleResults, { shown: 1, filter: near, searched: near }),
    screen("Job: en ny søgning er i gang", sampleResults, { shown: 1, filter: near, refresh: "refreshing" }),
    screen("Job: en ny søgning mislykkedes", sampleResults, { shown: 1, filter: near, refresh: "failed" }),
    screen("Job: en ny søgning uden net", sampleResults, { shown: 1, filter: near, refresh: "offline" }),
    ...regionNumbers.map((region) =>
      screen(`Ingen job: ${texts[`region${region}`]}`, none, {
        filter: { ...near, region },
        searched: { ...near, region },
      }),
    ),
    screen(
      "Ingen job: søg uanset afstand",
      { ...none, wider: { jobLocationRegion: 4, maxDistance: 999 } },
      { filter: near },
    ),
    screen("Ingen job: en ny søgning mislykkedes", none, { filter: near, refresh: "failed" }),
    screen("Ingen job: en ny søgning uden net", none, { filter: near, refresh: "offline" }),
    screen("Ingen job til CV’et", none, {}),
  ];
}
