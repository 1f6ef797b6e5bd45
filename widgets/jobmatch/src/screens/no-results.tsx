import { wholeCountry } from "shared-runtime/api/jobmatch.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Rings } from "../drawings/rings.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import { type Filter, widened } from "../model/filter.ts";
import * as styles from "./no-results.css.ts";

export interface NoResultsProps {
  readonly texts: JobmatchTexts;
  readonly filter: Filter | undefined;
  readonly onFilter: (wider: Filter) => void;
}

/** Nothing was found. Where a filter is the reason there is a way to widen it. */
export function NoResults({ texts, filter, onFilter }: NoResultsProps) {
  const wider = filter && widened(filter);
  return (
    <div className={styles.empty}>
      <div className={styles.words}>
        <p className={text.body}>{wider ? texts.noResultsText : texts.noResultsUnfiltered}</p>
        {filter && wider && (
          <Button variant="accent" onClick={() => onFilter(wider)}>
            {widenLabel(filter, wider, texts)}
          </Button>
        )}
      </div>
      <div className={styles.drawing}>
        <Rings empty />
      </div>
    </div>
  );
}

function widenLabel(filter: Filter, wider: Filter, texts: JobmatchTexts): string {
  if (filter.maxDistance === wider.maxDistance) return texts.widenRegion;
  const km = wider.maxDistance;
  return km === wholeCountry ? texts.widenDistanceAll : fillText(texts.widenDistance, { km });
}
