-- What Trilha's own team did to somebody's data. Names of fields only: values would be a second copy.

create table audit_log (
  id uuid primary key default uuidv7(),
  actor_user_id uuid references users on delete set null,
  action text not null,
  subject_user_id uuid references users on delete set null,
  fields text[] not null,
  reason text not null check (length(reason) between 10 and 300),
  at timestamptz not null
);
create index on audit_log (subject_user_id, at);
create index on audit_log (actor_user_id, at);

-- Append-only; only the references may go, with the account that they name.
create function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.action, new.fields, new.reason, new.at)
      = (old.id, old.action, old.fields, old.reason, old.at)
    and (new.actor_user_id is null or new.actor_user_id = old.actor_user_id)
    and (new.subject_user_id is null or new.subject_user_id = old.subject_user_id) then
    return new;
  end if;
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function audit_log_stays();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_change();
