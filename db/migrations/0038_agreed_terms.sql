ALTER TABLE "bookings" ADD COLUMN "free_hours" smallint DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "credit_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "euros_per_dollar" numeric(6, 4) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trial_nights" smallint DEFAULT 100 NOT NULL;