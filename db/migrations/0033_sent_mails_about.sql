ALTER TABLE "sent_mails" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_mails_offer" ON "sent_mails" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "sent_mails_message" ON "sent_mails" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_about" CHECK (num_nonnulls("sent_mails"."order_id", "sent_mails"."offer_id", "sent_mails"."message_id") = 1);