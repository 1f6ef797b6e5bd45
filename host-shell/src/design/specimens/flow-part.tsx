import { useState } from "react";
import { flowTexts } from "shared-runtime/flow/flow.texts.ts";
import { AnswerSummary } from "shared-runtime/ui/answer-summary/answer-summary.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { LeaveDialog } from "shared-runtime/ui/leave-dialog/leave-dialog.tsx";
import { StepActions } from "shared-runtime/ui/step-actions/step-actions.tsx";
import { Stepper } from "shared-runtime/ui/stepper/stepper.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const long = "Medlemskabsoplysningsformularens arbejdsgiverbetalingsaftale";
const labels = ["Dine oplysninger", "Dit arbejde", "A-kasse", "Gennemse og send"];
const longLabels = ["Dine oplysninger", long, "Erfaring", "Netværk", "Formål og bidrag", "Gennemse og send"];

/** The steps, of which the first `done` are answered. */
const stepsOf = (names: readonly string[], done: number) =>
  names.map((label, index) => ({ id: label, label, isDone: index < done, isReachable: index <= done }));

const groups = [
  {
    id: "contact",
    title: "Dine oplysninger",
    answers: [
      { label: "Navn", value: "Karin Holm" },
      { label: "Adresse", value: "Søndergade 12, 2. th.\n8000 Aarhus C" },
      { label: "Telefon", value: "" },
    ],
  },
  {
    id: "work",
    title: "Dit arbejde",
    isComplete: false,
    answers: [
      { label: "Rolle", value: "Ansat med ledelsesansvar" },
      { label: "Arbejdsplads", value: undefined },
    ],
  },
  { id: "long", title: long, answers: [{ label: long, value: long }] },
];

export function FlowPart() {
  const [current, setCurrent] = useState("A-kasse");
  const [isLeaving, setLeaving] = useState(false);
  const actions = {
    formId: "design-form",
    nextText: flowTexts.next,
    backText: flowTexts.back,
    busyText: flowTexts.sending,
    isValid: true,
    isBusy: false,
  };
  const toStart = () => setCurrent("Dine oplysninger");
  return (
    <Part name="Forløb">
      <Specimen of="første trin">
        <Stepper
          label="Trin, første"
          texts={flowTexts}
          steps={stepsOf(labels, 0)}
          current="Dine oplysninger"
          onVisit={setCurrent}
        />
      </Specimen>
      <Specimen of="tredje trin: trin, som man kan gå til, er knapper">
        <Stepper
          label="Trin, tredje"
          texts={flowTexts}
          steps={stepsOf(labels, 2)}
          current={current}
          onVisit={setCurrent}
        />
      </Specimen>
      <Specimen of="seks trin, tilbage på det andet, langt ord">
        <Stepper
          label="Trin, seks"
          texts={flowTexts}
          steps={stepsOf(longLabels, 4)}
          current={long}
          onVisit={setCurrent}
        />
      </Specimen>
      <div className={styles.narrow}>
        <Specimen of="i en smal spalte">
          <Stepper
            label="Trin i en smal spalte"
            texts={flowTexts}
            steps={stepsOf(labels, 2)}
            current="A-kasse"
            onVisit={setCurrent}
          />
        </Specimen>
      </div>
      <Specimen of="videre: svarene er gyldige, ugyldige, bliver sendt">
        <form id="design-form" onSubmit={(event) => event.preventDefault()} />
        <div className={styles.wide}>
          <StepActions {...actions} onBack={toStart} />
          <StepActions {...actions} isValid={false} onBack={toStart} />
          <StepActions {...actions} isBusy onBack={toStart} />
          <StepActions {...actions} isValid={false} />
        </div>
      </Specimen>
      <Specimen of="samling af svar: besvaret, mangler, lange ord">
        <AnswerSummary groups={groups} texts={flowTexts} onChange={toStart} />
      </Specimen>
      <div className={styles.narrow}>
        <Specimen of="samling i en smal spalte">
          <AnswerSummary groups={groups.slice(0, 2)} texts={flowTexts} onChange={toStart} />
        </Specimen>
      </div>
      <Specimen of="spørgsmål, før siden forlades">
        <Button variant="outline" onClick={() => setLeaving(true)}>
          Forlad siden
        </Button>
        <LeaveDialog
          open={isLeaving}
          texts={flowTexts}
          onLeave={() => setLeaving(false)}
          onStay={() => setLeaving(false)}
        />
      </Specimen>
    </Part>
  );
}
