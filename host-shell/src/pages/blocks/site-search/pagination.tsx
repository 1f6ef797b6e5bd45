import { ArrowRightIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as styles from "./site-search.css.ts";

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to the pages of results: the first, the last, and those around the current one. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label="Flere resultater">
      <ul className={styles.pages} role="list">
        {shownPages(page, pages).map((each, index, all) => (
          <li className={styles.pageItem} key={each}>
            {each - (all[index - 1] ?? 0) > 1 && (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
            <a
              className={styles.page}
              href={hrefOf(each)}
              aria-label={`Side ${each}`}
              aria-current={each === page ? "page" : undefined}
              data-search-link="page"
            >
              {each}
            </a>
          </li>
        ))}
      </ul>
      {page < pages && (
        <a className={styles.next} href={hrefOf(page + 1)} rel="next" data-search-link="page">
          Næste side <ArrowRightIcon />
        </a>
      )}
    </nav>
  );
}

/** 5 of 9 -> 1, 4, 5, 6, 9. */
export function shownPages(page: number, pages: number): readonly number[] {
  const around = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  return [...new Set(around)].toSorted((a, b) => a - b);
}
