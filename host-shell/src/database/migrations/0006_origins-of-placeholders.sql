ALTER TABLE "widget_placeholder" ADD COLUMN "origin" text GENERATED ALWAYS AS (split_part(page, '/', 1) || '//' || split_part(page, '/', 3)) STORED;--> statement-breakpoint
ALTER TABLE "widget_placeholder" ADD COLUMN "first_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "widget_placeholder_origin" ON "widget_placeholder" USING btree ("origin");