CREATE TABLE "payment_promises" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_promises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"by_day" text NOT NULL,
	"at" bigint NOT NULL,
	"staff_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_promises" ADD CONSTRAINT "payment_promises_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_promises" ADD CONSTRAINT "payment_promises_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_promises_by_order" ON "payment_promises" USING btree ("order_no","id");--> statement-breakpoint
CREATE TRIGGER payment_promises_append_only BEFORE UPDATE OR DELETE ON payment_promises FOR EACH ROW EXECUTE FUNCTION refuse_change();
