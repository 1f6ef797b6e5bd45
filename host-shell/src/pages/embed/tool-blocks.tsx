import { text } from "shared-runtime/theme/typography.css.ts";
import { hidden } from "shared-runtime/ui/visually-hidden/visually-hidden.css.ts";
import { ownBlock } from "../block/own-block.ts";
import type { PlacedWidget } from "../block/placed-widget.ts";
import type { PreparedBlock } from "../block/prepared-block.ts";
import { WidgetPlace } from "../block/widget-place.tsx";
import * as styles from "../blocks/widget/widget.css.ts";

/** The block whose style sheet the page links. */
const folder = "widget";

interface Surroundings {
  /** The heading of the page, for screen readers: the tool has its own below. */
  readonly title: string;
  /** Whether the page is in a frame of another site, where browsers keep neither sign-in nor answers about cookies. */
  readonly isForeign: boolean;
  /** Address of the page on which the tool works without these limits. */
  readonly ownPage: string;
}

/** A tool, and a note about what the visitor cannot do in the frame of another site. */
export function toolBlocks(
  widget: PlacedWidget,
  { title, isForeign, ownPage }: Surroundings,
): readonly PreparedBlock[] {
  const tool = ownBlock(
    "vaerktoej",
    (view) => (
      <div className={styles.place}>
        <h1 className={hidden}>{title}</h1>
        <WidgetPlace widget={widget} view={view} />
      </div>
    ),
    widget,
  );
  const note = ownBlock("i-en-ramme", () => (
    <p className={`${styles.place} ${text.small}`}>
      Værktøjet vises her inde på en anden side. Derfor kan du ikke logge ind, og din browser glemmer måske, hvad du er
      nået til. Vi spørger ikke om cookies her, så vi måler ikke, hvad du gør.{" "}
      <a href={ownPage} target="_blank" rel="noopener">
        Åbn værktøjet på vores egen side (åbner i en ny fane)
      </a>
    </p>
  ));
  return (isForeign ? [tool, note] : [tool]).map((block) => ({ ...block, folder }));
}
