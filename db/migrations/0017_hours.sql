CREATE TABLE "appointment_slots" (
	"adviser" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"appointment_id" uuid NOT NULL,
	CONSTRAINT "appointment_slots_adviser_starts_at_pk" PRIMARY KEY("adviser","starts_at")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"place" text NOT NULL,
	"spoken" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"adviser" text NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"wishes" text NOT NULL,
	"about" text,
	"video_link" text,
	"house_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "appointments_number_unique" UNIQUE("number"),
	CONSTRAINT "appointments_state" CHECK ("appointments"."state" in ('booked', 'cancelled', 'noShow'))
);
--> statement-breakpoint
ALTER TABLE "appointment_slots" ADD CONSTRAINT "appointment_slots_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_slots_time" ON "appointment_slots" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointment_slots_appointment" ON "appointment_slots" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_email" ON "appointments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "appointments_time" ON "appointments" USING btree ("starts_at");