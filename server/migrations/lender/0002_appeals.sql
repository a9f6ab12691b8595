CREATE TABLE "appeal_answers" (
	"order_no" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"reviewer" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"order_no" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"created_at" bigint NOT NULL,
	"answer_before" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appeal_answers" ADD CONSTRAINT "appeal_answers_order_no_appeals_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."appeals"("order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "appeals_by_deadline" ON "appeals" USING btree ("answer_before");
--> statement-breakpoint
CREATE TRIGGER appeals_append_only BEFORE UPDATE OR DELETE ON appeals FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasing();
--> statement-breakpoint
CREATE TRIGGER appeal_answers_append_only BEFORE UPDATE OR DELETE ON appeal_answers FOR EACH ROW EXECUTE FUNCTION refuse_change();
