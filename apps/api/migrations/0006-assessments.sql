-- Questions and custom tests of a stage: their items, each person's attempt, answers and ratings.

-- Settings of a custom test; a questions test has none.
create table stage_tests (
  stage_id uuid primary key references vacancy_stages on delete cascade,
  -- Time for the whole test before any factor; null: the deadline alone.
  seconds integer check (seconds between 60 and 28800),
  -- How many items each pool gives to a person: {"pool": 3}.
  draws jsonb not null default '{}' check (jsonb_typeof(draws) = 'object'),
  pass_percent smallint check (pass_percent between 1 and 100)
);

create table stage_items (
  id uuid primary key default uuidv7(),
  stage_id uuid not null references vacancy_stages on delete cascade,
  position smallint not null check (position > 0),
  kind text not null check (kind in
    ('text', 'essay', 'single', 'multiple', 'boolean', 'number', 'date', 'file', 'code')),
  prompt text not null,
  -- Lower case, without accents and marks: finds the same question in other vacancies.
  prompt_folded text not null,
  help text not null default '',
  required boolean not null,
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  limits jsonb not null default '{}' check (jsonb_typeof(limits) = 'object'),
  -- What is right, or the rubric; read by the scoring and the company's desk only.
  key jsonb,
  points smallint check (points between 1 and 100),
  seconds integer check (seconds between 10 and 3600),
  pool text,
  unique (stage_id, position)
);

-- One row from the start on; one attempt per person and stage.
create table stage_attempts (
  application_id uuid not null,
  stage_id uuid not null,
  started_at timestamptz not null,
  -- The server's end of the whole test, factor included; null: the deadline alone.
  ends_at timestamptz,
  -- Items of this person in their order.
  draw uuid[] not null,
  -- The device that writes; another one must take over.
  device uuid,
  sent_at timestamptz,
  -- True when the time ran out and the server sent what was saved.
  sent_by_clock boolean not null default false,
  -- Points by item id, null where a person has to rate; present once sent.
  scores jsonb,
  -- Their sum with the ratings; null while a person still has to rate.
  points numeric(8, 2),
  most smallint,
  primary key (application_id, stage_id),
  foreign key (application_id, stage_id) references application_stages on delete cascade
);
-- The task that sends tests whose time is over looks only at these.
create index on stage_attempts (ends_at) where sent_at is null;

-- Apart and never read for a company: that somebody needs more time may tell of a disability
-- (LGPD art. 11, LBI art. 34).
create schema if not exists sensitive;
create table sensitive.time_factors (
  application_id uuid not null,
  stage_id uuid not null,
  factor numeric(3, 2) not null check (factor in (1.25, 1.5, 2)),
  declared_at timestamptz not null,
  primary key (application_id, stage_id),
  foreign key (application_id, stage_id) references application_stages on delete cascade
);

-- One row per answer; also opened items without an answer.
create table stage_answers (
  application_id uuid not null,
  stage_id uuid not null,
  item_id uuid not null references stage_items,
  value jsonb,
  -- Counts the saves of a device; 0: never saved.
  revision integer not null default 0,
  device uuid,
  -- When an item with a time of its own was first opened.
  shown_at timestamptz,
  saved_at timestamptz,
  primary key (application_id, stage_id, item_id),
  foreign key (application_id, stage_id) references application_stages on delete cascade
);
create index on stage_answers (item_id);

create table answer_files (
  id uuid primary key default uuidv7(),
  application_id uuid not null,
  stage_id uuid not null,
  item_id uuid not null references stage_items,
  -- Name in the storage, ours.
  file text not null unique,
  -- As the person's device called it.
  name text not null,
  kind text not null check (kind in ('pdf', 'docx', 'jpg', 'png')),
  bytes integer not null check (bytes > 0),
  at timestamptz not null,
  foreign key (application_id, stage_id) references application_stages on delete cascade
);
create index on answer_files (application_id, stage_id, item_id);

-- Leaving the page and pasting: neutral counts for the company.
create table stage_signals (
  id bigint primary key generated always as identity,
  application_id uuid not null,
  stage_id uuid not null,
  item_id uuid references stage_items,
  signal text not null check (signal in ('left', 'returned', 'pasted')),
  at timestamptz not null,
  foreign key (application_id, stage_id) references application_stages on delete cascade
);
create index on stage_signals (application_id, stage_id);

-- What people of the company say of an answer that no key can judge: rubric, 1 to 5.
create table stage_ratings (
  application_id uuid not null,
  stage_id uuid not null,
  item_id uuid not null references stage_items,
  recruiter_id uuid not null references recruiters,
  rating smallint not null check (rating between 1 and 5),
  note text not null default '',
  at timestamptz not null,
  primary key (application_id, item_id, recruiter_id),
  foreign key (application_id, stage_id) references application_stages on delete cascade
);

-- Requests for more time; at most one waits for its answer.
create table stage_extensions (
  id uuid primary key default uuidv7(),
  application_id uuid not null,
  stage_id uuid not null,
  reason text not null,
  requested_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references users,
  granted boolean,
  days smallint check (days between 1 and 60),
  word text not null default '',
  foreign key (application_id, stage_id) references application_stages on delete cascade,
  check ((answered_at is null) = (granted is null)),
  check (granted is not true or days is not null)
);
create unique index stage_extensions_open on stage_extensions (application_id, stage_id)
  where answered_at is null;
create index on stage_extensions (application_id, stage_id, requested_at);
