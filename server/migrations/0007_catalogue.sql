CREATE TABLE "catalogue" (
	"list" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "catalogue_list_key_pk" PRIMARY KEY("list","key")
);
--> statement-breakpoint
CREATE TABLE "catalogue_lists" (
	"list" text PRIMARY KEY NOT NULL,
	"edited_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue" ADD CONSTRAINT "catalogue_list_catalogue_lists_list_fk" FOREIGN KEY ("list") REFERENCES "public"."catalogue_lists"("list") ON DELETE no action ON UPDATE no action;