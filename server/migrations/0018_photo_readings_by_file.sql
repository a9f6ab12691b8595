DROP TABLE "card_readings" CASCADE;
--> statement-breakpoint
DELETE FROM "jobs" WHERE "kind" = 'readCard';
