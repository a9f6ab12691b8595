ALTER TABLE "repayments" ADD COLUMN "taken_back_at" bigint;--> statement-breakpoint
CREATE INDEX "journals_taken_back" ON "journals" USING btree ("key") WHERE "journals"."kind" = 'takenBack';