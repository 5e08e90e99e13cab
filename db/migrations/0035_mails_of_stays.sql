ALTER TABLE "sent_mails" DROP CONSTRAINT "sent_mails_about";--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_by_total" ON "offers" USING btree ("total_cents");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total_cents");--> statement-breakpoint
CREATE INDEX "sent_mails_booking" ON "sent_mails" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "sent_mails_appointment" ON "sent_mails" USING btree ("appointment_id");--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_about" CHECK (num_nonnulls("sent_mails"."order_id", "sent_mails"."offer_id", "sent_mails"."message_id", "sent_mails"."booking_id", "sent_mails"."appointment_id") = 1);