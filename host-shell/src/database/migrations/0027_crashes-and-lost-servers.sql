ALTER TABLE "cv_review_job" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_review_job" ADD COLUMN "lost_leases" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_review_job" ADD COLUMN "failed_at" timestamp with time zone;