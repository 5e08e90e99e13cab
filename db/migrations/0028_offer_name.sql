ALTER TABLE "offers" ADD COLUMN "name" text;--> statement-breakpoint
-- What the desk searches, as in 0016_desk.sql: now by the name, too. Its index goes with the column.
alter table offers drop column searched;--> statement-breakpoint
alter table offers add column searched text generated always as (
  desk_text(' ' || number
  || ' ' || substr(number, 9)
  || ' ' || coalesce(name, '')
  || ' ' || coalesce(email, '')
  || ' ' || translate(lines::text, '[]{}",:', '       '))
) stored;--> statement-breakpoint
do $$
declare home text;
begin
  -- As in 0016_desk.sql: the embedded database has no such indexes.
  if version() like '%emscripten%' then return; end if;
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute format('create index offers_searched on offers using gin (searched %s.gin_trgm_ops)', home);
end $$;
