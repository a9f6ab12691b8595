-- What happened to an order is append only, as the books are: the database itself refuses anything else.
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
