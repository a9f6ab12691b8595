CREATE TABLE "desk_claims" (
	"queue" text NOT NULL,
	"item_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"taken_at" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "desk_claims_queue_item_id_pk" PRIMARY KEY("queue","item_id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"roles" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"active_since" bigint,
	"ended_at" bigint,
	"password_hash" text,
	"code_secret" text,
	"code_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_acts" (
	"no" bigint PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"staff_id" text NOT NULL,
	"act" text NOT NULL,
	"about_kind" text NOT NULL,
	"about_id" text NOT NULL,
	"why" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"from" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_acts_head" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"no" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"code_secret" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"way" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	"end_reason" text,
	CONSTRAINT "staff_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sign_in_failures" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "waits_since" bigint;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_acts" ADD CONSTRAINT "staff_acts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_claims_by_staff" ON "desk_claims" USING btree ("staff_id","used_at");--> statement-breakpoint
CREATE INDEX "staff_acts_by_staff" ON "staff_acts" USING btree ("staff_id","no");--> statement-breakpoint
CREATE INDEX "staff_acts_by_subject" ON "staff_acts" USING btree ("about_id","no");--> statement-breakpoint
CREATE INDEX "staff_invitations_by_staff" ON "staff_invitations" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_by_staff" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_open" ON "staff_sessions" USING btree ("staff_id") WHERE "staff_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "feedbacks_waiting" ON "feedbacks" USING btree ("waits_since","position") WHERE "feedbacks"."waits_since" is not null;--> statement-breakpoint
UPDATE "feedbacks" SET "waits_since" = "created_at" WHERE "review_status" = 1;--> statement-breakpoint
UPDATE "feedbacks" SET "waits_since" = "event"."at" FROM (
	SELECT DISTINCT ON ("feedback_id") "feedback_id", "author", "at" FROM "feedback_events" ORDER BY "feedback_id", "id" DESC
) AS "event" WHERE "event"."feedback_id" = "feedbacks"."id" AND "event"."author" = 'borrower' AND "review_status" = 2;--> statement-breakpoint
CREATE TRIGGER staff_acts_append_only BEFORE UPDATE OR DELETE ON staff_acts FOR EACH ROW EXECUTE FUNCTION refuse_change();
