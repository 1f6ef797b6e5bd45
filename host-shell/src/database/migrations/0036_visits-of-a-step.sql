-- Visits that were counted by half days do not count by steps: a release that is under way counts afresh at its step.
-- contracts: servers of the previous release do not know the table.
DELETE FROM "widget_release_visit";--> statement-breakpoint
-- contracts: as above.
DROP INDEX "widget_release_visit_network";--> statement-breakpoint
-- contracts: as above.
ALTER TABLE "widget_release_visit" DROP CONSTRAINT "widget_release_visit_release_period_sender_pk";--> statement-breakpoint
-- contracts: as above.
ALTER TABLE "widget_release_visit" ADD CONSTRAINT "widget_release_visit_release_share_sender_pk" PRIMARY KEY("release","share","sender");--> statement-breakpoint
CREATE INDEX "widget_release_visit_network" ON "widget_release_visit" USING btree ("release","share","network");--> statement-breakpoint
-- contracts: as above.
ALTER TABLE "widget_release_visit" DROP COLUMN "period";
