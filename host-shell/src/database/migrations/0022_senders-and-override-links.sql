CREATE TABLE "override_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"widget" text NOT NULL,
	"origin" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text
);
--> statement-breakpoint
CREATE TABLE "widget_load_of_sender" (
	"minute" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"sender" text NOT NULL,
	"mounted" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "widget_load_of_sender_minute_name_version_sender_pk" PRIMARY KEY("minute","name","version","sender")
);
