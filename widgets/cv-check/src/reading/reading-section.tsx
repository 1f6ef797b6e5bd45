import { useId, useState } from "react";
import { MissingPart } from "shared-runtime/flow/missing-part.tsx";
import { useLaterPart } from "shared-runtime/flow/use-later-part.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import type { ReadingPanelProps } from "./reading-panel.tsx";
import * as styles from "./reading-section.css.ts";

const loadPanel = () => import("./reading-panel.tsx");

interface ReadingSectionProps extends ReadingPanelProps {
  readonly texts: CvCheckTexts;
}

/** Offers what was read in the CV. The panel and its data are loaded when the visitor opens it. */
export function ReadingSection({ texts, ...panel }: ReadingSectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const later = useLaterPart(loadPanel, isOpen);
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={heading.xl}>
        {texts.readTitle}
      </h3>
      <p className={text.soft}>{texts.readText}</p>
      <div>
        <Button variant="outline" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.readClose : texts.readOpen}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {later.kind === "loaded" && <later.part.ReadingPanel {...panel} />}
        {later.kind === "failed" && <MissingPart texts={texts} onRetry={later.retry} />}
      </div>
    </section>
  );
}
