import { type ReactNode, useEffect, useRef } from "react";
import { text } from "shared-runtime/theme/typography.css.ts";
import * as styles from "../finalize-sheet.css.ts";

interface StepTitleProps {
  readonly id: string;
  readonly title: string;
  readonly intro: ReactNode;
  /** Default: that of a step. */
  readonly className?: string;
}

/**
 * The heading of a step takes the focus when the step opens, so that it is read out. The first heading is read out by
 * the dialog.
 */
export function StepTitle({ id, title, intro, className = text.title }: StepTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest("dialog");
    // In the first step, the focus is on the dialog itself. In editing mode, there is no dialog.
    if (!dialog || dialog.matches(":focus")) return;
    ref.current?.focus({ preventScroll: true });
    const content = dialog.querySelector("[data-dialog-scroller]");
    if (content) content.scrollTop = 0;
  }, []);
  return (
    <>
      <h3 id={id} ref={ref} tabIndex={-1} className={`${className} ${styles.title}`}>
        {title}
      </h3>
      {intro && <p className={text.soft}>{intro}</p>}
    </>
  );
}
