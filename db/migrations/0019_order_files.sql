CREATE TABLE "order_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"author" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_files_kind" CHECK ("order_files"."kind" in ('photo', 'pdf'))
);
--> statement-breakpoint
DROP INDEX "order_changes_refunds";--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "mail_hash" text;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_files_content" ON "order_files" USING btree ("order_id","hash");--> statement-breakpoint
CREATE INDEX "credit_notes_time" ON "credit_notes" USING btree ("issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_replies_mail" ON "message_replies" USING btree ("message_id","mail_hash");