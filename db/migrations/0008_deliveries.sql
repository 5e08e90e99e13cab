ALTER TABLE "orders" ADD COLUMN "delivery_country" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_postcode" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_first" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_last" date;