ALTER TABLE "attachment" ADD COLUMN "received" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "received_at" timestamp with time zone;