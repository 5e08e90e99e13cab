ALTER TABLE "invoices" DROP CONSTRAINT "invoices_order_id_unique";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "invoice_kind" text DEFAULT 'whole' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "kind" text DEFAULT 'whole' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_balance_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_session" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_pay_address" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_payment" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_paid_with" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "balance_reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider_payment" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id","kind");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit" CHECK ("orders"."deposit_cents" > 0 and "orders"."deposit_cents" < "orders"."total_cents");