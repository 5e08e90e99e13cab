CREATE TABLE "erasures" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_links" ADD COLUMN "opened_hash" text;--> statement-breakpoint
CREATE INDEX "erasures_age" ON "erasures" USING btree ("erased_at");