CREATE TABLE "product_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"valid_from" text NOT NULL,
	"people" text NOT NULL,
	"decided_at" bigint NOT NULL,
	"state" text NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_changes_one_scheduled" ON "product_changes" USING btree ("product_id") WHERE "product_changes"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "product_changes_by_product" ON "product_changes" USING btree ("product_id","decided_at");