import { Badge } from "../badge/badge.tsx";
import * as styles from "./sheet.css.ts";

export interface SheetProps {
  /** Address of a picture of the page. If absent, the sheet has drawn lines. */
  readonly src?: string | undefined;
  /** Description of the picture: "Forsiden af dit CV". */
  readonly alt?: string;
  /** The text of a note that is drawn on the paper. */
  readonly note?: string;
}

/** A sheet of paper. */
export function Sheet({ src, alt = "", note }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <div className={styles.paper}>
        {src === undefined ? <Drawing /> : <img className={styles.page} src={src} alt={alt} />}
      </div>
      {note !== undefined && (
        <div className={styles.note}>
          <Badge tone="sun">{note}</Badge>
        </div>
      )}
    </div>
  );
}

/** Headings and lines of a CV, as a path of horizontal strokes on a page of 100 by 141 units. */
const strokes =
  "M10 14h38M10 22h72M10 29h56M10 52h26M10 60h80M10 67h74M10 74h58M10 97h30M10 105h68M10 112h76M10 119h48";

function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 141.4" preserveAspectRatio="xMidYMin slice" aria-hidden>
      <path d={strokes} stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
