import { SkeletonText } from "shared-runtime/ui/skeleton/skeleton.tsx";
import * as styles from "./jobs-skeleton.css.ts";

/** Placeholder for the first jobs. */
export function JobsSkeleton() {
  return (
    <div className={styles.jobs}>
      {["a", "b", "c"].map((job) => (
        <div key={job} className={styles.job}>
          <SkeletonText heading lines={3} />
        </div>
      ))}
    </div>
  );
}
