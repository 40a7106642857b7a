-- Alerts turned round: a published vacancy is compared with the saved searches.

-- A search can only find a vacancy that has one of its keys (vacancies/search/keys.ts).
alter table saved_searches
  add column keys text[] not null default '{}',
  -- The rules by which the keys were computed; searches with other ones are computed again.
  add column keys_version text not null default '',
  drop column due_at;
create index on saved_searches using gin (keys) with (fastupdate = off) where not paused;
create index on saved_searches (keys_version);

-- Published vacancies that have not been compared with the saved searches yet.
create table fresh_vacancies (
  vacancy_id bigint primary key references vacancies on delete cascade,
  -- Later than now only after a failure.
  due_at timestamptz not null default '-infinity'
);
-- Written by the database, so that no way of publishing is forgotten. What was published longer ago,
-- as in imported content, is no news.
create function queue_fresh_vacancy() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.published_at is distinct from old.published_at then
    insert into fresh_vacancies (vacancy_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger vacancy_published after insert or update of published_at on vacancies
  for each row when (new.published_at > now() - interval '1 day')
  execute function queue_fresh_vacancy();

-- Searches that have found something, or wait for the end of the pause after an alert.
create table search_alerts (
  search_id uuid primary key references saved_searches on delete cascade,
  -- When its vacancies are told.
  due_at timestamptz not null
);
create index on search_alerts (due_at);
-- What a search has found and has not told yet.
create table search_hits (
  search_id uuid not null references search_alerts on delete cascade,
  vacancy_id bigint not null references vacancies on delete cascade,
  primary key (search_id, vacancy_id)
);
create index on search_hits (vacancy_id);

-- What the daily searches had not told yet; told vacancies are not told again.
insert into fresh_vacancies (vacancy_id)
select id from vacancies where state = 'open' and published_at > now() - interval '25 hours';
