import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** A production unit of the embedded register. */
export const companyUnit = pgTable(
  "company_unit",
  {
    /** The P number of the unit. */
    number: bigint("number", { mode: "number" }).primaryKey(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    zip: text("zip").notNull(),
    city: text("city").notNull(),
    /** The normalised spelling of the city, as `spellingOf` returns it. */
    citySpelling: text("city_spelling").notNull(),
    country: text("country").notNull(),
    /** The words by which the unit is found, as `spellingOf` returns them. */
    words: text("words").array().notNull(),
  },
  (table) => [
    // Without `fastupdate`, since nothing in the embedded database merges the pending entries of the index.
    index("company_unit_words").using("gin", table.words).with({ fastupdate: false }),
    index("company_unit_zip").on(table.zip),
    index("company_unit_city").on(table.citySpelling.op("text_pattern_ops")),
  ],
);

/** Each word once. The index compares bytes, so that it also finds prefixes. */
export const companyTerm = pgTable(
  "company_term",
  {
    word: text("word").primaryKey(),
    /** The number of units that have the word. */
    units: integer("units").notNull(),
  },
  (table) => [index("company_term_prefix").on(table.word.op("text_pattern_ops"))],
);

/** Each word itself, and each word without one letter. Words that differ by one typing error share such a variant. */
export const companyVariant = pgTable(
  "company_variant",
  {
    variant: text("variant").notNull(),
    word: text("word").notNull(),
  },
  (table) => [primaryKey({ columns: [table.variant, table.word] })],
);
