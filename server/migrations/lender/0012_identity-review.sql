ALTER TABLE "identity_checks" ADD COLUMN "number_hash" text;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "waits_since" bigint;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "answer_before" bigint;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD COLUMN "asked_again" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "identity_checks_by_number" ON "identity_checks" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "identity_checks_by_promise" ON "identity_checks" USING btree ("answer_before") WHERE "identity_checks"."waits_since" is not null and "identity_checks"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "identity_checks_settled" ON "identity_checks" USING btree ("settled_at") WHERE "identity_checks"."settled_at" is not null;--> statement-breakpoint
UPDATE "identity_checks" SET "waits_since" = coalesce("done_at", "requested_at"), "answer_before" = coalesce("done_at", "requested_at") + 86400000
WHERE "settled_at" is null AND "outcome" IN ('review', 'retake')
  AND "id" = (SELECT max("newest"."id") FROM "identity_checks" "newest" WHERE "newest"."order_no" = "identity_checks"."order_no")
  AND "order_no" IN (SELECT "order_no" FROM "orders" WHERE "step" = 1);
