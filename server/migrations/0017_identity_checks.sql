CREATE TABLE "identity_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"front_file" text NOT NULL,
	"back_file" text NOT NULL,
	"face_file" text NOT NULL,
	"claim" text NOT NULL,
	"claimed" text,
	"state" text NOT NULL,
	"reference" text,
	"outcome" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"evidence" text,
	"requested_at" bigint NOT NULL,
	"done_at" bigint,
	"settled_at" bigint
);
--> statement-breakpoint
CREATE TABLE "photo_readings" (
	"file" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"side" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"text" text,
	"requested_at" bigint NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_readings" ADD CONSTRAINT "photo_readings_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_once" ON "identity_checks" USING btree ("order_no","front_file","back_file","face_file","claim");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_by_reference" ON "identity_checks" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "photo_readings_by_order" ON "photo_readings" USING btree ("order_no");