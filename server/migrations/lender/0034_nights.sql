ALTER TABLE "orders" ADD COLUMN "accrued_since" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accrued_interest_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accrued_penalty_cents" bigint DEFAULT 0 NOT NULL;