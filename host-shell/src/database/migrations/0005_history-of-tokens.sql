ALTER TABLE "widget_event" ALTER COLUMN "version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "widget_event" ADD COLUMN "token" text;