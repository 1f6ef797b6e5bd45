import { text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink, type ButtonLinkProps } from "shared-runtime/ui/button/button.tsx";
import { BreakableAddress } from "../email/email.tsx";
import * as styles from "./noted-link.css.ts";

interface NotedLinkProps extends Pick<ButtonLinkProps, "variant"> {
  readonly link: { readonly href: string; readonly text: string };
  /** Text that is too long for a button, such as an e-mail address. */
  readonly note: string | undefined;
}

/** A link as a button, with a note below it. */
export function NotedLink({ link, note, variant = "accent" }: NotedLinkProps) {
  return (
    <div className={styles.place}>
      <ButtonLink variant={variant} href={link.href}>
        {link.text}
      </ButtonLink>
      {note && (
        <p className={`${text.small} ${styles.note}`}>
          <BreakableAddress address={note} />
        </p>
      )}
    </div>
  );
}
