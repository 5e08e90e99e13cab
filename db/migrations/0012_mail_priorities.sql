CREATE TABLE "mail_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"spent_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "priority" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "waiting_key" text;--> statement-breakpoint
CREATE INDEX "mail_budgets_age" ON "mail_budgets" USING btree ("spent_until");--> statement-breakpoint
CREATE INDEX "mails_next" ON "mails" USING btree ("priority","due_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_waiting_key_unique" UNIQUE("waiting_key");