-- Meu Currículo: what a candidate tells beyond the facts that rules compare.

create table candidate_profiles (
  candidate_id uuid primary key references candidates on delete cascade,
  headline text check (length(headline) <= 120),
  objective text check (length(objective) <= 1500),
  skills text[] not null default '{}',
  -- An array of {kind, url}.
  links jsonb not null default '[]' check (jsonb_typeof(links) = 'array'),
  updated_at timestamptz not null
);

-- Experiences, educations and courses: the same few columns, so one table.
create table profile_entries (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null references candidates on delete cascade,
  kind text not null check (kind in ('experience', 'education', 'course')),
  -- The person's own order; smaller stands first. Gaps and negative numbers are fine.
  position integer not null,
  title text not null check (length(title) between 2 and 120),
  place text not null check (length(place) <= 120),
  -- yyyy or yyyy-mm: many people remember the year only.
  started text check (started ~ '^\d{4}(-\d{2})?$'),
  ended text check (ended ~ '^\d{4}(-\d{2})?$'),
  -- Only experiences.
  bond text,
  description text not null default '' check (length(description) <= 600),
  -- Only educations.
  level text,
  -- Only courses.
  hours integer check (hours > 0),
  certificate_url text check (length(certificate_url) <= 300),
  created_at timestamptz not null default now(),
  check (kind <> 'experience' or started is not null)
);
create index on profile_entries (candidate_id, kind, position);

-- What somebody wants of a job stands beside the facts that the match compares.
alter table candidate_facts
  add column workplaces text[],
  add column max_km smallint check (max_km between 1 and 500);
