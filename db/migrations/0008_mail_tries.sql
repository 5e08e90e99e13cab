ALTER TABLE "mails" DROP CONSTRAINT "mails_tries";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_tries" CHECK ("mails"."tries" between 0 and 11);