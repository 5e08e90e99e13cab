ALTER TABLE "credit_notes" ADD COLUMN "paper" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paper" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billing" jsonb;