ALTER TABLE "mail_links" DROP CONSTRAINT "mail_links_purpose";--> statement-breakpoint
UPDATE "mail_links" SET "purpose" = 'newsletter' WHERE "purpose" = 'letter';--> statement-breakpoint
UPDATE "mail_links" SET "purpose" = 'unsubscribe' WHERE "purpose" = 'leave';--> statement-breakpoint
UPDATE "mails" SET "kind" = 'newsletter' WHERE "kind" = 'letter';--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_purpose" CHECK ("mail_links"."purpose" in ('access', 'newsletter', 'unsubscribe'));
