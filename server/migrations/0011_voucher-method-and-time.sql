ALTER TABLE "vouchers" ADD COLUMN "paid_time" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "method" text;