CREATE TABLE "sms_deliveries" (
	"message_id" text PRIMARY KEY NOT NULL,
	"mobile" text,
	"status" text NOT NULL,
	"network_code" text,
	"failure_reason" text,
	"retry_count" integer,
	"sent_at" bigint,
	"reported_at" bigint
);
--> statement-breakpoint
CREATE TABLE "reversals" (
	"receipt" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"sent_at" bigint,
	"settled_at" bigint,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "repayments" ADD COLUMN "receipt_from" text;--> statement-breakpoint
CREATE INDEX "sms_deliveries_by_mobile" ON "sms_deliveries" USING btree ("mobile","sent_at");