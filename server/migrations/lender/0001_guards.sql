-- What the database itself refuses, whatever the server does.

-- Records of money, decisions and consent are append only.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append only: correct it with a new row', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- An erasure may blank what a borrower wrote and what the provider said of a person: it declares itself in its transaction.
CREATE FUNCTION refuse_change_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('kopa.erasing', true) = 'on' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% is append only: correct it with a new row', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- A journal has the entries of its own transaction, and they sum to zero.
CREATE FUNCTION refuse_entry_of_closed_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM journals WHERE id = NEW.journal_id AND made_by = pg_current_xact_id()::text) THEN
		RAISE EXCEPTION 'the journal % was closed with its transaction', NEW.journal_id USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION require_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sides bigint;
	total numeric;
BEGIN
	SELECT count(*), coalesce(sum(cents), 0) INTO sides, total FROM entries WHERE journal_id = NEW.id;
	IF sides < 2 OR total <> 0 THEN
		RAISE EXCEPTION 'the journal % has % entries that sum to %, not to zero', NEW.key, sides, total
			USING ERRCODE = 'check_violation', CONSTRAINT = 'journals_zero_sum';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER journals_append_only BEFORE UPDATE OR DELETE ON journals FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER agreements_append_only BEFORE UPDATE OR DELETE ON agreements FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_with_their_journal BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse_entry_of_closed_journal();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journals_zero_sum AFTER INSERT ON journals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_zero_sum();
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER feedback_events_append_only BEFORE UPDATE OR DELETE ON feedback_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_events_append_only BEFORE UPDATE OR DELETE ON consent_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER feedback_messages_append_only BEFORE UPDATE OR DELETE ON feedback_messages FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasing();
--> statement-breakpoint
CREATE TRIGGER provider_inbox_append_only BEFORE UPDATE OR DELETE ON provider_inbox FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasing();
