import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import * as styles from "./status-page.css.ts";
import type { Health } from "./widget-status.ts";

const words: Readonly<Record<Health, string>> = {
  good: "Kører, som det skal",
  warn: "Hold øje",
  bad: "Fejler",
  quiet: "Ikke vist den sidste time",
};

export function HealthMark({ health }: { readonly health: Health }) {
  return (
    <span className={styles.health[health]}>
      <StatusIcon status={health === "quiet" ? "unjudged" : health} />
      {words[health]}
    </span>
  );
}
