CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "disbursements_settled" ON "disbursements" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "repayments_settled" ON "repayments" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "repayments_taken_back" ON "repayments" USING btree ("taken_back_at") WHERE "repayments"."taken_back_at" is not null;--> statement-breakpoint
CREATE INDEX "reversals_open" ON "reversals" USING btree ("receipt") WHERE "reversals"."state" in ('requested', 'accepted');--> statement-breakpoint
CREATE INDEX "reversals_settled" ON "reversals" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "vouchers_open" ON "vouchers" USING btree ("answer_before","position") WHERE "vouchers"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "vouchers_decided" ON "vouchers" USING btree ("position") WHERE "vouchers"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_settled" ON "refunds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "erasures_by_user" ON "erasures" USING btree ("user_id","requested_at");