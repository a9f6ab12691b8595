CREATE TABLE "simulated_callbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulated_callbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"body" jsonb NOT NULL,
	"delivered_at" bigint
);
--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "simulated_payments_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"order_no" text NOT NULL,
	"shillings" integer NOT NULL,
	"phone" text NOT NULL,
	"callback_url" text NOT NULL,
	"state" text NOT NULL,
	"result_code" integer,
	"receipt" text,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "simulated_payments_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "simulated_payments_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "simulated_references" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"reference" text NOT NULL,
	"order_no" text NOT NULL,
	"shillings" integer,
	"callback_url" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "simulated_references_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE INDEX "simulated_payments_by_order" ON "simulated_payments" USING btree ("order_no","position");