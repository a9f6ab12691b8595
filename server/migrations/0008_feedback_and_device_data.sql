CREATE TABLE "feedback_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" text NOT NULL,
	"event" text NOT NULL,
	"author" text NOT NULL,
	"from_status" integer,
	"to_status" integer NOT NULL,
	"at" bigint NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_files" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" bigint NOT NULL,
	"free_since" bigint,
	"feedback_id" text,
	"message_id" bigint,
	"place" integer
);
--> statement-breakpoint
CREATE TABLE "feedback_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" text NOT NULL,
	"number" integer NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "feedback_messages_numbered" UNIQUE("feedback_id","number")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"type" integer NOT NULL,
	"description" text NOT NULL,
	"contact" text NOT NULL,
	"appointment_time" bigint,
	"receiver_account" text,
	"review_status" integer NOT NULL,
	"resolved" boolean,
	"rating" integer,
	"created_at" bigint NOT NULL,
	"request_hash" text NOT NULL,
	"platform_event" bigint DEFAULT 0 NOT NULL,
	"seen_event" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_data_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_data_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"granted" boolean NOT NULL,
	"language" text NOT NULL,
	"purpose" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_data_uploads" (
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "device_data_uploads_order_no_kind_pk" PRIMARY KEY("order_no","kind")
);
--> statement-breakpoint
ALTER TABLE "feedback_events" ADD CONSTRAINT "feedback_events_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_message_id_feedback_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."feedback_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_data_consents" ADD CONSTRAINT "device_data_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_data_uploads" ADD CONSTRAINT "device_data_uploads_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_events_by_feedback" ON "feedback_events" USING btree ("feedback_id","id");--> statement-breakpoint
CREATE INDEX "feedback_files_by_user" ON "feedback_files" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "feedback_files_by_feedback" ON "feedback_files" USING btree ("feedback_id","message_id");--> statement-breakpoint
CREATE INDEX "feedback_files_by_file" ON "feedback_files" USING btree ("file");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_one_open_alike" ON "feedbacks" USING btree ("user_id","request_hash") WHERE "feedbacks"."review_status" <> 4;--> statement-breakpoint
CREATE INDEX "feedbacks_by_user" ON "feedbacks" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "feedbacks_open" ON "feedbacks" USING btree ("review_status","position") WHERE "feedbacks"."review_status" <> 4;--> statement-breakpoint
CREATE INDEX "device_data_consents_by_user" ON "device_data_consents" USING btree ("user_id","kind","id");