CREATE TABLE "company_term" (
	"word" text PRIMARY KEY NOT NULL,
	"units" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_unit" (
	"number" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"city_spelling" text NOT NULL,
	"country" text NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_variant" (
	"variant" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "company_variant_variant_word_pk" PRIMARY KEY("variant","word")
);
--> statement-breakpoint
CREATE INDEX "company_term_prefix" ON "company_term" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "company_unit_words" ON "company_unit" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "company_unit_zip" ON "company_unit" USING btree ("zip");--> statement-breakpoint
CREATE INDEX "company_unit_city" ON "company_unit" USING btree ("city_spelling" text_pattern_ops);