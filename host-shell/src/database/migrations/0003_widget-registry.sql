CREATE TABLE "deploy_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"widget" text NOT NULL,
	"label" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "widget_channel" (
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"version" text NOT NULL,
	"previous" text,
	"share" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "widget_channel_name_channel_pk" PRIMARY KEY("name","channel")
);
--> statement-breakpoint
CREATE TABLE "widget_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"version" text NOT NULL,
	"channel" text,
	"previous" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "widget_load" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"mounted" integer NOT NULL,
	"failed" integer NOT NULL,
	"milliseconds" bigint NOT NULL,
	CONSTRAINT "widget_load_name_version_minute_pk" PRIMARY KEY("name","version","minute")
);
--> statement-breakpoint
CREATE TABLE "widget_placeholder" (
	"page" text NOT NULL,
	"digest" text NOT NULL,
	"widget" text NOT NULL,
	"wish" text NOT NULL,
	"input" jsonb NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "widget_placeholder_page_digest_pk" PRIMARY KEY("page","digest")
);
--> statement-breakpoint
CREATE TABLE "widget_version" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"props" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" text NOT NULL,
	"forced_because" text,
	"withdrawn_because" text,
	CONSTRAINT "widget_version_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
ALTER TABLE "widget_channel" ADD CONSTRAINT "widget_channel_name_version_widget_version_name_version_fk" FOREIGN KEY ("name","version") REFERENCES "public"."widget_version"("name","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widget_event_name" ON "widget_event" USING btree ("name");--> statement-breakpoint
CREATE INDEX "widget_placeholder_widget" ON "widget_placeholder" USING btree ("widget");