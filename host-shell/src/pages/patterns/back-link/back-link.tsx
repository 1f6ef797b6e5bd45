import { ChevronDownIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as styles from "./back-link.css.ts";

interface BackLinkProps {
  readonly href: string;
  readonly label: string;
  /** The root of the pages that the link may lead back to. */
  readonly root: string;
}

/** A link to `href`. With script, it leads to the previous page if that is at or below `root`. */
export function BackLink({ href, label, root }: BackLinkProps) {
  return (
    <a className={styles.link} href={href} data-back={root}>
      <ChevronDownIcon />
      {label}
    </a>
  );
}
