import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import * as v from "valibot";
import { eventDateOf, nextClosing } from "../../../services/page-lists/event-date.ts";
import {
  type PageListItem,
  type PageOrder,
  pageOrders,
  pageListsPath,
  type PagesQuery,
  pageTimes,
} from "../../../services/page-lists/page-list.ts";
import { mostResults, searchOf } from "../../../services/page-lists/pages-query.ts";
import { defineBlock } from "../../block/define-block.ts";
import { noContentType } from "../../block/editor-texts.ts";
import type { LoadContext, PageView } from "../../block/prepared-block.ts";
import { optional } from "../../content/fields/empty.ts";
import { referencesField } from "../../content/fields/items.ts";
import { optionalKey, optionalText } from "../../content/fields/text.ts";
import { numberField } from "../../content/fields/values.ts";
import { encodedPath } from "../../http/canonical-path.ts";
import * as cardStyles from "../../patterns/card/card.css.ts";
import { cardLevel } from "../../patterns/card-section/card-section.tsx";
import * as sectionStyles from "../../patterns/card-section/card-section.css.ts";
import { emptyItem, PageCard } from "../../patterns/page-card/page-card.tsx";
import { SectionOpening } from "../../patterns/section-opening/section-opening.tsx";
import { mostItems, type ReadList, readList } from "./read-list.ts";
import * as styles from "./taxonomy-list.css.ts";

const fields = v.object({
  title: optionalText,
  lead: optionalText,
  contentTypes: referencesField({}),
  tags: referencesField({}),
  /** Names of sites, separated by commas. Default: the site of the page. */
  siteNames: optionalKey,
  resultsPerPage: optional(numberField),
  sortBy: optionalKey,
  /** Only events of the future or of the past. */
  when: optionalKey,
});
type Fields = v.InferOutput<typeof fields>;

const defaultPageSize = 21;

interface Data extends ReadList {
  readonly query: Omit<PagesQuery, "page">;
  /** The name of the parameter that has the number of the last page. */
  readonly parameter: string;
  readonly freshForMs: number | undefined;
}

/** A list of pages by content type and tag. The parameter `page_{id}` says how many pages of results are shown. */
export const taxonomyList = defineBlock({
  name: "taxonomy-list",
  component: "TaxonomyList",
  fields,
  problem: ({ contentTypes }) => (idsOf(contentTypes).length === 0 ? noContentType : undefined),
  notes: ({ sortBy, when, resultsPerPage }) => [
    ...unknownChoice("Rækkefølgen", sortBy, pageOrders),
    ...unknownChoice("Tiden", when, pageTimes),
    ...(resultsPerPage === undefined || resultsPerPage === pageSize(resultsPerPage)
      ? []
      : [`Der kan ikke vises ${resultsPerPage} sider ad gangen. Her vises ${pageSize(resultsPerPage)}.`]),
  ],
  query: (_fields, { id }) => [parameterOf(id)],
  queryValue: (value, { resultsPerPage }) => {
    const page = /^\d+$/.test(value) ? Math.min(Number(value), Math.ceil(mostItems / pageSize(resultsPerPage)) - 1) : 0;
    return page === 0 ? undefined : String(page);
  },
  policy: (_fields, { site }) => ({ images: site.mediaHosts }),
  load: loadList,
  changesAt: nextChange,
  draw: ({ fields: { title, lead }, data, id, outer, isFirst, view }) => {
    const { items, total, query, parameter } = data;
    const level = cardLevel(title);
    const shown = Math.ceil(items.length / query.resultsPerPage);
    const reachable = Math.min(total, mostItems);
    const isMore = items.length < reachable;
    return (
      <section
        className={sectionStyles.section}
        {...outer}
        aria-labelledby={title && `${id}-title`}
        data-page-list={parameter}
      >
        <Opening title={title} lead={lead} id={id} />
        {items.length === 0 ? (
          <p className={text.lead}>Ingen sider blev fundet</p>
        ) : (
          <ul className={`${styles.list} ${cardStyles.grid.three}`} role="list">
            {items.map((item, index) => (
              <li key={index} id={firstOfPage(id, index, query.resultsPerPage)}>
                <PageCard item={item} level={level} now={view.now} isFirst={isFirst && index < 3} />
              </li>
            ))}
          </ul>
        )}
        {total > query.resultsPerPage && (
          <div className={styles.more}>
            <p className={styles.count} role="status" data-total={reachable}>
              {items.length} af {reachable}
            </p>
            {isMore && (
              <>
                <ButtonLink
                  variant="outline"
                  href={`${encodedPath(view.path)}?${new URLSearchParams({ [parameter]: String(shown) })}#${pageId(id, shown)}`}
                  data-list={`${pageListsPath}?${searchOf(query)}`}
                >
                  Vis flere
                </ButtonLink>
                <template>
                  <li>
                    <PageCard item={emptyItem} level={level} now={view.now} isTemplate />
                  </li>
                </template>
              </>
            )}
          </div>
        )}
      </section>
    );
  },
  drawFailed: ({ fields: { title, lead }, id, outer, view }) => (
    <section className={sectionStyles.section} {...outer} aria-labelledby={title && `${id}-title`}>
      <Opening title={title} lead={lead} id={id} />
      <p className={text.lead}>Der skete en fejl</p>
      <p className={styles.again}>
        <ButtonLink variant="outline" href={encodedPath(view.path)}>
          Prøv igen
        </ButtonLink>
      </p>
    </section>
  ),
});

function Opening(props: Pick<Fields, "title" | "lead"> & { readonly id: string }) {
  return (
    <SectionOpening
      title={props.title}
      lead={props.lead}
      id={props.id}
      className={sectionStyles.opening}
      leadClassName={text.lead}
      titleClassName={heading.display}
    />
  );
}

async function loadList(given: Fields, context: LoadContext, { id }: { readonly id: string }): Promise<Data> {
  const { pageLists, site, signal } = context;
  const parameter = parameterOf(id);
  const when = pageTimes.find((known) => known === given.when);
  const query: Data["query"] = {
    siteNames: namesIn(given.siteNames ?? site.name),
    resultsPerPage: pageSize(given.resultsPerPage),
    tags: idsOf(given.tags),
    contentTypes: idsOf(given.contentTypes),
    sortBy: pageOrders.find((known) => known === given.sortBy) ?? defaultOrder(when),
    when,
  };
  const pages = Number(context.query[parameter] ?? 0) + 1;
  const list = await readList(pageLists, query, pages, signal);
  return { ...list, query, parameter, freshForMs: pageLists.freshForMs };
}

/** Events of the future begin with the next one, those of the past with the last one. */
function defaultOrder(when: Data["query"]["when"]): PageOrder {
  if (when === undefined) return "PublishedDateDesc";
  return when === "kommende" ? "DateAsc" : "DateDesc";
}

/** A list changes when a sign-up closes, and one of events by time when an event begins. Those that are not shown are looked at every ten minutes. */
function nextChange({ now }: PageView, _fields: unknown, _page: unknown, data: Data | undefined): number | undefined {
  if (!data) return undefined;
  const moments = [data.freshForMs ?? Infinity, (nextClosing(data.items, now) ?? Infinity) - now];
  if (data.query.when !== undefined) moments.push(10 * 60_000, ...data.items.map((item) => untilOver(item, now)));
  const soonest = Math.min(...moments);
  return soonest === Infinity ? undefined : now + soonest;
}

function untilOver(item: PageListItem, now: number): number {
  const left = (eventDateOf(item)?.isOverAt ?? Infinity) - now;
  return left > 0 ? left : Infinity;
}

const parameterOf = (id: string): string => `page_${id}`;

const pageId = (id: string, page: number): string => `${id}-side-${page}`;

/** The id of the first card of each further page, to which "Vis flere" leads without script. */
function firstOfPage(id: string, index: number, size: number): string | undefined {
  return index > 0 && index % size === 0 ? pageId(id, index / size) : undefined;
}

function pageSize(given: number | undefined): number {
  if (given === undefined || !Number.isInteger(given) || given < 1) return defaultPageSize;
  return Math.min(given, mostResults);
}

function idsOf(references: Fields["tags"]): readonly string[] {
  return [...new Set(references.flatMap(({ id }) => id ?? []))].toSorted();
}

function namesIn(list: string): readonly string[] {
  return [...new Set(list.split(",").map((name) => name.trim()))].filter((name) => name !== "").toSorted();
}

function unknownChoice(what: string, given: string | undefined, known: readonly string[]): readonly string[] {
  if (given === undefined || known.includes(given)) return [];
  return [`${what} “${given}” findes ikke. Vælg en af: ${known.join(", ")}.`];
}
