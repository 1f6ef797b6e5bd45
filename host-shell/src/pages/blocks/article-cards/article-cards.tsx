import * as v from "valibot";
import type { PageListItem } from "../../../services/page-lists/page-list.ts";
import { defineBlock } from "../../block/define-block.ts";
import { nextClosing } from "../../../services/page-lists/event-date.ts";
import { noItems } from "../../block/editor-texts.ts";
import { gridOf } from "../../patterns/card/card.tsx";
import { cardLevel, CardSection, cardSectionFields } from "../../patterns/card-section/card-section.tsx";
import { PageCard } from "../../patterns/page-card/page-card.tsx";
import { findReferredPages, missingPages, pagesField } from "../../patterns/page-card/referred-pages.ts";
import * as styles from "./article-cards.css.ts";

/** Pages that an editor chose, as cards. */
export const articleCards = defineBlock({
  name: "article-cards",
  component: "ArticleCards",
  fields: v.object({ ...cardSectionFields, pages: pagesField }),
  policy: (_fields, { site }) => ({ images: site.mediaHosts }),
  load: async ({ pages }, context) => findReferredPages(pages, context),
  emptyText: ({ pages }, data) => {
    if (pages.length === 0) return noItems;
    return data.every(({ item }) => !item) ? missingPages(data) : undefined;
  },
  changesAt: ({ now }, _fields, _page, data = []) =>
    nextClosing(
      data.flatMap(({ item }) => item ?? []),
      now,
    ),
  draw: ({ fields, data, id, outer, isFirst, view }) => {
    const items = data.flatMap(({ item }): readonly PageListItem[] => (item ? [item] : []));
    return (
      <CardSection fields={fields} id={id} outer={outer}>
        <ul className={`${styles.cards} ${gridOf(items.length)}`} role="list">
          {items.map((item, index) => (
            <li key={index}>
              <PageCard item={item} level={cardLevel(fields.title)} now={view.now} isFirst={isFirst && index === 0} />
            </li>
          ))}
        </ul>
        {view.editing && items.length < data.length && <p>{missingPages(data)}</p>}
      </CardSection>
    );
  },
});
