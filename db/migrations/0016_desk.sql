CREATE TABLE "message_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"email" text NOT NULL,
	"author" text NOT NULL,
	"is_from_house" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"order_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"picture" text,
	"files" jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_replies_message" ON "message_replies" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "sent_mails_order" ON "sent_mails" USING btree ("order_id","sent_at");--> statement-breakpoint
CREATE INDEX "sent_mails_recipient" ON "sent_mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "contact_messages_list" ON "contact_messages" USING btree ("is_answered","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_time" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "offers_time" ON "offers" USING btree ("created_at","number");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","number");--> statement-breakpoint
-- What the desk searches (db/desk/desk-search.ts). Where the extensions may not be created: docs/operations.md.
create extension if not exists unaccent;--> statement-breakpoint
create extension if not exists pg_trgm;--> statement-breakpoint
-- Texts without accents, in small letters. What it calls is named with its schema, because backups are restored, and
-- indexes analysed, without a search path.
do $$
declare home text; plain text;
begin
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'unaccent';
  plain := format('%1$s.unaccent(%2$L::regdictionary, normalize($1, nfkc))', home, home || '.unaccent');
  if version() like '%emscripten%' then
    -- The embedded database has the libraries of extensions from the release: one before them keeps accents.
    execute format(
      'create function desk_text(text) returns text language plpgsql immutable strict as $f$
      begin
        return lower(%s);
      exception when undefined_file or feature_not_supported then
        return lower(normalize($1, nfkc));
      end $f$', plain);
  else
    execute format(
      'create function desk_text(text) returns text language sql immutable strict parallel safe
        as $f$ select lower(%s) $f$', plain);
  end if;
end $$;--> statement-breakpoint
-- The pieces of an order in words, beside those of its buyer: one index finds both.
alter table orders add column pieces text;--> statement-breakpoint
create function desk_note_piece() returns trigger language plpgsql as $$
begin
  update orders
  set pieces = concat_ws(' ', pieces, new.product_id, new.name, translate(new.option_names::text, '[]",', '    '))
  where id = new.order_id;
  return null;
end $$;--> statement-breakpoint
update orders set pieces = (
  select string_agg(concat_ws(' ', product_id, name, translate(option_names::text, '[]",', '    ')), ' ' order by position)
  from order_lines where order_id = orders.id);--> statement-breakpoint
create trigger order_lines_pieces after insert on order_lines for each row execute function desk_note_piece();--> statement-breakpoint
alter table orders add column searched text generated always as (
  desk_text(' ' || number
  || ' ' || substr(number, 9)
  || ' ' || coalesce(pieces, '')
  || ' ' || coalesce(email, '')
  || ' ' || coalesce(contact->>'name', '')
  || ' ' || regexp_replace(coalesce(contact->>'phone', ''), '[^0-9]', '', 'g')
  || ' ' || translate(coalesce(contact->>'address', ''), '[]",', '    ')
  || ' ' || coalesce(delivery_postcode, ''))
) stored;--> statement-breakpoint
alter table offers add column searched text generated always as (
  desk_text(' ' || number
  || ' ' || substr(number, 9)
  || ' ' || coalesce(email, '')
  || ' ' || translate(lines::text, '[]{}",:', '       '))
) stored;--> statement-breakpoint
alter table contact_messages add column searched text generated always as (
  desk_text(' ' || name
  || ' ' || email
  || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')
  || ' ' || subject
  || ' ' || message)
) stored;--> statement-breakpoint
alter table withdrawals add column searched text generated always as (
  desk_text(' ' || reference
  || ' ' || name
  || ' ' || email
  || ' ' || order_reference
  || ' ' || translate(order_reference, '- ', ''))
) stored;--> statement-breakpoint
alter table newsletter_subscriptions add column searched text generated always as (
  desk_text(' ' || email
  || ' ' || coalesce(name, ''))
) stored;--> statement-breakpoint
do $$
declare home text; place text;
begin
  -- The release before could not write to such an index of the embedded database.
  if version() like '%emscripten%' then return; end if;
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  foreach place in array array['orders',
    'offers',
    'contact_messages',
    'withdrawals',
    'newsletter_subscriptions']
  loop
    execute format('create index %I on %I using gin (searched %s.gin_trgm_ops)', place || '_searched', place, home);
  end loop;
end $$;
