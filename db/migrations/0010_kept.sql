CREATE TABLE "kept_configurations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"product_id" text NOT NULL,
	"options" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_configurations_name_length" CHECK (char_length("kept_configurations"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "kept_configurations" ADD CONSTRAINT "kept_configurations_email_newsletter_subscriptions_email_fk" FOREIGN KEY ("email") REFERENCES "public"."newsletter_subscriptions"("email") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_configurations_name" ON "kept_configurations" USING btree ("email","product_id","options","name");