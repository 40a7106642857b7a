-- Applications, their stages and their append-only history.

create table applications (
  id uuid primary key default uuidv7(),
  vacancy_id bigint not null references vacancies,
  candidate_id uuid not null references candidates,
  state text not null check (state in ('in_progress', 'under_review', 'finalist', 'offer', 'hired',
    'not_approved', 'withdrawn', 'expired', 'vacancy_cancelled')),
  -- Counts the movements: two people who act at once carry the same number, and one of them loses.
  version integer not null default 1,
  source text,
  withdraw_reason text,
  applied_at timestamptz not null default now(),
  last_movement_at timestamptz not null default now(),
  -- Until when the company promised its next answer; null while it is not the company's turn.
  answer_due_at timestamptz,
  unique (candidate_id, vacancy_id)
);
create index on applications (vacancy_id, state);
create index on applications (candidate_id, last_movement_at desc, id desc);

create table application_stages (
  application_id uuid not null references applications on delete cascade,
  stage_id uuid not null references vacancy_stages,
  position smallint not null,
  state text not null check (state in ('locked', 'open', 'in_progress', 'submitted', 'approved',
    'not_approved', 'skipped', 'expired', 'extended')),
  opened_at timestamptz,
  due_at timestamptz,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text check (decided_by in ('rule', 'person')),
  -- Answers kept so far and, once sent, each rule's result.
  answers jsonb,
  results jsonb,
  review_requested_at timestamptz,
  review_text text,
  review_answered_at timestamptz,
  review_outcome text check (review_outcome in ('overturned', 'confirmed')),
  primary key (application_id, stage_id)
);
create index on application_stages (stage_id, state);
-- The task that ends stages past their deadline looks only at these.
create index on application_stages (due_at) where state in ('open', 'in_progress', 'extended');

-- What happened, once and for good: states are derived from here.
create table application_history (
  id bigint primary key generated always as identity,
  application_id uuid not null references applications,
  -- Null: the application itself moved.
  stage_id uuid references vacancy_stages,
  action text not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('candidate', 'company', 'system')),
  -- Null for rules and deadlines.
  user_id uuid references users,
  reason text,
  at timestamptz not null default now()
);
create index on application_history (application_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger application_history_append_only
  before update or delete or truncate on application_history
  for each statement execute function refuse_change();

-- Messages that a person of the company wrote or confirmed.
create table application_letters (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications on delete cascade,
  stage_id uuid references vacancy_stages,
  kind text not null check (kind in ('stage', 'offer', 'not_approved', 'review')),
  author_id uuid not null references users,
  author_name text not null,
  author_role text not null,
  text text not null,
  went_well text,
  missing text,
  at timestamptz not null default now()
);
create index on application_letters (application_id, at);

-- Who in a company looked at a person's application ("quem viu").
create table application_views (
  id bigint primary key generated always as identity,
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users,
  at timestamptz not null default now()
);
create index on application_views (application_id, at);
