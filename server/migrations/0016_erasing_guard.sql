-- What a borrower wrote, and what the provider told of a person, can be blanked by an erasure, which says so in its transaction; nothing else changes it.
CREATE FUNCTION refuse_change_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('kopa.erasing', true) = 'on' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is append only: correct it with a new row', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
DROP TRIGGER feedback_messages_append_only ON feedback_messages;
--> statement-breakpoint
CREATE TRIGGER feedback_messages_append_only BEFORE UPDATE OR DELETE ON feedback_messages FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasing();
--> statement-breakpoint
DROP TRIGGER provider_inbox_append_only ON provider_inbox;
--> statement-breakpoint
CREATE TRIGGER provider_inbox_append_only BEFORE UPDATE OR DELETE ON provider_inbox FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasing();
