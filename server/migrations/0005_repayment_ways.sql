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
CREATE TABLE "simulated_references" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"reference" text NOT NULL,
	"order_no" text NOT NULL,
	"shillings" integer,
	"callback_url" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "simulated_references_reference_unique" UNIQUE("reference")
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
	"typed_receipt" text,
	"created_at" bigint NOT NULL,
	"answer_before" bigint NOT NULL,
	"decided_at" bigint,
	"reason" text,
	"receipt" text
);
--> statement-breakpoint
ALTER TABLE "extensions" ADD CONSTRAINT "extensions_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_references" ADD CONSTRAINT "payment_references_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_links" ADD CONSTRAINT "portal_links_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_images" ADD CONSTRAINT "voucher_images_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_images" ADD CONSTRAINT "voucher_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_images" ADD CONSTRAINT "voucher_images_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "extensions_one_open_per_order" ON "extensions" USING btree ("order_no") WHERE "extensions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "extensions_by_order" ON "extensions" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payment_references_by_order" ON "payment_references" USING btree ("order_no","channel");--> statement-breakpoint
CREATE INDEX "portal_links_by_order" ON "portal_links" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "voucher_images_by_voucher" ON "voucher_images" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_images_by_order" ON "voucher_images" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "vouchers_by_order" ON "vouchers" USING btree ("order_no","position");