import { type ReactNode, useId } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import * as styles from "./reading-frame.css.ts";

interface ReadingFrameProps {
  readonly texts: CvCheckTexts<"result">;
  readonly isOpen: boolean;
  readonly onToggle?: () => void;
  readonly children?: ReactNode;
}

/** The heading over what was read, and the button that shows it. */
export function ReadingFrame({ texts, isOpen, onToggle, children }: ReadingFrameProps) {
  const id = useId();
  return (
    <div className={styles.section}>
      <h3 className={heading.xl}>{texts.readTitle}</h3>
      <p className={text.soft}>{texts.readText}</p>
      <div>
        <Button variant="outline" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {isOpen ? texts.readClose : texts.readOpen}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
