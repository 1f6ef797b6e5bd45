CREATE INDEX "job_removed_at" ON "job" USING btree ("removed_at") WHERE "job"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_message_next" ON "outbox_message" USING btree ("available_at","id") WHERE "outbox_message"."delivered_at" is null and "outbox_message"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_message_open" ON "outbox_message" USING btree ("id","topic") WHERE "outbox_message"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "attachment_unclaimed" ON "attachment" USING btree ("uploaded_at") WHERE "attachment"."submission_id" is null;--> statement-breakpoint
CREATE INDEX "submission_kind" ON "submission" USING btree ("kind","created_at");--> statement-breakpoint
-- contracts: the new index by time and id serves the same queries.
DROP INDEX "outbox_message_due";--> statement-breakpoint
-- contracts: only unclaimed files are looked for by time, and the new index has these.
DROP INDEX "attachment_uploaded_at";
