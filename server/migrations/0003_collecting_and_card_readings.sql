CREATE TABLE "collect_confirmations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collect_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"code_id" bigint NOT NULL,
	"confirmed_at" bigint NOT NULL,
	"valid_until" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "card_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"front_file" text NOT NULL,
	"back_file" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"fields" text,
	"requested_at" bigint NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
ALTER TABLE "collect_confirmations" ADD CONSTRAINT "collect_confirmations_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_readings" ADD CONSTRAINT "card_readings_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collect_confirmations_one_a_code" ON "collect_confirmations" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "collect_confirmations_by_order" ON "collect_confirmations" USING btree ("order_no","id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_readings_once_a_pair" ON "card_readings" USING btree ("order_no","front_file","back_file");