CREATE TABLE "widget_release" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"stable" text NOT NULL,
	"share" integer NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" text NOT NULL,
	"share_since" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"reason" text,
	"worse" text,
	"slow_above" integer,
	"laggy_above" integer,
	"network_most" integer DEFAULT 5 NOT NULL,
	"figures" jsonb
);
--> statement-breakpoint
CREATE TABLE "widget_release_visit" (
	"release" uuid NOT NULL,
	"sender" text NOT NULL,
	"period" timestamp with time zone NOT NULL,
	"visit" text NOT NULL,
	"network" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_new" boolean NOT NULL,
	"share" integer NOT NULL,
	"failed" boolean NOT NULL,
	"crashed" boolean NOT NULL,
	"call_failed" boolean,
	"ready" integer,
	"slow" boolean,
	"delay" integer,
	"laggy" boolean,
	CONSTRAINT "widget_release_visit_release_period_sender_pk" PRIMARY KEY("release","period","sender")
);
--> statement-breakpoint
ALTER TABLE "widget_release_visit" ADD CONSTRAINT "widget_release_visit_release_widget_release_id_fk" FOREIGN KEY ("release") REFERENCES "public"."widget_release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "widget_release_active" ON "widget_release" USING btree ("name") WHERE "widget_release"."state" in ('running', 'held');--> statement-breakpoint
CREATE INDEX "widget_release_name" ON "widget_release" USING btree ("name","started_at");--> statement-breakpoint
CREATE INDEX "widget_release_visit_network" ON "widget_release_visit" USING btree ("release","period","network");--> statement-breakpoint
CREATE INDEX "widget_release_visit_at" ON "widget_release_visit" USING btree ("release","at");