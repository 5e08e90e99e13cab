DROP INDEX "payment_events_waiting";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_hash" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_with" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_purchase" ON "orders" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("provider_payment");--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");