-- What deleted rows leave in a table's file goes only when the table is written anew. All at once that takes seconds.
ALTER TABLE "cv" RENAME TO "cv_whole";--> statement-breakpoint
ALTER TABLE "cv_review" RENAME TO "cv_review_whole";--> statement-breakpoint
CREATE TABLE "cv" (
	LIKE "cv_whole" INCLUDING DEFAULTS INCLUDING STORAGE,
	CONSTRAINT "cv_id" PRIMARY KEY ("id")
) PARTITION BY HASH ("id");--> statement-breakpoint
CREATE TABLE "cv_review" (
	LIKE "cv_review_whole" INCLUDING DEFAULTS INCLUDING STORAGE,
	CONSTRAINT "cv_review_cv_id" PRIMARY KEY ("cv_id")
) PARTITION BY HASH ("cv_id");--> statement-breakpoint
DO $$ BEGIN
	FOR part IN 0..15 LOOP
		EXECUTE format('CREATE TABLE cv_part_%s PARTITION OF cv FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
		EXECUTE format('CREATE TABLE cv_review_part_%s PARTITION OF cv_review FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
	END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "cv" SELECT * FROM "cv_whole";--> statement-breakpoint
INSERT INTO "cv_review" SELECT * FROM "cv_review_whole";--> statement-breakpoint
DROP TABLE "cv_review_whole";--> statement-breakpoint
ALTER TABLE "cv_review_job" DROP CONSTRAINT "cv_review_job_cv_id_cv_id_fk";--> statement-breakpoint
DROP TABLE "cv_whole";--> statement-breakpoint
ALTER TABLE "cv" RENAME CONSTRAINT "cv_id" TO "cv_pkey";--> statement-breakpoint
ALTER TABLE "cv_review" RENAME CONSTRAINT "cv_review_cv_id" TO "cv_review_pkey";--> statement-breakpoint
ALTER TABLE "cv_review" ADD CONSTRAINT "cv_review_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_review_job" ADD CONSTRAINT "cv_review_job_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_uploaded_at" ON "cv" USING btree ("uploaded_at");
