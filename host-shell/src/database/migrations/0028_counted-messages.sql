CREATE TABLE "outbox_tally" (
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"messages" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "outbox_state"("delivered_at" timestamptz, "dead_at" timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN delivered_at IS NOT NULL THEN 'delivered' WHEN dead_at IS NOT NULL THEN 'dead' ELSE 'waiting' END
$$;--> statement-breakpoint
CREATE FUNCTION "tally_outbox"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM "outbox_tally";
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO "outbox_tally" SELECT "topic", "outbox_state"("delivered_at", "dead_at"), count(*) FROM "added" GROUP BY 1, 2;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO "outbox_tally" SELECT "topic", "outbox_state"("delivered_at", "dead_at"), -count(*) FROM "gone" GROUP BY 1, 2;
	ELSE
		INSERT INTO "outbox_tally" SELECT "topic", "state", sum("messages") FROM (
			SELECT "topic", "outbox_state"("delivered_at", "dead_at") AS "state", 1 AS "messages" FROM "added"
			UNION ALL SELECT "topic", "outbox_state"("delivered_at", "dead_at"), -1 FROM "gone"
		) AS "changes" GROUP BY 1, 2 HAVING sum("messages") <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- contracts: it only writes to a new table, and no earlier release reads or locks that.
CREATE TRIGGER "tally_added" AFTER INSERT ON "outbox_message"
	REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "tally_outbox"();--> statement-breakpoint
-- contracts: it only writes to a new table, and no earlier release reads or locks that.
CREATE TRIGGER "tally_changed" AFTER UPDATE ON "outbox_message"
	REFERENCING NEW TABLE AS "added" OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "tally_outbox"();--> statement-breakpoint
-- contracts: it only writes to a new table, and no earlier release reads or locks that.
CREATE TRIGGER "tally_gone" AFTER DELETE ON "outbox_message"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "tally_outbox"();--> statement-breakpoint
-- contracts: it only writes to a new table, and no earlier release reads or locks that.
CREATE TRIGGER "tally_emptied" AFTER TRUNCATE ON "outbox_message"
	FOR EACH STATEMENT EXECUTE FUNCTION "tally_outbox"();--> statement-breakpoint
-- contracts: it fills a new table. The triggers' lock keeps messages from being added or changed meanwhile.
INSERT INTO "outbox_tally" SELECT "topic", "outbox_state"("delivered_at", "dead_at"), count(*) FROM "outbox_message" GROUP BY 1, 2;
