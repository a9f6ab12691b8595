CREATE TABLE "callback_secrets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "callback_secrets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint,
	CONSTRAINT "callback_secrets_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
DROP INDEX "refunds_one_open_per_order";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "held_because" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "callback_secrets_one_current" ON "callback_secrets" USING btree ("purpose") WHERE "callback_secrets"."ends_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open_per_order" ON "refunds" USING btree ("order_no") WHERE "refunds"."state" in ('held', 'requested', 'accepted');