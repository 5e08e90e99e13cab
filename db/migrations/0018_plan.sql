CREATE INDEX "invoices_time" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "order_changes_refunds" ON "order_changes" USING btree ("at") WHERE "order_changes"."note" = 'partlyRefunded' or ("order_changes"."note" is null and "order_changes"."state" = 'refunded');--> statement-breakpoint
CREATE INDEX "orders_delivered" ON "orders" USING btree ("delivered_at") WHERE "orders"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_delivery" ON "orders" USING btree ("delivery_date") WHERE "orders"."delivery_date" is not null;