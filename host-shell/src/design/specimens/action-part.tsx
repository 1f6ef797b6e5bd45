import { useState } from "react";
import { InlineConfirm } from "shared-runtime/ui/inline-confirm/inline-confirm.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

const nothing = () => {};
const question = "Vil du slette dit CV? Gennemgangen forsvinder også, og det kan ikke fortrydes.";

export function ActionPart() {
  const [busy, setBusy] = useState(false);
  return (
    <Part name="Handlinger, der ikke kan fortrydes">
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
