import { heading } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import type { BlockProps } from "../../block/define-block.ts";
import type { Link } from "../../content/fields/link.ts";
import { StepArt } from "./step-art.tsx";
import * as styles from "./drawn-timeline.css.ts";

interface Props extends Pick<BlockProps<unknown>, "id" | "outer"> {
  readonly title: string | undefined;
  readonly items: readonly { readonly title: string; readonly description?: string | undefined }[];
  readonly link: Link | undefined;
}

/** The steps of a process, each with a drawing. */
export function DrawnTimeline({ title, items, link, id, outer }: Props) {
  const Heading = title ? "h3" : "h2";
  return (
    <section className={styles.band} {...outer} aria-labelledby={title && `${id}-title`}>
      <div className={styles.section}>
        {title && (
          <h2 className={heading.display} id={`${id}-title`}>
            {title}
          </h2>
        )}
        <ol className={styles.list} role="list">
          {items.map((item, index) => (
            <li className={styles.step} key={item.title}>
              <StepArt step={index} />
              <div className={styles.words}>
                <Heading className={`${heading.xl} ${styles.title}`}>
                  <span className={styles.number}>{index + 1}</span> {item.title}
                </Heading>
                {item.description && <p className={styles.text}>{item.description}</p>}
              </div>
            </li>
          ))}
        </ol>
        {link && (
          <div>
            <ButtonLink href={link.href} variant="outline">
              {link.text}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
