CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"taken_back_at" bigint,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "retained_records" (
	"order_no" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"keep_until" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retained_records" ADD CONSTRAINT "retained_records_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_one_open_per_user" ON "erasures" USING btree ("user_id") WHERE "erasures"."taken_back_at" is null and "erasures"."done_at" is null;