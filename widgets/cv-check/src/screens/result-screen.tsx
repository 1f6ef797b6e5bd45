import { type Ref, useId, useRef, useState } from "react";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import * as layout from "shared-runtime/cv/cv-layout.css.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { Accordion } from "shared-runtime/ui/accordion/accordion.tsx";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { ArrowDownIcon } from "shared-runtime/ui/icon/icon.tsx";
import { Sheet } from "shared-runtime/ui/sheet/sheet.tsx";
import type { CvCheckTexts } from "../cv-check.texts.ts";
import type { CvReview, ReviewCounts, ReviewedArea } from "../model/cv-review.ts";
import { AreaContent, statusOf } from "./area-content.tsx";
import * as styles from "./result-screen.css.ts";
import { useAllOpenInPrint } from "./use-all-open-in-print.ts";

export interface ResultScreenProps {
  readonly texts: CvCheckTexts<"result">;
  readonly review: CvReview;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly onRestart?: () => void;
  readonly onSeeDetails?: () => void;
  /** Receives the keys of the areas that are open now, and of those that were open before. */
  readonly onOpenChange?: (open: readonly string[], before: readonly string[]) => void;
}

export function ResultScreen({ texts, review, titleRef, onRestart, onSeeDetails, onOpenChange }: ResultScreenProps) {
  const [titleId, areasId] = [useId(), useId()];
  const areasTitle = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<readonly string[]>([]);
  useAllOpenInPrint(
    open,
    review.areas.map(({ key }) => key),
    setOpen,
  );
  const { counts } = review;

  const seeDetails = () => {
    areasTitle.current?.focus({ preventScroll: true });
    areasTitle.current?.scrollIntoView({ behavior: prefersStillness() ? "instant" : "smooth", block: "start" });
    onSeeDetails?.();
  };
  const change = (next: readonly string[]) => {
    onOpenChange?.(next, open);
    setOpen(next);
  };

  return (
    <section className={layout.screen} role="group" aria-labelledby={titleId}>
      <div className={layout.top}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={`${heading.xxl} ${layout.title}`}>
          {resultTitle(review, texts)}
        </h2>
        <div className={layout.page}>
          <Sheet src={review.frontPage} alt={texts.frontPageAlt} />
        </div>
        <div className={layout.words}>
          <p className={text.soft}>{resultText(review, texts)}</p>
          <Counts counts={counts} texts={texts} />
          <div className={styles.actions}>
            <Button icon={<ArrowDownIcon />} onClick={seeDetails}>
              {texts.seeDetails}
            </Button>
            <Button variant="outline" onClick={onRestart}>
              {texts.restart}
            </Button>
          </div>
        </div>
      </div>
      <div className={styles.areas} role="group" aria-labelledby={areasId}>
        <Accordion
          level={4}
          heading={
            <h3 id={areasId} ref={areasTitle} tabIndex={-1} className={`${heading.xl} ${styles.areasTitle}`}>
              {texts.areasTitle}
            </h3>
          }
          items={review.areas.map((area) => ({
            key: area.key,
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
    </section>
  );
}

/** The sentence that sums up the review. It counts the judged areas, unless too few could be judged. */
function resultTitle({ counts, isUnclear }: CvReview, texts: CvCheckTexts<"result">): string {
  const { meets, suggestions, unjudged } = counts;
  const areas = meets + suggestions;
  if (areas === 0) return texts.resultTitleNone;
  if (isUnclear) return fillText(texts.resultTitleUnclear, { areas: counts.areas, unjudged });
  const isAll = suggestions === 0 && unjudged === 0;
  return fillText(isAll ? texts.resultTitleAll : texts.resultTitle, { areas, meets });
}

function resultText({ counts: { suggestions, unjudged }, isUnclear }: CvReview, texts: CvCheckTexts<"result">): string {
  if (isUnclear) return texts.resultTextUnclear;
  if (suggestions > 0) return texts.resultText;
  return unjudged > 0 ? texts.resultTextUnjudged : texts.resultTextAll;
}

const always = ["areas", "meets", "suggestions"] as const;
const sometimes = ["unjudged", "tips"] as const;

function Counts({ counts, texts }: { readonly counts: ReviewCounts; readonly texts: CvCheckTexts<"result"> }) {
  const labels = {
    areas: texts.countAreas,
    meets: texts.countMeets,
    suggestions: texts.countSuggestions,
    unjudged: texts.countUnjudged,
    tips: texts.countTips,
  };
  const kinds = [...always, ...sometimes.filter((kind) => counts[kind] > 0)];
  return (
    <dl className={styles.counts}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.count}>
          <dt className={styles.label}>{labels[kind]}</dt>
          <dd className={styles.figure[kind]}>{counts[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}

function badgeOf(area: ReviewedArea, texts: CvCheckTexts<"result">): string {
  if (area.verdict === "meets") return texts.areaMeets;
  if (area.verdict === "unjudged") return texts.areaUnjudged;
  if (area.verdict === "tip") return texts.areaTip;
  return area.found ? fillText(texts.areaSuggestions, { count: area.suggestions }) : texts.areaMissing;
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
