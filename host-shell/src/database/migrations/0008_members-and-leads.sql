CREATE TABLE "lead" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" integer NOT NULL,
	"payload" jsonb NOT NULL,
	"member_id" text,
	"correlation_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_session" (
	"hash" text PRIMARY KEY NOT NULL,
	"user" jsonb NOT NULL,
	"id_token" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"renewed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"subject" uuid NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"available_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outbox_message_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_path" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "member_session_renewed_at" ON "member_session" USING btree ("renewed_at");--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("available_at") WHERE "outbox_message"."delivered_at" is null and "outbox_message"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_message_open_subject" ON "outbox_message" USING btree ("subject","id") WHERE "outbox_message"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "sign_in_attempt_started_at" ON "sign_in_attempt" USING btree ("started_at");