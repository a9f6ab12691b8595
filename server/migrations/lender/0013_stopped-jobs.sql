DROP INDEX "jobs_waiting";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "stopped_at" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "jobs_stopped" ON "jobs" USING btree ("stopped_at","id") WHERE "jobs"."done_at" is null and "jobs"."stopped_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("not_before","id") WHERE "jobs"."done_at" is null and "jobs"."stopped_at" is null;