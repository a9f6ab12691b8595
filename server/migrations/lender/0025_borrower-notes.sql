CREATE TABLE "borrower_notes" (
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"order_no" text,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"staff_id" text NOT NULL,
	CONSTRAINT "borrower_notes_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
ALTER TABLE "borrower_notes" ADD CONSTRAINT "borrower_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "borrower_notes" ADD CONSTRAINT "borrower_notes_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "borrower_notes" ADD CONSTRAINT "borrower_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER borrower_notes_append_only BEFORE UPDATE OR DELETE ON borrower_notes FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasing();
