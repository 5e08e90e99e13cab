ALTER TABLE "bookings" DROP CONSTRAINT "bookings_settled";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "handed_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancellation_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation" CHECK ("bookings"."cancellation_cents" = 0 or ("bookings"."state" = 'cancelled' and "bookings"."cancellation_cents" between 0 and "bookings"."total_cents"));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_settled" CHECK ("bookings"."settled_cents" >= 0 and "bookings"."handed_back_cents" >= 0);