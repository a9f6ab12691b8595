-- What a borrower consented to is append only; what was said to kinds of device data is said to their permissions.
INSERT INTO consent_events (user_id, purpose, given, version, language, text, at)
SELECT user_id,
	CASE kind WHEN 'contact' THEN 'contacts' WHEN 'exif' THEN 'storage' WHEN 'device' THEN 'deviceInfo' WHEN 'appList' THEN 'installedApps' ELSE kind END,
	granted, 'earlier', language, jsonb_build_object('name', '', 'text', purpose, 'kept', ''), at
FROM device_data_consents ORDER BY id;
--> statement-breakpoint
CREATE TRIGGER consent_events_append_only BEFORE UPDATE OR DELETE ON consent_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
