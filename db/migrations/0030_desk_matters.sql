-- What was agreed for the delivery of an order, and the replies to a message, beside their own words: a search finds one of its
-- words here and another there, by the one index that each has (db/desk/search-conditions.ts).
alter table orders add column agreed text;--> statement-breakpoint
create function desk_note_agreed() returns trigger language plpgsql as $$
begin
  update orders set agreed = (
    select string_agg(concat_ws(' ', details->>'carriers', translate(details->>'address', '[]",', '    ')), ' ' order by id)
    from order_changes where order_id = new.order_id and details ?| array['carriers', 'address'])
  where id = new.order_id;
  return null;
end $$;--> statement-breakpoint
update orders set agreed = (
  select string_agg(concat_ws(' ', details->>'carriers', translate(details->>'address', '[]",', '    ')), ' ' order by id)
  from order_changes where order_id = orders.id and details ?| array['carriers', 'address'])
where id in (select order_id from order_changes where details ?| array['carriers', 'address']);--> statement-breakpoint
create trigger order_changes_agreed after insert on order_changes for each row
  when (new.details ?| array['carriers', 'address']) execute function desk_note_agreed();--> statement-breakpoint
create trigger order_changes_agreed_anew after update of details on order_changes for each row
  when (row(old.details->'carriers', old.details->'address') is distinct from row(new.details->'carriers', new.details->'address'))
  execute function desk_note_agreed();--> statement-breakpoint
alter table contact_messages add column replies text;--> statement-breakpoint
create function desk_note_replies() returns trigger language plpgsql as $$
begin
  update contact_messages set replies = (
    select string_agg(text, ' ' order by created_at, id) from message_replies where message_id = coalesce(new.message_id, old.message_id))
  where id = coalesce(new.message_id, old.message_id);
  return null;
end $$;--> statement-breakpoint
update contact_messages set replies = (
  select string_agg(text, ' ' order by created_at, id) from message_replies where message_id = contact_messages.id)
where id in (select message_id from message_replies);--> statement-breakpoint
create trigger message_replies_words after insert or update of text or delete on message_replies
  for each row execute function desk_note_replies();--> statement-breakpoint
-- As in 0016_desk.sql, with these words at the end. Their indexes go with the columns. The columns of the two tables themselves
-- stay for the release before.
alter table orders drop column searched;--> statement-breakpoint
alter table orders add column searched text generated always as (
  desk_text(' ' || number
  || ' ' || substr(number, 9)
  || ' ' || coalesce(pieces, '')
  || ' ' || coalesce(email, '')
  || ' ' || coalesce(contact->>'name', '')
  || ' ' || regexp_replace(coalesce(contact->>'phone', ''), '[^0-9]', '', 'g')
  || ' ' || translate(coalesce(contact->>'address', ''), '[]",', '    ')
  || ' ' || coalesce(delivery_postcode, '')
  || coalesce(' ' || agreed, ''))
) stored;--> statement-breakpoint
alter table contact_messages drop column searched;--> statement-breakpoint
alter table contact_messages add column searched text generated always as (
  desk_text(' ' || name
  || ' ' || email
  || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')
  || ' ' || subject
  || ' ' || message
  || coalesce(' ' || replies, ''))
) stored;--> statement-breakpoint
do $$
declare home text; place text;
begin
  -- As in 0016_desk.sql: the embedded database has no such indexes.
  if version() like '%emscripten%' then return; end if;
  select quote_ident(nspname) into home
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  foreach place in array array['orders', 'contact_messages']
  loop
    execute format('create index %I on %I using gin (searched %s.gin_trgm_ops)', place || '_searched', place, home);
  end loop;
end $$;
