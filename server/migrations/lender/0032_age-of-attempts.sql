DROP INDEX "rate_limit_attempts_by_age";--> statement-breakpoint
CREATE INDEX "rate_limit_attempts_by_age" ON "rate_limit_attempts" USING btree (("at" + 0));