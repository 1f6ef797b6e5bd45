CREATE TABLE "job_index_block" (
	"term" text NOT NULL,
	"segment" integer NOT NULL,
	"job_ids" bigint[] NOT NULL,
	"impacts" smallint[] NOT NULL,
	CONSTRAINT "job_index_block_term_segment_pk" PRIMARY KEY("term","segment")
);
--> statement-breakpoint
CREATE TABLE "job_index_entry" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"segment" integer NOT NULL,
	"level" smallint,
	"zip" text,
	"region" smallint,
	"posted_at" timestamp with time zone NOT NULL,
	"valid_through" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_index_segment" (
	"id" serial PRIMARY KEY NOT NULL,
	"jobs" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_index_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"analyser" text NOT NULL,
	"revision" bigint NOT NULL,
	"complete_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "job_index_entry" ADD CONSTRAINT "job_index_entry_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_index_block_segment" ON "job_index_block" USING btree ("segment");--> statement-breakpoint
CREATE INDEX "job_index_entry_segment" ON "job_index_entry" USING btree ("segment");