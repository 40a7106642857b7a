-- Companies, their people, vacancies with their trail, and what the search index follows.

create table companies (
  id uuid primary key default uuidv7(),
  name text not null,
  -- Letters are possible since July 2026: text, never a number.
  cnpj char(14) unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  -- Keys of the drawn logo.
  mark text not null,
  tone text not null,
  sector text not null,
  size integer check (size > 0),
  since integer,
  about text not null default '',
  verified_at timestamptz,
  created_at timestamptz not null default now()
);

create table recruiters (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references users on delete cascade,
  company_id uuid not null references companies,
  name text not null,
  job_title text not null default '',
  role text not null check (role in ('owner', 'recruiter', 'evaluator')),
  created_at timestamptz not null default now()
);
create index on recruiters (company_id);

create table vacancies (
  -- A number, since it stands in public addresses and in the search index.
  id bigint primary key generated always as identity,
  company_id uuid not null references companies,
  state text not null check (state in ('draft', 'in_review', 'open', 'paused', 'closed', 'archived')),
  slug text not null,
  role_name text not null check (length(role_name) between 2 and 120),
  -- Key words of the description: searched in the second quality class.
  keywords text not null default '',
  description text not null,
  requirements text[] not null default '{}',
  nice_to_have text[] not null default '{}',
  benefits jsonb not null default '[]' check (jsonb_typeof(benefits) = 'array'),
  -- Null: from anywhere in the country.
  municipality_code integer references municipalities (code),
  place_state char(2),
  workplace text not null check (workplace in ('on-site', 'hybrid', 'remote', 'field')),
  hybrid_days smallint check (hybrid_days between 1 and 4),
  contract_type text not null,
  weekly_hours smallint check (weekly_hours between 1 and 60),
  shift text,
  salary_min_cents integer check (salary_min_cents >= 0),
  salary_max_cents integer check (salary_max_cents >= salary_min_cents),
  salary_unit text not null default 'month' check (salary_unit in ('hour', 'day', 'week', 'month', 'year')),
  salary_hidden_reason text,
  payment_band text not null,
  commission_payment text not null default 'none',
  deficiency text check (deficiency in ('welcome', 'exclusive')),
  affirmative_for text[] not null default '{}',
  schooling text not null default 'none',
  cnh text not null default 'none',
  job_profile text not null,
  positions integer not null default 1 check (positions > 0),
  min_age smallint not null default 16,
  -- Of the trail, kept beside the vacancy so that a list of cards is one read.
  stage_count smallint not null default 0,
  expected_days smallint not null default 0,
  published_at timestamptz,
  -- The last day on which one may apply, in Brasília's time.
  closes_on date not null,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (workplace = 'remote' or municipality_code is not null),
  check (state in ('draft', 'in_review') or published_at is not null)
);
create index on vacancies (company_id, state);
-- Similar vacancies and the sitemap read open ones by place or by age.
create index on vacancies (published_at desc, id desc) where state = 'open';
-- The task that ends applications after the last day looks only at these.
create index on vacancies (closes_on) where state in ('open', 'paused');

create table vacancy_stages (
  id uuid primary key default uuidv7(),
  vacancy_id bigint not null references vacancies on delete cascade,
  position smallint not null check (position > 0),
  kind text not null check (kind in
    ('requirements', 'questions', 'custom', 'competency', 'values', 'video', 'company', 'offer')),
  title text not null,
  instructions text not null default '',
  minutes smallint not null check (minutes between 1 and 600),
  days smallint not null check (days between 1 and 60),
  answer_days smallint not null check (answer_days between 1 and 60),
  weight smallint not null default 1,
  eliminatory boolean not null default false,
  -- Rules of a requirements test: an array of `ruleSchema`.
  rules jsonb not null default '[]' check (jsonb_typeof(rules) = 'array'),
  unique (vacancy_id, position),
  -- Values never eliminate (docs/domain/assessments.md#values).
  check (kind <> 'values' or not eliminatory)
);

create table vacancy_reports (
  id uuid primary key default uuidv7(),
  vacancy_id bigint not null references vacancies on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  text text not null default '',
  created_at timestamptz not null default now(),
  unique (vacancy_id, user_id)
);

-- The change log of the search index. Commits may become visible out of the order of `position`,
-- so readers go by transaction: everything with xid >= the xmin of their last snapshot.
create table vacancy_changes (
  position bigint primary key generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  vacancy_id bigint not null,
  at timestamptz not null default now()
);
create index on vacancy_changes (xid);

create function log_vacancy_change() returns trigger language plpgsql as $$
begin
  insert into vacancy_changes (vacancy_id) values (coalesce(new.id, old.id));
  -- A wake-up only: whoever misses it reads the log.
  perform pg_notify('vacancy_changed', coalesce(new.id, old.id)::text);
  return null;
end $$;
create trigger vacancies_changed after insert or update or delete on vacancies
  for each row execute function log_vacancy_change();

-- Word → stem of PostgreSQL's Portuguese dictionary, for the words of role names and key words.
create table search_lexicon (
  word text primary key,
  stem text not null
);
