import { type JobMatchResults, wholeCountry } from "shared-runtime/api/jobmatch.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Rings } from "../drawings/rings.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import { everywhere, type Filter, widenings } from "../model/filter.ts";
import { nothingWhere } from "../model/result-sentences.ts";
import * as styles from "./no-results.css.ts";

export interface NoResultsProps {
  readonly texts: JobmatchTexts<"result" | "noResults">;
  readonly filter: Filter | undefined;
  readonly wider: JobMatchResults["wider"];
  readonly onFilter: (wider: Filter) => void;
}

/** Shown if no jobs were found. Offers wider filters, if there are any. */
export function NoResults({ texts, filter, wider, onFilter }: NoResultsProps) {
  const ways = filter ? widenings(filter, wider) : [];
  const where = nothingWhere(filter ?? everywhere, texts);
  return (
    <div className={styles.empty}>
      <div className={styles.words}>
        {where !== undefined && <p className={text.title}>{where}</p>}
        <p className={text.body}>{ways.length > 0 ? texts.noResultsText : texts.noResultsUnfiltered}</p>
        {ways.length > 0 && (
          <div className={styles.ways}>
            {ways.map((way, index) => (
              <Button
                key={`${way.region} ${way.maxDistance}`}
                variant={index === 0 ? "accent" : "outline"}
                onClick={() => onFilter(way)}
              >
                {wayLabel(way, texts)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <div className={styles.drawing}>
        <Rings empty />
      </div>
    </div>
  );
}

function wayLabel({ region, maxDistance: km }: Filter, texts: JobmatchTexts<"noResults">): string {
  if (km !== wholeCountry) return fillText(texts.widenDistance, { km });
  return region === undefined ? texts.widenRegion : texts.widenDistanceAll;
}
