ALTER TABLE "widget_event" ADD COLUMN "share" integer;--> statement-breakpoint
ALTER TABLE "widget_event" ADD COLUMN "failures" jsonb;