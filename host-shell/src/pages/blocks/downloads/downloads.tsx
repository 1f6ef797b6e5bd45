import { fileSize } from "shared-runtime/text/file-size.ts";
import { text as textStyles } from "shared-runtime/theme/typography.css.ts";
import { DocumentIcon } from "shared-runtime/ui/icon/icon.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { noItems } from "../../block/editor-texts.ts";
import { optional } from "../../content/fields/empty.ts";
import { itemsField } from "../../content/fields/items.ts";
import { fileField, type LinkedFile } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import * as listSection from "../../patterns/list-section/list-section.css.ts";
import { SectionOpening } from "../../patterns/section-opening/section-opening.tsx";
import * as styles from "./downloads.css.ts";

/** Links to files. The text of a link states the kind and the size of its file. */
export const downloads = defineBlock({
  name: "downloads",
  component: "Downloads",
  fields: v.object({ title: optionalText, lead: optionalText, items: itemsField({ file: optional(fileField) }) }),
  emptyText: ({ items }) => (filesOf(items).length === 0 ? noItems : undefined),
  notes: ({ items }) => {
    const missing = items.length - filesOf(items).length;
    return missing === 0 ? [] : [`${missing} af ${items.length} punkter mangler en fil og vises ikke.`];
  },
  draw: ({ fields: { title, lead, items }, id, outer }) => (
    <section className={styles.section} {...outer} aria-labelledby={title && `${id}-title`}>
      <SectionOpening
        title={title}
        lead={lead}
        id={id}
        className={listSection.opening}
        leadClassName={textStyles.lead}
      />
      <ul className={listSection.list} role="list">
        {filesOf(items).map((file, index) => (
          <li className={styles.item} key={index}>
            <a className={styles.file} href={file.href}>
              <span className={styles.mark}>
                <DocumentIcon />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{file.title}</span> <span className={styles.about}>{about(file)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ),
});

function filesOf(items: readonly { readonly file?: LinkedFile | undefined }[]): readonly LinkedFile[] {
  return items.flatMap(({ file }) => file ?? []);
}

/** "(PDF, 1,2 MB)", with what is known. */
function about({ type, size }: LinkedFile): string | undefined {
  const known = [type?.toUpperCase(), size && fileSize(size)].filter(Boolean);
  return known.length === 0 ? undefined : `(${known.join(", ")})`;
}
