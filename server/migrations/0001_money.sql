CREATE TABLE "agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"fingerprint" text NOT NULL,
	"key_facts" jsonb NOT NULL,
	"agreed_at" bigint NOT NULL,
	CONSTRAINT "agreements_once" UNIQUE("order_no","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "disbursements" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"principal_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"mobile" text NOT NULL,
	"created_at" bigint NOT NULL,
	"sent_at" bigint,
	"asked_at" bigint,
	"settled_at" bigint,
	"conversation_id" text,
	"receipt" text,
	"failure" text,
	CONSTRAINT "disbursements_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"journal_id" bigint NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "entries_not_zero" CHECK ("entries"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"order_no" text,
	"day" text NOT NULL,
	"at" bigint NOT NULL,
	"made_by" text DEFAULT pg_current_xact_id()::text NOT NULL,
	CONSTRAINT "journals_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "provider_inbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" bigint NOT NULL,
	CONSTRAINT "provider_inbox_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "repayments" (
	"pay_order_id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "repayments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"mobile" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"settled_at" bigint,
	"checkout_request_id" text,
	"receipt" text,
	"failure" text,
	CONSTRAINT "repayments_checkoutRequestId_unique" UNIQUE("checkout_request_id"),
	CONSTRAINT "repayments_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "simulated_callbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulated_callbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"body" jsonb NOT NULL,
	"delivered_at" bigint
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "simulated_payments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"order_no" text NOT NULL,
	"shillings" integer NOT NULL,
	"phone" text NOT NULL,
	"callback_url" text NOT NULL,
	"state" text NOT NULL,
	"result_code" integer,
	"receipt" text,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "simulated_payments_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "simulated_payments_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_one_per_order" ON "disbursements" USING btree ("order_no") WHERE "disbursements"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "entries_by_journal" ON "entries" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "journals_by_order" ON "journals" USING btree ("order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX "repayments_one_open_per_order" ON "repayments" USING btree ("order_no") WHERE "repayments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "repayments_by_order" ON "repayments" USING btree ("order_no","position");--> statement-breakpoint
CREATE INDEX "simulated_payments_by_order" ON "simulated_payments" USING btree ("order_no","position");