import { useId, useRef } from "react";
import { distances, type Distance, type Region, wholeCountry } from "shared-runtime/api/jobmatch.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { Select } from "shared-runtime/ui/field/select/select.tsx";
import { Spinner } from "shared-runtime/ui/spinner/spinner.tsx";
import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import { type Filter, regionNumbers } from "../model/filter.ts";
import { refreshProblem } from "../model/result-sentences.ts";
import * as styles from "./filter-bar.css.ts";

/** State of the search after a change of the filter. */
export type Refresh = "settled" | "refreshing" | "offline" | "failed";

export interface FilterBarProps {
  readonly texts: JobmatchTexts<"filter">;
  readonly filter: Filter;
  readonly refresh: Refresh;
  /** Whether old results are still shown. */
  readonly hasOld: boolean;
  readonly onFilter?: ((filter: Filter) => void) | undefined;
  readonly onRefresh?: (() => void) | undefined;
}

const everyRegion = "all";

export function FilterBar({ texts, filter, refresh, hasOld, onFilter, onRefresh }: FilterBarProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const state = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.bar} role="group" aria-label={texts.filterLabel}>
      <Select
        id={`${id}-region`}
        name="region"
        label={texts.filterRegion}
        value={String(filter.region ?? everyRegion)}
        options={[
          { value: everyRegion, label: texts.regionAll },
          ...regionNumbers.map((region) => ({ value: String(region), label: texts[`region${region}`] })),
        ]}
        onChange={(value) =>
          onFilter?.({ ...filter, region: value === everyRegion ? undefined : (Number(value) as Region) })
        }
      />
      <Select
        id={`${id}-distance`}
        name="distance"
        label={texts.filterDistance}
        value={String(filter.maxDistance)}
        options={distances.map((km) => ({ value: String(km), label: distanceLabel(km, texts) }))}
        onChange={(value) => onFilter?.({ ...filter, maxDistance: Number(value) as Distance })}
      />
      <div className={styles.notes}>
        <p id={hintId} className={styles.hint[refresh === "settled" ? "shown" : "covered"]}>
          {texts.distanceHint}
        </p>
        <div ref={state} className={styles.state} tabIndex={-1}>
          {refresh === "refreshing" && <Spinner label={texts.refreshing} />}
          {(refresh === "offline" || refresh === "failed") && (
            <div className={styles.failure}>
              <p className={styles.reason}>
                <span className={styles.mark}>
                  <StatusIcon status="bad" />
                </span>
                {refreshProblem(refresh, hasOld, texts)}
              </p>
              <Button
                variant="quiet"
                onClick={() => {
                  // The pressed button is removed, so the focus must be moved first.
                  state.current?.focus({ preventScroll: true });
                  onRefresh?.();
                }}
              >
                {texts.refreshRetry}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function distanceLabel(km: Distance, texts: JobmatchTexts<"filter">): string {
  return km === wholeCountry ? texts.distanceAll : fillText(texts.distanceWithin, { km });
}
