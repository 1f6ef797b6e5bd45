import { Fragment } from "react";
import { text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink, type ButtonLinkProps } from "shared-runtime/ui/button/button.tsx";
import * as styles from "./noted-link.css.ts";

interface NotedLinkProps extends Pick<ButtonLinkProps, "variant"> {
  readonly link: { readonly href: string; readonly text: string };
  /** What is too long for a button: the address it writes to. */
  readonly note: string | undefined;
}

/** A button that leads somewhere, and a line below it. */
export function NotedLink({ link, note, variant = "ink" }: NotedLinkProps) {
  return (
    <div className={styles.place}>
      <ButtonLink variant={variant} href={link.href}>
        {link.text}
      </ButtonLink>
      {note && <p className={`${text.small} ${styles.note}`}>{breakableAddress(note)}</p>}
    </div>
  );
}

/** Where it has no room on one line, an address is best read with its domain on the next. */
function breakableAddress(address: string) {
  return address.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
