import { VisuallyHidden } from "../ui/visually-hidden/visually-hidden.tsx";
import type { GateTexts } from "./gate.texts.ts";
import * as styles from "./gate-dialog.css.ts";
import { WithLink } from "./with-link.tsx";

interface WithPrivacyProps {
  /** The sentence, with `{privacy}` for the link. */
  readonly text: string;
  readonly texts: GateTexts;
  readonly privacyHref: string;
}

/** A sentence with a link to the privacy policy, which opens in a new tab, so that the dialog stays open. */
export function WithPrivacy({ text, texts, privacyHref }: WithPrivacyProps) {
  const link = (
    <a className={styles.link} href={privacyHref} target="_blank" rel="noopener">
      {texts.privacyLink}
      <VisuallyHidden> ({texts.privacyNewTab})</VisuallyHidden>
    </a>
  );
  return <WithLink text={text} place="{privacy}" link={link} />;
}
