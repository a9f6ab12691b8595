CREATE TABLE "reminder_choices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminder_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"reminders" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "reminders_sent" (
	"order_no" text NOT NULL,
	"day" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "reminders_sent_order_no_day_pk" PRIMARY KEY("order_no","day")
);
--> statement-breakpoint
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders_sent" ADD CONSTRAINT "reminders_sent_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_choices_one_current" ON "reminder_choices" USING btree ("user_id") WHERE "reminder_choices"."ended_at" is null;