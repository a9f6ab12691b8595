CREATE TABLE "attempt_budgets" (
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"from" bigint NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "attempt_budgets_action_subject_from_pk" PRIMARY KEY("action","subject","from")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" bigint;--> statement-breakpoint
UPDATE "sessions" SET "last_used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_used_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "purpose" text DEFAULT 'signIn' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "is_known" boolean DEFAULT false NOT NULL;