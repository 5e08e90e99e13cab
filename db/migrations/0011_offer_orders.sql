ALTER TABLE "offers" DROP CONSTRAINT "offers_order_id_orders_id_fk";
--> statement-breakpoint
DROP INDEX "offers_order";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_offer" ON "orders" USING btree ("offer_id");--> statement-breakpoint
UPDATE "orders" SET "offer_id" = "offers"."id" FROM "offers" WHERE "offers"."order_id" = "orders"."id";
