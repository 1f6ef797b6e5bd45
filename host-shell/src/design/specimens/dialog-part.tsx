import { useState } from "react";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Dialog } from "shared-runtime/ui/dialog/dialog.tsx";
import * as styles from "../design.css.ts";
import { Part } from "../specimen.tsx";

const long = Array.from(
  { length: 24 },
  (_, index) => `Afsnit ${index + 1}. En tekst, der er længere end skærmen er høj, ruller inde i boksen.`,
);

export function DialogPart() {
  const [open, setOpen] = useState<"plain" | "urgent" | "fixed" | "long">();
  const close = () => setOpen(undefined);
  return (
    <Part name="Dialoger">
      <div className={styles.row}>
        <Button variant="outline" onClick={() => setOpen("plain")}>
          Kan lukkes
        </Button>
        <Button variant="outline" onClick={() => setOpen("urgent")}>
          Fejl
        </Button>
        <Button variant="outline" onClick={() => setOpen("fixed")}>
          Skal besvares
        </Button>
        <Button variant="outline" onClick={() => setOpen("long")}>
          Lang
        </Button>
      </div>
      <Dialog open={open === "plain"} onClose={close} title="Sådan bruger vi dit CV">
        Vi læser dit CV for at give dig en gennemgang. Efter 30 dage sletter vi det.
      </Dialog>
      <Dialog
        open={open === "urgent"}
        urgent
        onClose={close}
        title="Filen er for stor"
        actions={<Button onClick={close}>Vælg en anden fil</Button>}
      >
        Dit CV fylder 10,4&nbsp;MB, og grænsen er 10&nbsp;MB. Gør billederne mindre, og prøv igen.
      </Dialog>
      <Dialog
        open={open === "fixed"}
        dismissable={false}
        onClose={close}
        title="Må vi gemme medlemskabsoplysningsformularen?"
        actions={
          <>
            <Button variant="accent" onClick={close}>
              Ja, gem den
            </Button>
            <Button variant="outline" onClick={close}>
              Nej tak
            </Button>
          </>
        }
      >
        Vi kan kun vise dig dit resultat senere, hvis vi må gemme det, du har skrevet.
      </Dialog>
      <Dialog
        open={open === "long"}
        onClose={close}
        title="Betingelser"
        actions={<Button onClick={close}>Forstået</Button>}
      >
        <div className={styles.stack}>
          {long.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Dialog>
    </Part>
  );
}
