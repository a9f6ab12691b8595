CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint,
	"revoke_reason" text,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"event" text NOT NULL,
	"from_step" integer,
	"to_step" integer NOT NULL,
	"at" bigint NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_no" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"step" integer NOT NULL,
	"product_id" text NOT NULL,
	"loan_purpose" text NOT NULL,
	"loan_amount_cents" bigint NOT NULL,
	"tenure_days" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"submitted_at" bigint,
	"review_ends_at" bigint,
	"decided_at" bigint,
	"collect_before" bigint,
	"closed_at" bigint,
	"disbursed_on" text,
	"due_on" text,
	"reapply_on" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_answers" (
	"order_no" text NOT NULL,
	"code" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "order_answers_order_no_code_pk" PRIMARY KEY("order_no","code")
);
--> statement-breakpoint
CREATE TABLE "order_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"taken_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_sections" (
	"order_no" text NOT NULL,
	"section" text NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "order_sections_order_no_section_pk" PRIMARY KEY("order_no","section")
);
--> statement-breakpoint
CREATE TABLE "user_sections" (
	"user_id" text NOT NULL,
	"section" text NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "user_sections_user_id_section_pk" PRIMARY KEY("user_id","section")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" bigint NOT NULL,
	"not_before" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"done_at" bigint,
	CONSTRAINT "jobs_once" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_owner_call_key_pk" PRIMARY KEY("owner","call","key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_answers" ADD CONSTRAINT "order_answers_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_photos" ADD CONSTRAINT "order_photos_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sections" ADD CONSTRAINT "order_sections_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sections" ADD CONSTRAINT "user_sections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disbursements" ADD CONSTRAINT "disbursements_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_journal_id_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_active_per_user" ON "sessions" USING btree ("user_id") WHERE "sessions"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "verification_codes_by_mobile" ON "verification_codes" USING btree ("mobile","id");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_active_per_user" ON "orders" USING btree ("user_id") WHERE "orders"."step" not in (4, 8, 9);--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_photos_one_of_a_kind" ON "order_photos" USING btree ("order_no","kind");--> statement-breakpoint
CREATE INDEX "order_photos_by_file" ON "order_photos" USING btree ("file");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("not_before","id") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_by_mobile" ON "outbox" USING btree ("mobile","id");--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_one_per_order" ON "disbursements" USING btree ("order_no") WHERE "disbursements"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "entries_by_journal" ON "entries" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "journals_by_order" ON "journals" USING btree ("order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX "repayments_one_open_per_order" ON "repayments" USING btree ("order_no") WHERE "repayments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "repayments_by_order" ON "repayments" USING btree ("order_no","position");--> statement-breakpoint
CREATE INDEX "simulated_payments_by_order" ON "simulated_payments" USING btree ("order_no","position");