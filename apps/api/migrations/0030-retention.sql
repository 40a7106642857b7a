-- An alert about several vacancies leads to all of them: the result page of the search, as it was told.
alter table notifications drop constraint notifications_target_check;
alter table notifications
  add check (target in ('profile', 'email', 'copy', 'preferences', 'search')),
  -- The search as an address writes it, `?…`.
  add column search text check (length(search) <= 2000),
  add check ((search is not null) = (target is not distinct from 'search'));

-- History stays append-only for everybody; what the privacy policy's time has run out for is deleted
-- with its application, in a transaction that says so.
create function history_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('trilha.retention', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
drop trigger application_history_append_only on application_history;
create trigger application_history_append_only
  before update or delete or truncate on application_history
  for each statement execute function history_stays();

-- What the nightly look asks for.
create index on applications (last_movement_at)
  where state in ('hired', 'not_approved', 'withdrawn', 'expired', 'vacancy_cancelled');
