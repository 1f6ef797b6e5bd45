CREATE TABLE "cv" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"pages" integer NOT NULL,
	"words" integer NOT NULL,
	"language" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_review" (
	"cv_id" uuid PRIMARY KEY NOT NULL,
	"areas" jsonb NOT NULL,
	"thumbnail" "bytea",
	"text" text NOT NULL,
	"language" text NOT NULL,
	"reviewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_review_job" (
	"cv_id" uuid PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"available_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_by" uuid,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "server_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_review" ADD CONSTRAINT "cv_review_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_review_job" ADD CONSTRAINT "cv_review_job_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_uploaded_at" ON "cv" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "cv_review_job_available_at" ON "cv_review_job" USING btree ("available_at") WHERE "cv_review_job"."failure" is null;