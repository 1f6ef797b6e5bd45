import { type ReactNode, type Ref, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as layout from "shared-runtime/cv/cv-layout.css.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Accordion } from "shared-runtime/ui/accordion/accordion.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { ArrowDownIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Sheet } from "shared-runtime/ui/sheet/sheet.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import type { CvReview } from "../model/cv-review.ts";
import { AreaContent, statusOf } from "./area-content.tsx";
import { FirstSteps } from "./first-steps.tsx";
import * as styles from "./result-screen.css.ts";
import { badgeOf, factsOf, noCvIn, resultText, resultTitle } from "./result-words.ts";
import { useAllOpenInPrint } from "./use-all-open-in-print.ts";
import { usePrintAlone } from "./use-print-alone.ts";

export interface ResultScreenProps {
  readonly texts: CvCheckTexts<"result">;
  readonly review: CvReview;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Content below the areas of a CV. */
  readonly below?: ReactNode;
  readonly onRestart?: () => void;
  readonly onSeeDetails?: () => void;
  /** Receives the keys of the areas that are open now, and of those that were open before. */
  readonly onOpenChange?: (open: readonly string[], before: readonly string[]) => void;
}

export function ResultScreen({
  texts,
  review,
  titleRef,
  below,
  onRestart,
  onSeeDetails,
  onOpenChange,
}: ResultScreenProps) {
  const [titleId, areasId] = [useId(), useId()];
  const screen = useRef<HTMLElement>(null);
  const areasTitle = useRef<HTMLHeadingElement>(null);
  const areasList = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<readonly string[]>(() =>
    review.areas
      .filter(({ verdict }) => verdict === "suggestion")
      .slice(0, 1)
      .map(({ key }) => key),
  );
  usePrintAlone(screen);
  useAllOpenInPrint(
    open,
    review.areas.map(({ key }) => key),
    setOpen,
  );
  const isCv = noCvIn(review) === undefined;
  const idOf = (area: string) => `${areasId}-${area}`;

  const seeDetails = () => {
    show(areasTitle.current);
    onSeeDetails?.();
  };
  const change = (next: readonly string[]) => {
    onOpenChange?.(next, open);
    setOpen(next);
  };
  const goTo = (area: string) => {
    // The area is opened before the page scrolls to it, since its position changes when an area closes or opens.
    if (!open.includes(area))
      flushSync(() => change(review.areas.map(({ key }) => key).filter((key) => key === area || open.includes(key))));
    show(areasList.current?.querySelector<HTMLElement>(`[id="${idOf(area)}"]`));
  };

  return (
    <section ref={screen} className={layout.screen} role="group" aria-labelledby={titleId}>
      <div className={layout.top}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${layout.title}`}>
          {resultTitle(review, texts)}
        </h2>
        <div className={layout.page}>
          <Sheet src={review.frontPage} alt={texts.frontPageAlt} />
        </div>
        <div className={layout.words}>
          <p className={text.soft}>{resultText(review, texts)}</p>
          {review.first.length > 0 && (
            <FirstSteps steps={review.first} hrefOf={(area) => `#${idOf(area)}`} onGo={goTo} />
          )}
          {isCv && <p className={text.small}>{factsOf(review.counts, texts)}</p>}
          <div className={styles.actions}>
            {isCv && (
              <Button variant="accent" icon={<ArrowDownIcon />} onClick={seeDetails}>
                {review.counts.suggestions > 0 ? texts.seeDetails : texts.seeAreas}
              </Button>
            )}
            <Button variant={isCv ? "outline" : "accent"} onClick={onRestart}>
              {texts.restart}
            </Button>
          </div>
        </div>
      </div>
      {isCv && (
        <div ref={areasList} className={styles.areas} role="group" aria-labelledby={areasId}>
          <Accordion
            level={4}
            heading={
              <h3 id={areasId} ref={areasTitle} tabIndex={-1} className={`${heading.xl} ${styles.areasTitle}`}>
                {texts.areasTitle}
              </h3>
            }
            items={review.areas.map((area) => ({
              key: area.key,
              id: idOf(area.key),
              title: area.title,
              status: statusOf[area.verdict],
              badge: badgeOf(area, texts),
              quiet: area.verdict === "meets",
              content: <AreaContent area={area} texts={texts} />,
            }))}
            open={open}
            onChange={change}
            openAllLabel={texts.openAll}
            closeAllLabel={texts.closeAll}
          />
        </div>
      )}
      {isCv && below}
    </section>
  );
}

function show(target: HTMLElement | null | undefined): void {
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: prefersStillness() ? "instant" : "smooth", block: "start" });
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
