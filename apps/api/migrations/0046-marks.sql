-- What a person does with a vacancy before applying: keeps it, or does not want to see it again.
create table vacancy_marks (
  candidate_id uuid not null references candidates on delete cascade,
  vacancy_id bigint not null references vacancies on delete cascade,
  mark text not null check (mark in ('saved', 'hidden')),
  -- Why it was hidden, if the person said so.
  reason text check (reason in ('far', 'salary', 'shift', 'work')),
  note text not null default '' check (length(note) <= 200),
  at timestamptz not null,
  -- The closing day that the person was reminded of: a later one is a new reminder.
  reminded_of date,
  primary key (candidate_id, vacancy_id),
  check (mark = 'hidden' or reason is null),
  check (mark = 'saved' or (note = '' and reminded_of is null))
);
create index on vacancy_marks (vacancy_id) where mark = 'saved';

-- A followed company is a saved search for all its vacancies.
alter table saved_searches add column company_id uuid references companies on delete cascade;
alter table saved_searches drop constraint saved_searches_candidate_id_filters_key;
alter table saved_searches
  add unique nulls not distinct (candidate_id, filters, company_id);
create index on saved_searches (company_id) where company_id is not null;

-- News of a followed company lead to the list of followed companies.
alter table notifications drop constraint notifications_target_check;
alter table notifications add constraint notifications_target_check
  check (target in ('profile', 'email', 'copy', 'preferences', 'search', 'followed'));
