DELETE FROM "mails" WHERE "kind" = 'access' AND "id" NOT IN (
  SELECT DISTINCT ON ("recipient") "id" FROM "mails" WHERE "kind" = 'access' ORDER BY "recipient", "created_at" DESC, "id"
);--> statement-breakpoint
CREATE UNIQUE INDEX "mails_access" ON "mails" USING btree ("recipient") WHERE kind = 'access';--> statement-breakpoint
CREATE INDEX "withdrawals_email" ON "withdrawals" USING btree ("email","declared_at");