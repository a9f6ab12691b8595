CREATE TABLE "rate_limit_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_limit_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
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
	"charged_through" text,
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
	"receipt_from" text,
	"failure" text,
	CONSTRAINT "repayments_checkoutRequestId_unique" UNIQUE("checkout_request_id"),
	CONSTRAINT "repayments_receipt_unique" UNIQUE("receipt")
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
CREATE TABLE "collect_confirmations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collect_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"code_id" bigint NOT NULL,
	"confirmed_at" bigint NOT NULL,
	"valid_until" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "identity_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"front_file" text NOT NULL,
	"back_file" text NOT NULL,
	"face_file" text NOT NULL,
	"claim" text NOT NULL,
	"claimed" text,
	"state" text NOT NULL,
	"reference" text,
	"outcome" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"evidence" text,
	"requested_at" bigint NOT NULL,
	"done_at" bigint,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "photo_readings" (
	"file" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"side" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"text" text,
	"requested_at" bigint NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
CREATE TABLE "extensions" (
	"pay_order_id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"day" text NOT NULL,
	"days" integer NOT NULL,
	"fee_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"pay_now_cents" bigint NOT NULL,
	"new_due_cents" bigint NOT NULL,
	"new_due_on" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"settled_at" bigint,
	"journal_key" text,
	CONSTRAINT "extensions_journalKey_unique" UNIQUE("journal_key")
);
--> statement-breakpoint
CREATE TABLE "payment_references" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint,
	"reference" text,
	"bank_name" text,
	"link" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "payment_references_once" UNIQUE("channel","reference")
);
--> statement-breakpoint
CREATE TABLE "portal_links" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"revoked_at" bigint,
	"prompts" integer DEFAULT 0 NOT NULL,
	"pay_order_id" text
);
--> statement-breakpoint
CREATE TABLE "voucher_images" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"user_id" text NOT NULL,
	"voucher_id" text,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "voucher_images_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_on" text NOT NULL,
	"paid_time" text,
	"method" text,
	"typed_receipt" text,
	"created_at" bigint NOT NULL,
	"answer_before" bigint NOT NULL,
	"decided_at" bigint,
	"reason" text,
	"receipt" text
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_from" text,
	"created_at" bigint NOT NULL,
	"sent_at" bigint,
	"asked_at" bigint,
	"settled_at" bigint,
	"conversation_id" text,
	"receipt" text,
	"failure" text,
	CONSTRAINT "refunds_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "catalogue" (
	"list" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "catalogue_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_lists" (
	"list" text PRIMARY KEY NOT NULL,
	"edited_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" text NOT NULL,
	"event" text NOT NULL,
	"author" text NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"at" bigint NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" bigint NOT NULL,
	"free_since" bigint,
	"feedback_id" text,
	"message_id" bigint,
	"place" integer
);
--> statement-breakpoint
CREATE TABLE "feedback_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" text NOT NULL,
	"number" integer NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "feedback_messages_numbered" UNIQUE("feedback_id","number")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"type" integer NOT NULL,
	"description" text NOT NULL,
	"contact" text NOT NULL,
	"appointment_time" bigint,
	"receiver_account" text,
	"review_status" integer NOT NULL,
	"resolved" boolean,
	"rating" integer,
	"created_at" bigint NOT NULL,
	"request_hash" text NOT NULL,
	"platform_event" bigint DEFAULT 0 NOT NULL,
	"seen_event" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_data_uploads" (
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "device_data_uploads_order_no_kind_pk" PRIMARY KEY("order_no","kind")
);
--> statement-breakpoint
CREATE TABLE "consent_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"given" boolean NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"text" jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"taken_back_at" bigint,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "retained_records" (
	"order_no" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"keep_until" text NOT NULL
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
ALTER TABLE "collect_confirmations" ADD CONSTRAINT "collect_confirmations_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_readings" ADD CONSTRAINT "photo_readings_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extensions" ADD CONSTRAINT "extensions_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_references" ADD CONSTRAINT "payment_references_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_links" ADD CONSTRAINT "portal_links_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_images" ADD CONSTRAINT "voucher_images_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_images" ADD CONSTRAINT "voucher_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_images" ADD CONSTRAINT "voucher_images_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_list_catalogue_lists_list_fk" FOREIGN KEY ("list") REFERENCES "public"."catalogue_lists"("list") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_events" ADD CONSTRAINT "feedback_events_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_message_id_feedback_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."feedback_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_data_uploads" ADD CONSTRAINT "device_data_uploads_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_events" ADD CONSTRAINT "consent_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retained_records" ADD CONSTRAINT "retained_records_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limit_attempts_by_subject" ON "rate_limit_attempts" USING btree ("action","subject","at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_active_per_user" ON "sessions" USING btree ("user_id") WHERE "sessions"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "verification_codes_by_mobile" ON "verification_codes" USING btree ("mobile","id");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_active_per_user" ON "orders" USING btree ("user_id") WHERE "orders"."step" not in (4, 8, 9);--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "orders_running" ON "orders" USING btree ("order_no") WHERE "orders"."step" in (2, 3, 10);--> statement-breakpoint
CREATE UNIQUE INDEX "order_photos_one_of_a_kind" ON "order_photos" USING btree ("order_no","kind");--> statement-breakpoint
CREATE INDEX "order_photos_by_file" ON "order_photos" USING btree ("file");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("not_before","id") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_by_mobile" ON "outbox" USING btree ("mobile","id");--> statement-breakpoint
CREATE INDEX "sms_deliveries_by_mobile" ON "sms_deliveries" USING btree ("mobile","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_one_per_order" ON "disbursements" USING btree ("order_no") WHERE "disbursements"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "entries_by_journal" ON "entries" USING btree ("journal_id");--> statement-breakpoint
CREATE INDEX "entries_overpaid" ON "entries" USING btree ("journal_id") WHERE "entries"."account" = 'borrowerOverpayment';--> statement-breakpoint
CREATE INDEX "journals_by_order" ON "journals" USING btree ("order_no","id");--> statement-breakpoint
CREATE INDEX "journals_paid" ON "journals" USING btree ("order_no","id") WHERE "journals"."kind" in ('receipt', 'carryOver');--> statement-breakpoint
CREATE UNIQUE INDEX "repayments_one_open_per_order" ON "repayments" USING btree ("order_no") WHERE "repayments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "repayments_by_order" ON "repayments" USING btree ("order_no","position");--> statement-breakpoint
CREATE UNIQUE INDEX "collect_confirmations_one_a_code" ON "collect_confirmations" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "collect_confirmations_by_order" ON "collect_confirmations" USING btree ("order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_once" ON "identity_checks" USING btree ("order_no","front_file","back_file","face_file","claim");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_by_reference" ON "identity_checks" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "photo_readings_by_order" ON "photo_readings" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "extensions_one_open_per_order" ON "extensions" USING btree ("order_no") WHERE "extensions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "extensions_by_order" ON "extensions" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_references_by_order" ON "payment_references" USING btree ("order_no","channel");--> statement-breakpoint
CREATE INDEX "portal_links_by_order" ON "portal_links" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "voucher_images_by_voucher" ON "voucher_images" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_images_by_order" ON "voucher_images" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "vouchers_by_order" ON "vouchers" USING btree ("order_no","position");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open_per_order" ON "refunds" USING btree ("order_no") WHERE "refunds"."state" in ('requested', 'accepted');--> statement-breakpoint
CREATE INDEX "feedback_events_by_feedback" ON "feedback_events" USING btree ("feedback_id","id");--> statement-breakpoint
CREATE INDEX "feedback_files_by_user" ON "feedback_files" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "feedback_files_by_feedback" ON "feedback_files" USING btree ("feedback_id","message_id");--> statement-breakpoint
CREATE INDEX "feedback_files_by_file" ON "feedback_files" USING btree ("file");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_one_open_alike" ON "feedbacks" USING btree ("user_id","request_hash") WHERE "feedbacks"."review_status" <> 4;--> statement-breakpoint
CREATE INDEX "feedbacks_by_user" ON "feedbacks" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "feedbacks_open" ON "feedbacks" USING btree ("review_status","position") WHERE "feedbacks"."review_status" <> 4;--> statement-breakpoint
CREATE INDEX "consent_events_by_user" ON "consent_events" USING btree ("user_id","purpose","id");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_one_open_per_user" ON "erasures" USING btree ("user_id") WHERE "erasures"."taken_back_at" is null and "erasures"."done_at" is null;