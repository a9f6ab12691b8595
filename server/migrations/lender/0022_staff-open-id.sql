ALTER TABLE "staff" ADD COLUMN "open_id_account" text;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_open_id_account_unique" UNIQUE("open_id_account");