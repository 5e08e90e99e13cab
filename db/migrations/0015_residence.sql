CREATE TABLE "booking_nights" (
	"suite" smallint NOT NULL,
	"night" date NOT NULL,
	"booking_id" uuid NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "booking_nights_suite_night_pk" PRIMARY KEY("suite","night")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"suite" smallint NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"adults" smallint NOT NULL,
	"children" smallint NOT NULL,
	"total_cents" integer NOT NULL,
	"language" text NOT NULL,
	"held_until" timestamp with time zone,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"address" text,
	"city" text,
	"postcode" text,
	"country" text,
	"requests" text,
	"payment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "bookings_number_unique" UNIQUE("number"),
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('held', 'booked', 'cancelled', 'noShow')),
	CONSTRAINT "bookings_dates" CHECK ("bookings"."check_out" > "bookings"."check_in"),
	CONSTRAINT "bookings_guests" CHECK ("bookings"."adults" > 0 and "bookings"."children" >= 0),
	CONSTRAINT "bookings_total" CHECK ("bookings"."total_cents" > 0),
	CONSTRAINT "bookings_held" CHECK (("bookings"."state" = 'held') = ("bookings"."held_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "booking_nights" ADD CONSTRAINT "booking_nights_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_nights_night" ON "booking_nights" USING btree ("night");--> statement-breakpoint
CREATE INDEX "booking_nights_booking" ON "booking_nights" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "bookings_dates_of" ON "bookings" USING btree ("check_in","check_out");--> statement-breakpoint
CREATE INDEX "bookings_holds" ON "bookings" USING btree ("held_until") WHERE "bookings"."state" = 'held';