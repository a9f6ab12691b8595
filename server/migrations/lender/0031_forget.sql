ALTER TABLE "orders" ADD COLUMN "photos_forgotten_at" bigint;--> statement-breakpoint
CREATE INDEX "attempt_budgets_by_age" ON "attempt_budgets" USING btree ("from");--> statement-breakpoint
CREATE INDEX "rate_limit_attempts_by_age" ON "rate_limit_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "verification_codes_by_age" ON "verification_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_with_photos" ON "orders" USING btree (coalesce("decided_at", "closed_at")) WHERE "orders"."photos_forgotten_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "sms_deliveries_by_age" ON "sms_deliveries" USING btree (coalesce("sent_at", "reported_at"));--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "retained_records_by_end" ON "retained_records" USING btree ("keep_until");