CREATE TABLE "widget_page" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"page" text NOT NULL,
	"origin" text GENERATED ALWAYS AS (split_part(page, '/', 1) || '//' || split_part(page, '/', 3)) STORED,
	"widget" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"days" integer DEFAULT 1 NOT NULL,
	"longest_pause" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "widget_page_page_widget_pk" PRIMARY KEY("page","widget")
);
--> statement-breakpoint
CREATE INDEX "widget_page_last_day" ON "widget_page" USING btree ("last_day");