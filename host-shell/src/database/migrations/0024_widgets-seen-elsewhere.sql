CREATE TABLE "widget_load_elsewhere" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"mounted" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "widget_load_elsewhere_name_version_minute_pk" PRIMARY KEY("name","version","minute")
);
--> statement-breakpoint
ALTER TABLE "widget_version" ADD COLUMN "withdrawn_for_security" boolean DEFAULT false NOT NULL;