CREATE TABLE "agreed_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"terms" text NOT NULL,
	"withdrawal" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "minutes" smallint DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "change_hours" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "free_hours" smallint DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "credit_days" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "euros_per_dollar" numeric(6, 4) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "check_in_from" text DEFAULT '15:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "check_out_before" text DEFAULT '11:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promised" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawal_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trial_nights" smallint DEFAULT 100 NOT NULL;