import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import * as v from "valibot";
import type { PageListItem, ResultPage } from "./page-list.ts";

const text = v.fallback(v.pipe(v.string(), v.trim()), "");
const flag = v.fallback(v.boolean(), false);
const address = v.pipe(v.string(), v.trim(), v.regex(/^(https:\/\/|\/(?![/\\]))/));
const size = v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(20_000))), undefined);
const picture = v.fallback(v.nullable(v.object({ src: address, alt: text, width: size, height: size })), null);
const date = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((given) => !given.startsWith("0001-")),
      v.transform((given) => instantOf(/T\d\d/.test(given) ? given : `${given.slice(0, 10)}T00:00`, "first")),
      v.number(),
      v.transform(copenhagenIso),
    ),
  ),
  null,
);

/** A list whose items are read one by one; those of another form are left out. */
const listOf = <const TItem extends v.GenericSchema>(item: TItem) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((given) =>
        given.flatMap((one): v.InferOutput<TItem>[] => {
          const read = v.safeParse(item, one);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    [],
  );
const tags = listOf(v.object({ id: v.string(), title: text }));

/** An item of the platform. It needs a title and an address; anything else that is wrong counts as missing. */
const Item = v.pipe(
  v.object({
    itemId: text,
    title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    url: address,
    manchet: text,
    publishedDate: date,
    showPublishedDate: flag,
    imgXS: picture,
    imgSM: picture,
    tags,
    contentTypes: tags,
    additional: v.fallback(
      v.nullable(v.object({ address: text, date, price: text, priceIsFree: flag, soldOut: flag })),
      null,
    ),
  }),
  v.transform((item): PageListItem => ({ ...item, itemId: item.itemId || item.url })),
);

const Answer = v.array(
  v.object({ Pages: v.array(v.unknown()), NumberOfPages: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
);
const Items = listOf(Item);

/**
 * Reads an answer of the content platform, which is a list with one page of results. Returns `undefined` if it is not
 * one. Items that cannot be shown are left out.
 */
export function readPlatformAnswer(answer: unknown): ResultPage | undefined {
  const read = v.safeParse(Answer, answer);
  if (!read.success) return undefined;
  const [first = { Pages: [], NumberOfPages: 0 }] = read.output;
  return { Pages: v.parse(Items, first.Pages), NumberOfPages: first.NumberOfPages };
}
