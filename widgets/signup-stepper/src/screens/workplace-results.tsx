import type { Company } from "shared-runtime/api/company.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { companyText } from "../model/work-place.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { searchNews } from "./search-news.ts";
import * as styles from "./workplace-field.css.ts";

interface WorkplaceResultsProps {
  readonly texts: SignupStepperTexts;
  readonly search: {
    readonly hasFailed: boolean;
    /** The number of matches, in words. */
    readonly count: string;
    /** The number of matches that can be shown. */
    readonly most: number;
    /** Whether there are more matches than can be shown. */
    readonly isCut: boolean;
    readonly shown: readonly Company[];
    readonly search: () => void;
    readonly showAll: () => void;
  };
  readonly onChoose: (text: string) => void;
}

/** The found places, five at first. A press on a place chooses the place. */
export function WorkplaceResults({ texts, search, onChoose }: WorkplaceResultsProps) {
  const { hasFailed, count, most, isCut, shown } = search;
  return (
    <div className={styles.results}>
      <p className={styles.news}>{searchNews(texts, search)}</p>
      {hasFailed && (
        <Button variant="quiet" onClick={search.search}>
          {texts.placeRetry}
        </Button>
      )}
      {shown.length > 0 && (
        <ul className={styles.list} role="list" aria-label={texts.placeResults}>
          {shown.map((company) => (
            <li key={company.productionunitNumber}>
              <button type="button" className={styles.place} onClick={() => onChoose(companyText(company))}>
                <span className={styles.name}>{company.name}</span>
                <span className={styles.address}>
                  {company.address}, {company.zipCode} {company.city}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < most && (
        <Button variant="quiet" onClick={search.showAll}>
          {isCut ? fillText(texts.placeSome, { shown: most, count }) : fillText(texts.placeAll, { count })}
        </Button>
      )}
      {isCut && shown.length === most && <p className={styles.news}>{texts.placeMore}</p>}
    </div>
  );
}
