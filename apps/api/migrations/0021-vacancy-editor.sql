-- The editor of vacancies: drafts with gaps, and who saved which version.

-- A draft is saved while it is written: only a published vacancy must be whole.
alter table vacancies drop constraint vacancies_role_name_check;
alter table vacancies add constraint vacancies_role_name_check
  check (length(role_name) <= 120 and (length(role_name) >= 2 or state = 'draft'));
alter table vacancies drop constraint vacancies_check1;
alter table vacancies add constraint vacancies_place_check
  check (workplace = 'remote' or municipality_code is not null or state = 'draft');

-- Asked for the age by law, and now for the editor too; unknown of what was written before.
alter table vacancies add column hazardous boolean not null default false;

-- Apart from the vacancy, whose every change wakes the search.
create table vacancy_edits (
  vacancy_id bigint primary key references vacancies on delete cascade,
  -- Counts the saves: two people who save at once carry the same number, and one of them is told.
  version integer not null check (version > 0),
  -- What was typed, while a draft; null once the tables of the vacancy say it all.
  content jsonb check (jsonb_typeof(content) = 'object'),
  saved_at timestamptz not null,
  saved_by uuid references users on delete set null
);
