import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** A production unit of the embedded register. */
export const companyUnit = pgTable(
  "company_unit",
  {
    /** Its P number. */
    number: bigint("number", { mode: "number" }).primaryKey(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    zip: text("zip").notNull(),
    city: text("city").notNull(),
    /** The city in one spelling, as `spellingOf` returns it. */
    citySpelling: text("city_spelling").notNull(),
    country: text("country").notNull(),
    /** The words that it is found by, in one spelling. */
    words: text("words").array().notNull(),
  },
  (table) => [
    // Without `fastupdate`: nothing merges the pending entries of the embedded database.
    index("company_unit_words").using("gin", table.words).with({ fastupdate: false }),
    index("company_unit_zip").on(table.zip),
    index("company_unit_city").on(table.citySpelling.op("text_pattern_ops")),
  ],
);

/** Each word once. Prefixes are found in the index, which therefore compares bytes. */
export const companyTerm = pgTable(
  "company_term",
  {
    word: text("word").primaryKey(),
    /** The number of units that have it. */
    units: integer("units").notNull(),
  },
  (table) => [index("company_term_prefix").on(table.word.op("text_pattern_ops"))],
);

/** The words with one letter left out: two words that differ by a typing error have one of these in common. */
export const companyVariant = pgTable(
  "company_variant",
  {
    variant: text("variant").notNull(),
    word: text("word").notNull(),
  },
  (table) => [primaryKey({ columns: [table.variant, table.word] })],
);
