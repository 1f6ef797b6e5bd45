-- contracts: servers of the previous release do not know the table. Visits by half days are no visits by steps, so releases count afresh.
DELETE FROM "widget_release_visit";--> statement-breakpoint
-- contracts: servers of the previous release do not know the table.
DROP INDEX "widget_release_visit_network";--> statement-breakpoint
-- contracts: servers of the previous release do not know the table.
ALTER TABLE "widget_release_visit" DROP CONSTRAINT "widget_release_visit_release_period_sender_pk";--> statement-breakpoint
-- contracts: servers of the previous release do not know the table.
ALTER TABLE "widget_release_visit" ADD CONSTRAINT "widget_release_visit_release_share_sender_pk" PRIMARY KEY("release","share","sender");--> statement-breakpoint
CREATE INDEX "widget_release_visit_network" ON "widget_release_visit" USING btree ("release","share","network");--> statement-breakpoint
-- contracts: servers of the previous release do not know the table.
ALTER TABLE "widget_release_visit" DROP COLUMN "period";
