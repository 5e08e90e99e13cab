CREATE TABLE "calendar_addresses" (
	"staff" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_addresses_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"closed" text NOT NULL,
	"day" date NOT NULL,
	"author" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closed_days_closed_day_pk" PRIMARY KEY("closed","day")
);
--> statement-breakpoint
CREATE TABLE "stay_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"nights" text NOT NULL,
	"cents" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"provider_session" text,
	"pay_address" text,
	"provider_payment" text,
	"received_cents" integer DEFAULT 0 NOT NULL,
	"currency" text,
	"received_at" timestamp with time zone,
	"reported_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stay_payments_provider_session_unique" UNIQUE("provider_session"),
	CONSTRAINT "stay_payments_provider_payment_unique" UNIQUE("provider_payment"),
	CONSTRAINT "stay_payments_cents" CHECK ("stay_payments"."cents" > 0 and "stay_payments"."received_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stay_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stay_refunds_cents" CHECK ("stay_refunds"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "appointments" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "house_note" text;--> statement-breakpoint
ALTER TABLE "stay_payments" ADD CONSTRAINT "stay_payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_refunds" ADD CONSTRAINT "stay_refunds_payment_id_stay_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."stay_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stay_payments_booking" ON "stay_payments" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stay_payments_open" ON "stay_payments" USING btree ("booking_id") WHERE "stay_payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "stay_refunds_payment" ON "stay_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "stay_refunds_asked" ON "stay_refunds" USING btree ("asked_at") WHERE "stay_refunds"."state" = 'asked';