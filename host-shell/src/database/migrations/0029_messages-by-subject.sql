CREATE INDEX "outbox_message_subject" ON "outbox_message" USING btree ("subject","id");--> statement-breakpoint
-- contracts: the new index of all messages serves the same queries.
DROP INDEX "outbox_message_open_subject";
