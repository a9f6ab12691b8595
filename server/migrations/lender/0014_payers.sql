DROP INDEX "repayments_by_mobile";--> statement-breakpoint
ALTER TABLE "provider_inbox" ALTER COLUMN "body" SET DATA TYPE text USING "body"::text;--> statement-breakpoint
ALTER TABLE "provider_inbox" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "provider_inbox" ADD COLUMN "phones" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "repayments" ADD COLUMN "mobile_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "typed_receipt_hash" text;--> statement-breakpoint
ALTER TABLE "provider_inbox" ADD CONSTRAINT "provider_inbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disbursements_by_order" ON "disbursements" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "provider_inbox_by_user" ON "provider_inbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provider_inbox_by_phone" ON "provider_inbox" USING gin ("phones");--> statement-breakpoint
CREATE INDEX "vouchers_by_typed_receipt" ON "vouchers" USING btree ("typed_receipt_hash");--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "repayments_by_mobile" ON "repayments" USING btree ("mobile_hash","created_at") WHERE "repayments"."mobile_hash" <> '';--> statement-breakpoint
-- What these tables have in clear is sealed by the job `sealPayers`, from here on, where there is any.
INSERT INTO "settings" ("name", "value") SELECT 'payersToSeal', '{"part": 0, "after": ""}'
	WHERE EXISTS (SELECT FROM "disbursements") OR EXISTS (SELECT FROM "repayments") OR EXISTS (SELECT FROM "provider_inbox");
