import { heading } from "shared-runtime/theme/typography.css.ts";
import { storedItems as items } from "shared-runtime/storage/stored-items.ts";
import { type Column, DataTable } from "shared-runtime/ui/data-table/data-table.tsx";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import * as styles from "./stored-items.css.ts";

type Item = (typeof items)[number];

const places: Readonly<Record<Item["place"], string>> = {
  cookie: "Cookie",
  localStorage: "Browserens lager",
  sessionStorage: "Vinduets lager",
  cache: "Browserens lager af filer",
};

const columns: readonly Column<Item>[] = [
  { key: "purpose", header: "Hvad og hvorfor", cell: ({ purpose }) => purpose },
  { key: "kept", header: "Hvor længe", cell: ({ kept }) => kept },
  { key: "place", header: "Hvor", cell: ({ place }) => places[place] },
  { key: "name", header: "Navn", cell: ({ name }) => <code className={styles.name}>{name}</code> },
];

const isNecessary = (item: Item) => !("needs" in item);

/**
 * The items that our code stores in browsers, from the table that also types the code. Variant 01 lists necessary
 * items, variant 02 items that need the consent to statistics.
 */
export const storedItems = defineBlock({
  name: "stored-items",
  component: "StoredItems",
  fields: v.object({ title: textField, text: optionalText, caption: textField }),
  variants: ["01", "02"],
  draw: ({ fields: { title, text, caption }, variant, id, outer }) => (
    <section className={styles.section} {...outer} aria-labelledby={`${id}-title`}>
      <h2 className={heading.xxl} id={`${id}-title`}>
        {title}
      </h2>
      {text && <p className={styles.words}>{text}</p>}
      <div className={styles.frame}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={items.filter((item) => isNecessary(item) === (variant === "01"))}
          keyOf={({ place, name }) => `${place} ${name}`}
          empty={undefined}
        />
      </div>
    </section>
  ),
});
