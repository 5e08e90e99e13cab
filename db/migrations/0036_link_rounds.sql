ALTER TABLE "appointments" ADD COLUMN "link_round" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "link_round" smallint DEFAULT 0 NOT NULL;