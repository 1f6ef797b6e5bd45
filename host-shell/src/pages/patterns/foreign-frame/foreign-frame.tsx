import { text } from "shared-runtime/theme/typography.css.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import { boundedHeight, usualHeight } from "../../embeds/frame-height.ts";
import { NewTabLink } from "../new-tab-link/new-tab-link.tsx";
import * as styles from "./foreign-frame.css.ts";

/** The sandbox flags of a frame of another site. The frame keeps its own origin and cannot navigate our page. */
const foreignFlags = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

interface ForeignFrameProps {
  readonly title: string;
  readonly src: string;
  /** The address of the link, if the address of the frame is not meant for people. */
  readonly page?: string | undefined;
  /** The height until the frame sends another one, in CSS pixels. */
  readonly height?: number | undefined;
  /** The only origin whose messages count. Sandboxed frames have the origin `null`. */
  readonly origin: string;
  /** The sites, besides this one, that are called when the frame is loaded. */
  readonly hosts: readonly string[];
  /** Whether the frame waits for consent to marketing. */
  readonly waits: boolean;
  /** Only for documents of this server: the flags of their sandbox. */
  readonly ownFlags?: string;
  readonly editing: boolean;
}

/**
 * Content of another site in a frame, with a link to it. A script loads the frame when it is near and allowed. Without
 * script, and if the frame does not load, there is only the link.
 */
export function ForeignFrame({
  title,
  src,
  page = src,
  height = usualHeight,
  origin,
  hosts,
  waits,
  ownFlags,
  editing,
}: ForeignFrameProps) {
  return (
    <div
      className={styles.place}
      data-foreign-frame={editing ? "still" : "waiting"}
      data-origin={origin}
      data-waits={waits ? "" : undefined}
      data-own={ownFlags === undefined ? undefined : ""}
    >
      <div className={styles.box}>
        <iframe
          className={styles.frame}
          title={title}
          data-src={src}
          height={boundedHeight(height)}
          sandbox={ownFlags ?? foreignFlags}
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
          allowFullScreen
        />
        {editing ? (
          <p className={styles.still}>Indholdet hentes ikke, mens siden redigeres.</p>
        ) : (
          <>
            <p className={`${styles.loading} ${text.small}`}>Henter »{title}« …</p>
            {waits && (
              <div className={styles.asking}>
                <p>
                  »{title}« henter fra {listOf(hosts)}, som kan gemme cookies til markedsføring. Tillad markedsføring,
                  så vises det her.
                </p>
                <Button variant="outline" data-cookie-settings="">
                  Vælg cookies
                </Button>
              </div>
            )}
            <div role="status">
              <p className={styles.failed}>»{title}« kunne ikke hentes.</p>
            </div>
          </>
        )}
      </div>
      <FrameLink title={title} href={page} />
    </div>
  );
}

/** Stands in for a frame whose origin is not listed: its title, where it is, and a link. */
export function UnlistedFrame({ title, href }: { readonly title: string; readonly href: string }) {
  const host = URL.parse(href)?.host;
  return (
    <div className={styles.unlisted}>
      <p className={text.title}>{title}</p>
      {host !== undefined && <p>Indholdet vises ikke her, men hos {host}.</p>}
      <FrameLink title={title} href={href} />
    </div>
  );
}

function FrameLink({ title, href }: { readonly title: string; readonly href: string }) {
  return (
    <p>
      <NewTabLink href={href}>Åbn »{title}« i et nyt vindue</NewTabLink>
    </p>
  );
}

const listOf = (hosts: readonly string[]): string => new Intl.ListFormat("da").format(hosts);
