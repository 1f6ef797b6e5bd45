import { Skeleton, SkeletonText } from "shared-runtime/ui/skeleton/skeleton.tsx";
import { Spinner } from "shared-runtime/ui/spinner/spinner.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

export function WaitingPart() {
  return (
    <Part name="Ventetid">
      <Specimen of="Spinner, efter 300 ms">
        <Spinner label="Henter nye resultater …" />
      </Specimen>
      <div className={styles.columns}>
        <Specimen of="Skeleton sheet">
          <div className={styles.narrow}>
            <Skeleton shape="sheet" />
          </div>
        </Specimen>
        <Specimen of="SkeletonText med overskrift">
          <SkeletonText heading lines={4} />
        </Specimen>
        <Specimen of="Skeleton row og pill">
          <div className={styles.wide}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="pill" />
          </div>
        </Specimen>
      </div>
    </Part>
  );
}
