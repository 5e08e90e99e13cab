CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"lines" jsonb NOT NULL,
	"delivery_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" date NOT NULL,
	"revoked_at" timestamp with time zone,
	"order_id" uuid,
	CONSTRAINT "offers_number_unique" UNIQUE("number"),
	CONSTRAINT "offers_total" CHECK ("offers"."total_cents" > 0 and "offers"."delivery_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_email" ON "offers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "offers_order" ON "offers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "offers_end" ON "offers" USING btree ("valid_until");