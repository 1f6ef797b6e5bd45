CREATE TABLE "widget_key" (
	"widget" text NOT NULL,
	"id" text NOT NULL,
	"public_key" text NOT NULL,
	"added_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"untrusted_since" timestamp with time zone,
	CONSTRAINT "widget_key_widget_id_pk" PRIMARY KEY("widget","id")
);
--> statement-breakpoint
CREATE TABLE "widget_signature" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"key" text NOT NULL,
	"signature" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "widget_signature_name_version_key_pk" PRIMARY KEY("name","version","key")
);
--> statement-breakpoint
ALTER TABLE "widget_event" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "widget_version" ADD COLUMN "manifest_text" text;