CREATE INDEX "offers_by_total" ON "offers" USING btree ("total_cents");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_cents");