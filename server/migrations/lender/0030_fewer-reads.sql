DROP INDEX "journals_paid";--> statement-breakpoint
CREATE INDEX "journals_but_charges" ON "journals" USING btree ("order_no","id") WHERE "journals"."kind" not in ('interest', 'penalty');--> statement-breakpoint
ALTER TABLE "catalogue_lists" ADD COLUMN "version" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
-- A list whose items change, by any process, release or hand, has another version from the same transaction on.
CREATE FUNCTION renew_version_of_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE catalogue_lists SET version = gen_random_uuid() WHERE list IN (SELECT list FROM changed);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER catalogue_inserted AFTER INSERT ON catalogue REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_version_of_list();
--> statement-breakpoint
CREATE TRIGGER catalogue_updated AFTER UPDATE ON catalogue REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_version_of_list();
--> statement-breakpoint
CREATE TRIGGER catalogue_deleted AFTER DELETE ON catalogue REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_version_of_list();
