ALTER TABLE "users" ADD COLUMN "key" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Samples of a column for the planner would keep the keys of erased borrowers.
ALTER TABLE "users" ALTER COLUMN "key" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mobile_hash" text;--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_mobile_unique";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mobile_hash_unique" UNIQUE("mobile_hash");--> statement-breakpoint
UPDATE "users" SET "mobile" = '' WHERE "mobile" LIKE 'erased %';--> statement-breakpoint
ALTER TABLE "order_sections" ALTER COLUMN "fields" TYPE text USING "fields"::text;--> statement-breakpoint
ALTER TABLE "user_sections" ALTER COLUMN "fields" TYPE text USING "fields"::text;--> statement-breakpoint
-- Codes are good for minutes, and count for a day.
DELETE FROM "verification_codes";--> statement-breakpoint
DROP INDEX "verification_codes_by_mobile";--> statement-breakpoint
ALTER TABLE "verification_codes" RENAME COLUMN "mobile" TO "mobile_hash";--> statement-breakpoint
CREATE INDEX "verification_codes_by_mobile" ON "verification_codes" USING btree ("mobile_hash","id");--> statement-breakpoint
DELETE FROM "outbox";--> statement-breakpoint
DROP INDEX "outbox_by_mobile";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "mobile" TO "mobile_hash";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "text" TO "message";--> statement-breakpoint
CREATE INDEX "outbox_by_mobile" ON "outbox" USING btree ("mobile_hash","id");--> statement-breakpoint
UPDATE "sms_deliveries" SET "mobile" = NULL;--> statement-breakpoint
DROP INDEX "sms_deliveries_by_mobile";--> statement-breakpoint
ALTER TABLE "sms_deliveries" RENAME COLUMN "mobile" TO "mobile_hash";--> statement-breakpoint
CREATE INDEX "sms_deliveries_by_mobile" ON "sms_deliveries" USING btree ("mobile_hash","sent_at");
