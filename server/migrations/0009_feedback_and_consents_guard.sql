-- What was written to customer service, what happened to it, and what a borrower consented to, is append only.
CREATE TRIGGER feedback_events_append_only BEFORE UPDATE OR DELETE ON feedback_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER feedback_messages_append_only BEFORE UPDATE OR DELETE ON feedback_messages FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER device_data_consents_append_only BEFORE UPDATE OR DELETE ON device_data_consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
