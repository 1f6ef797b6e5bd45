import { signal } from "@preact/signals-react";
import type { PageSettings } from "shared-runtime/session/page-settings.ts";
import { defaultServiceTexts } from "shared-runtime/time/service-texts.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { ServiceWindow } from "shared-runtime/ui/service-window/service-window.tsx";
import * as styles from "../design.css.ts";
import { Part } from "../specimen.tsx";

const open = { from: "2026-01-01T00:00:00Z", to: "2026-01-02T05:00:00Z" };

/** The clock does not move, and both windows are open. */
const settings = signal<PageSettings>({
  isKnown: true,
  serviceTexts: defaultServiceTexts,
  clock: () => Date.parse(open.from),
  formResponse: { successTitle: "", successButtonText: "", errorTitle: "", errorButtonText: "" },
  serviceWindows: {
    dms: [{ ...open, message: "Vi svarer langsommere end ellers i dag.", showMessage: true, functionalityOff: false }],
    booking: [{ ...open, message: "", showMessage: false, functionalityOff: true }],
  },
});

export function ServiceWindowPart() {
  return (
    <Part name="Servicevinduer">
      <div className={styles.wide}>
        <ServiceWindow feature="dms" settings={settings}>
          <Button>Send en besked</Button>
        </ServiceWindow>
        <ServiceWindow feature="booking" settings={settings}>
          <Button>Book en tid</Button>
        </ServiceWindow>
      </div>
    </Part>
  );
}
