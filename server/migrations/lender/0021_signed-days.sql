CREATE TABLE "signed_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" text NOT NULL,
	"figures" jsonb NOT NULL,
	"hash" text NOT NULL,
	"explained" jsonb NOT NULL,
	"people" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "signed_days_once" ON "signed_days" USING btree ("day","hash");--> statement-breakpoint
CREATE TRIGGER signed_days_append_only BEFORE UPDATE OR DELETE ON signed_days FOR EACH ROW EXECUTE FUNCTION refuse_change();
