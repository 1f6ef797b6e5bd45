import type { ReactNode } from "react";
import { NewTabIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as styles from "./new-tab-link.css.ts";

/** A link that opens in a new tab, with an arrow after its text. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
      <NewTabIcon />
    </a>
  );
}
