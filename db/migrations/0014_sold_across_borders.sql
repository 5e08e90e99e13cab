ALTER TABLE "offers" ADD COLUMN "delivery_country" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "delivery_postcode" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_percent" numeric(4, 2) DEFAULT 20 NOT NULL;