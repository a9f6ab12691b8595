CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_from" text,
	"created_at" bigint NOT NULL,
	"sent_at" bigint,
	"asked_at" bigint,
	"settled_at" bigint,
	"conversation_id" text,
	"receipt" text,
	"failure" text,
	CONSTRAINT "refunds_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charged_through" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open_per_order" ON "refunds" USING btree ("order_no") WHERE "refunds"."state" in ('requested', 'accepted');--> statement-breakpoint
CREATE INDEX "orders_running" ON "orders" USING btree ("order_no") WHERE "orders"."step" in (2, 3, 10);--> statement-breakpoint
CREATE INDEX "journals_paid" ON "journals" USING btree ("order_no","id") WHERE "journals"."kind" in ('receipt', 'carryOver');--> statement-breakpoint
UPDATE "orders" SET "charged_through" = coalesce(
	(SELECT max("journals"."day") FROM "journals" WHERE "journals"."order_no" = "orders"."order_no" AND "journals"."kind" <> 'payout'),
	"disbursed_on"
) WHERE "disbursed_on" IS NOT NULL;
