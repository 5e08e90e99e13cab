CREATE TABLE "agreed_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"terms" text NOT NULL,
	"withdrawal" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promised" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawal_days" smallint DEFAULT 14 NOT NULL;