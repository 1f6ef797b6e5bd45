import { text } from "shared-runtime/theme/typography.css.ts";
import { hidden } from "shared-runtime/ui/visually-hidden/visually-hidden.css.ts";
import { ownBlock } from "../../block/own-block.ts";
import type { PreparedBlock } from "../../block/prepared-block.ts";
import * as styles from "./embed-preview.css.ts";

/** The folder with the style sheet and the script of the page. */
const folder = "embed-preview";

/** The element that the studio fills. It is in editing mode, so that the tool sends and stores nothing. */
export function previewBlocks(name: string, title: string): readonly PreparedBlock[] {
  const block = ownBlock(
    "forhaandsvisning",
    () => (
      <div className={styles.page} data-widget-editing="confirmed">
        <h1 className={hidden}>Forhåndsvisning af {title}</h1>
        <div className={styles.place} data-preview-place="">
          <p className={`${text.body} ${styles.alone}`}>
            Her viser vi {title}, mens du tilpasser det. <a href={`/embed?tool=${name}`}>Tilpas {title}</a>
          </p>
        </div>
      </div>
    ),
    { name, version: "stable", load: "eager", props: {} },
  );
  return [{ ...block, folder }];
}
