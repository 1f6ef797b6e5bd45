ALTER TABLE "lead" RENAME TO "submission";--> statement-breakpoint
ALTER TABLE "submission" RENAME CONSTRAINT "lead_pkey" TO "submission_pkey";--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "source" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "retention_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
UPDATE "submission" SET "kind" = 'lead.tool' WHERE "kind" = 'tool';--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submission_id" uuid
);
--> statement-breakpoint
ALTER TABLE "attachment" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_submission_id" ON "attachment" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "attachment_uploaded_at" ON "attachment" USING btree ("uploaded_at");--> statement-breakpoint
-- For servers of the previous release, which write and delete leads while they are being replaced.
CREATE VIEW "lead" AS
	SELECT "id", "kind", "source", "payload", "member_id", "correlation_id", "created_at"
	FROM "submission" WHERE "kind" = 'lead.tool';--> statement-breakpoint
CREATE FUNCTION "submission_from_lead"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	NEW."kind" := 'lead.tool';
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "submission_from_lead" BEFORE INSERT ON "submission"
	FOR EACH ROW WHEN (NEW."kind" = 'tool') EXECUTE FUNCTION "submission_from_lead"();
