CREATE TABLE "cv_reading" (
	"cv_id" uuid PRIMARY KEY NOT NULL,
	"document" "bytea" NOT NULL,
	"read" jsonb NOT NULL,
	"corrected" jsonb,
	"earlier" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missed" text,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_reading" ADD CONSTRAINT "cv_reading_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;