CREATE SEQUENCE "public"."job_revisions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"revision" bigint NOT NULL,
	"digest" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"zip" text,
	"region" smallint,
	"language" text NOT NULL,
	"description" text NOT NULL,
	"summary" text NOT NULL,
	"skills" jsonb NOT NULL,
	"source_url" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"valid_through" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "job_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "job_rating" (
	"job_id" bigint NOT NULL,
	"cv_id" uuid NOT NULL,
	"score" smallint NOT NULL,
	"rated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_rating_job_id_cv_id_pk" PRIMARY KEY("job_id","cv_id")
);
--> statement-breakpoint
ALTER TABLE "cv_review" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "job_rating" ADD CONSTRAINT "job_rating_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_rating" ADD CONSTRAINT "job_rating_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_revision" ON "job" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "job_valid_through" ON "job" USING btree ("valid_through") WHERE "job"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "job_rating_cv_id" ON "job_rating" USING btree ("cv_id");