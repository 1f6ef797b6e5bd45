-- The default is what older rows get, without a rewrite of the table. Rows that servers of the previous release add later get null.
ALTER TABLE "submission" ADD COLUMN "consents" text[] DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "consents" DROP DEFAULT;
