CREATE TABLE "job_deletion" (
	"job_id" bigint PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_deletion_revision" ON "job_deletion" USING btree ("revision");--> statement-breakpoint
-- Who deletes jobs takes turns with those who write them, from before the first one is gone.
CREATE FUNCTION "job_before_delete"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('job-store'));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "job_after_delete"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "job_deletion" ("job_id", "revision") SELECT "id", nextval('job_revisions') FROM "gone"
		ON CONFLICT ("job_id") DO UPDATE SET "revision" = excluded."revision", "deleted_at" = excluded."deleted_at";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "job_before_delete" BEFORE DELETE ON "job"
	FOR EACH STATEMENT EXECUTE FUNCTION "job_before_delete"();--> statement-breakpoint
CREATE TRIGGER "job_after_delete" AFTER DELETE ON "job" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "job_after_delete"();
