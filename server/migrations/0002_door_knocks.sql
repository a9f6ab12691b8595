CREATE TABLE "door_knocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "door_knocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"door" text NOT NULL,
	"subject" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX "door_knocks_by_subject" ON "door_knocks" USING btree ("door","subject","at");--> statement-breakpoint
CREATE INDEX "sms_deliveries_by_mobile" ON "sms_deliveries" USING btree ("mobile","sent_at");