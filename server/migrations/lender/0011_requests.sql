CREATE TABLE "desk_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"item_id" text NOT NULL,
	"act" text NOT NULL,
	"order_no" text,
	"amount_cents" bigint NOT NULL,
	"was" jsonb NOT NULL,
	"why" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" bigint NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"decided_why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_requests_one_open" ON "desk_requests" USING btree ("queue","item_id") WHERE "desk_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "desk_requests_by_age" ON "desk_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "entries_suspended" ON "entries" USING btree ("journal_id") WHERE "entries"."account" = 'suspense';--> statement-breakpoint
-- What was asked stays as it was, a request that is over stays as it ended, and no request is deleted.
CREATE FUNCTION refuse_other_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR OLD.state <> 'open'
		OR (NEW.id, NEW.queue, NEW.item_id, NEW.act, NEW.order_no, NEW.amount_cents, NEW.was, NEW.why, NEW.asked_by, NEW.asked_at)
			IS DISTINCT FROM (OLD.id, OLD.queue, OLD.item_id, OLD.act, OLD.order_no, OLD.amount_cents, OLD.was, OLD.why, OLD.asked_by, OLD.asked_at) THEN
		RAISE EXCEPTION 'a request keeps what was asked and how it ended' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER desk_requests_kept BEFORE UPDATE OR DELETE ON desk_requests FOR EACH ROW EXECUTE FUNCTION refuse_other_request();
