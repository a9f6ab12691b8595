ALTER TABLE "repayments" ADD COLUMN "prompt_id" text;--> statement-breakpoint
ALTER TABLE "repayments" ADD COLUMN "prompt_hash" text;--> statement-breakpoint
ALTER TABLE "repayments" ADD CONSTRAINT "repayments_promptHash_unique" UNIQUE("prompt_hash");--> statement-breakpoint
-- An older key of a journal may contain the provider's name of a prompt, and that name a number: the job `sealPayers`
-- declares itself, and changes nothing else.
CREATE FUNCTION refuse_change_but_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('kopa.erasing', true) = 'on'
		AND to_jsonb(NEW) - 'key' = to_jsonb(OLD) - 'key' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is append only: correct it with a new row', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER journals_append_only ON journals;
--> statement-breakpoint
CREATE TRIGGER journals_append_only BEFORE UPDATE OR DELETE ON journals FOR EACH ROW EXECUTE FUNCTION refuse_change_but_key();
--> statement-breakpoint
INSERT INTO "settings" ("name", "value") SELECT 'payersToSeal', '{"part": 4, "after": ""}'
	WHERE EXISTS (SELECT FROM "repayments") OR EXISTS (SELECT FROM "provider_inbox")
	ON CONFLICT DO NOTHING;
