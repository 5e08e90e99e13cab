CREATE TABLE "credited_stays" (
	"order_id" uuid NOT NULL,
	"stay" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "credited_stays_order_id_stay_pk" PRIMARY KEY("order_id","stay"),
	CONSTRAINT "credited_stays_cents" CHECK ("credited_stays"."cents" > 0)
);
--> statement-breakpoint
DROP INDEX "contact_messages_list";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "nights_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credited_stays" ADD CONSTRAINT "credited_stays_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credited_stays_stay" ON "credited_stays" USING btree ("stay");--> statement-breakpoint
CREATE INDEX "orders_installed" ON "orders" USING btree (coalesce("delivery_date", "delivery_first"));--> statement-breakpoint
CREATE INDEX "orders_to_make" ON "orders" USING btree ("delivery_last","number") WHERE "orders"."state" in ('paid', 'workshop');--> statement-breakpoint
CREATE INDEX "orders_country" ON "orders" USING btree ("delivery_country","placed_at","number");--> statement-breakpoint
CREATE INDEX "orders_balance_open" ON "orders" USING btree ("state") WHERE "orders"."deposit_cents" is not null and not "orders"."is_balance_paid";--> statement-breakpoint
CREATE INDEX "orders_sums" ON "orders" USING btree ("id","total_cents","delivery_country");--> statement-breakpoint
CREATE INDEX "contact_messages_list" ON "contact_messages" USING btree ("is_answered","created_at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_nights" CHECK ("orders"."nights_cents" >= 0);