ALTER TABLE "cv" ADD COLUMN "owner" text;--> statement-breakpoint
CREATE INDEX "cv_owner" ON "cv" USING btree ("owner","uploaded_at") WHERE "cv"."owner" is not null;