-- The ledger is append only, and each journal sums to zero: the database itself refuses anything else.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append only: correct it with a new row', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
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
CREATE TRIGGER provider_inbox_append_only BEFORE UPDATE OR DELETE ON provider_inbox FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_with_their_journal BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse_entry_of_closed_journal();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journals_zero_sum AFTER INSERT ON journals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_zero_sum();
