-- Traces: of WhatsApp for Trilha's team, of blind choosing for the company, of access for the law; and
-- the log's own end after five years.

-- When the service's last signed webhook came, to the minute.
create table whatsapp_webhook (
  one boolean primary key default true check (one),
  told_at timestamptz
);
insert into whatsapp_webhook default values;
create index on whatsapp_messages (created_at);
create index on whatsapp_messages (created_at) where state in ('queued', 'sending');

-- Who made a vacancy blind or not, and when; stays as long as the vacancy.
create table blind_changes (
  id uuid primary key default uuidv7(),
  vacancy_id bigint not null references vacancies on delete cascade,
  blind boolean not null,
  user_id uuid not null references users,
  -- Why people are shown again; hiding them needs no reason.
  reason text check (length(reason) between 10 and 300),
  at timestamptz not null,
  check (blind or reason is not null)
);
create index on blind_changes (vacancy_id, at desc, id desc);
create index on blind_changes (user_id);
insert into blind_changes (vacancy_id, blind, user_id, at)
  select vacancy_id, true, set_by, set_at from blind_vacancies;
create trigger blind_changes_stay before update or truncate on blind_changes
  for each statement execute function refuse_change();

-- Marco Civil da Internet, art. 15: who used Trilha from which address, and when; the first use of each
-- hour. Kept for 6 months, under secrecy: no screen and no endpoint shows them but the person's own copy.
create table access_records (
  user_id uuid not null references users,
  ip inet not null,
  at timestamptz not null
);
create index on access_records (user_id, at);
create index on access_records (at);
create index on application_views (at);
create index on video_views (at);
create index on talent_views (at);

-- Append-only for everybody; what is older than the privacy policy's time goes in a transaction that
-- says so, as in `history_stays`.
create or replace function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('trilha.retention', true) = 'on' then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and (new.id, new.action, new.fields, new.reason, new.at)
      = (old.id, old.action, old.fields, old.reason, old.at)
    and (new.thing_kind, new.thing_id, new.change)
      is not distinct from (old.thing_kind, old.thing_id, old.change)
    and (new.actor_user_id is null or new.actor_user_id = old.actor_user_id)
    and (new.subject_user_id is null or new.subject_user_id = old.subject_user_id) then
    return new;
  end if;
  raise exception 'audit_log is append-only';
end $$;
