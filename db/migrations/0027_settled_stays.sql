ALTER TABLE "bookings" ADD COLUMN "settled_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_settled" CHECK ("bookings"."settled_cents" >= 0);