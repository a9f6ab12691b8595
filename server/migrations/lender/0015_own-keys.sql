ALTER TABLE "idempotency_keys" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_user" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voucher_images_by_user" ON "voucher_images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminder_choices_by_user" ON "reminder_choices" USING btree ("user_id");