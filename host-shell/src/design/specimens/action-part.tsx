import { useState } from "react";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { InlineConfirm } from "shared-runtime/ui/inline-confirm/inline-confirm.tsx";
import { ToastCard, toastTexts } from "shared-runtime/ui/toast/toast.tsx";
import { useToasts } from "shared-runtime/ui/toast/use-toasts.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const nothing = () => {};
const question = "Vil du slette dit CV? Gennemgangen forsvinder også, og det kan ikke fortrydes.";

export function ActionPart() {
  const { show, toasts } = useToasts();
  const [busy, setBusy] = useState(false);
  return (
    <Part name="Handlinger, der kan fortrydes eller ej">
      <Specimen of="besked med fortryd, og uden">
        <div className={styles.row}>
          <Button
            variant="outline"
            onClick={() =>
              show({
                message: "Samtykket er trukket tilbage.",
                onUndo: () => show({ message: "Samtykket gælder igen." }),
              })
            }
          >
            Træk samtykket tilbage
          </Button>
          <Button variant="outline" onClick={() => show({ message: "Medlemskabsoplysningsformularen er gemt." })}>
            Gem
          </Button>
        </div>
        {toasts}
      </Specimen>
      <Specimen of="beskeden, som den står nederst på siden">
        <ToastCard
          toast={{ id: 1, message: "Medlemskabsoplysningsformularen er gemt.", onUndo: nothing }}
          texts={toastTexts}
          onGone={nothing}
        />
      </Specimen>
      <Specimen of="spørgsmålet, og mens det sker">
        <div className={styles.columns}>
          <InlineConfirm asked label="Slet dit CV" question={question} confirm="Slet CV’et" onConfirm={nothing} />
          <InlineConfirm
            asked
            busy
            busyLabel="Sletter …"
            label="Slet dit CV"
            question="Sletter dit CV"
            confirm="Slet CV’et"
            onConfirm={nothing}
          />
        </div>
      </Specimen>
      <Specimen of="spørger i sit eget sted; anden gang sletter den">
        <InlineConfirm
          label="Slet dit CV"
          question={question}
          confirm="Slet CV’et"
          busy={busy}
          busyLabel="Sletter …"
          onConfirm={() => setBusy(true)}
        />
      </Specimen>
    </Part>
  );
}
