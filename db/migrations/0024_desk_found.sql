ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'fr' NOT NULL;--> statement-breakpoint
-- What the desk searches besides (db/desk/desk-search.ts), as in 0016_desk.sql.
alter table bookings add column searched text generated always as (
  desk_text(' ' || number
  || ' ' || substr(number, 9)
  || ' ' || coalesce(first_name, '')
  || ' ' || coalesce(last_name, '')
  || ' ' || coalesce(email, '')
  || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))
) stored;--> statement-breakpoint
alter table appointments add column searched text generated always as (
  desk_text(' ' || number
  || ' ' || substr(number, 9)
  || ' ' || name
  || ' ' || coalesce(email, '')
  || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))
) stored;--> statement-breakpoint
alter table message_replies add column searched text generated always as (desk_text(' ' || text)) stored;--> statement-breakpoint
-- Null but for steps that agreed a delivery.
alter table order_changes add column searched text generated always as (
  desk_text(' ' || (details->>'carriers')
  || ' ' || translate(coalesce(details->>'address', ''), '[]",', '    '))
) stored;--> statement-breakpoint
do $$
declare home text; place text;
begin
  -- As in 0016_desk.sql: the embedded database has no such indexes.
  if version() like '%emscripten%' then return; end if;
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  foreach place in array array['bookings', 'appointments', 'message_replies', 'order_changes']
  loop
    execute format('create index %I on %I using gin (searched %s.gin_trgm_ops)', place || '_searched', place, home);
  end loop;
end $$;
