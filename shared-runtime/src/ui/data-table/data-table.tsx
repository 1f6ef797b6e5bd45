import { type ReactNode, useState } from "react";
import { ArrowDownIcon, ArrowUpIcon } from "../icon/icon.tsx";
import * as styles from "./data-table.css.ts";

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** `end` for numbers, so that their digits are below each other. */
  readonly align?: "start" | "end";
  readonly cell: (row: Row) => ReactNode;
  /** Compares two rows. If present, the header of the column sorts by it. */
  readonly compare?: (one: Row, other: Row) => number;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  /** The columns. The cell of the first one is the header of its row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Shown instead of a table without rows. */
  readonly empty: ReactNode;
}

interface Sorting {
  readonly key: string;
  readonly direction: "ascending" | "descending";
}

/** A table; in a narrow container its rows are cards. */
export function DataTable<Row>({ caption, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting>();
  if (rows.length === 0) return empty;
  const sortBy = (key: string) =>
    setSorting({
      key,
      direction: sorting?.key === key && sorting.direction === "ascending" ? "descending" : "ascending",
    });
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ key, header, align = "start", compare }) => {
            const direction = sorting?.key === key ? sorting.direction : undefined;
            return (
              <th key={key} scope="col" className={styles.headers[align]} aria-sort={compare && (direction ?? "none")}>
                {compare ? (
                  <button type="button" className={styles.sort} onClick={() => sortBy(key)}>
                    {header}
                    <span className={styles.arrow}>
                      {direction && (direction === "ascending" ? <ArrowUpIcon /> : <ArrowDownIcon />)}
                    </span>
                  </button>
                ) : (
                  header
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {sorted(rows, columns, sorting).map((row) => (
          <tr key={keyOf(row)} className={styles.row}>
            {columns.map(({ key, header, align = "start", cell }, index) => {
              const Cell = index === 0 ? "th" : "td";
              return (
                <Cell
                  key={key}
                  className={styles.cells[align]}
                  data-column={header}
                  scope={index === 0 ? "row" : undefined}
                >
                  <span>{cell(row)}</span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | undefined,
): readonly Row[] {
  const compare = columns.find(({ key }) => key === sorting?.key)?.compare;
  if (!compare) return rows;
  const ascending = rows.toSorted(compare);
  return sorting?.direction === "descending" ? ascending.toReversed() : ascending;
}
