CREATE TABLE "removed_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachment" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "form_id" text;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "draft" uuid;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "file_name" text;--> statement-breakpoint
CREATE INDEX "attachment_owner" ON "attachment" USING btree ("owner","form_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attachment_file_name" ON "attachment" USING btree ("file_name");--> statement-breakpoint
-- Files are not in the database: what deletes a row, also a cascade or a server of the previous release, leaves its file to a sweep.
CREATE FUNCTION "remember_removed_file"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "removed_file" ("id") VALUES (OLD."id") ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "remember_removed_file" AFTER DELETE ON "attachment"
	FOR EACH ROW WHEN (OLD."bytes" IS NULL) EXECUTE FUNCTION "remember_removed_file"();
