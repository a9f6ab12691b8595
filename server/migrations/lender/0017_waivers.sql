DROP INDEX "journals_paid";--> statement-breakpoint
CREATE INDEX "journals_at" ON "journals" USING brin ("at");--> statement-breakpoint
CREATE INDEX "journals_paid" ON "journals" USING btree ("order_no","id") WHERE "journals"."kind" in ('receipt', 'carryOver', 'waiver');