-- The board of a vacancy and the sheet of a person: undoing, saved filters, blind choosing,
-- scorecards, comments, messages.

-- What a decision of a company changed, for the seconds in which it can be taken back. The history
-- itself stays: undoing adds rows that lead back.
create table application_undos (
  application_id uuid not null references applications on delete cascade,
  -- Of the application after the decision.
  version integer not null,
  user_id uuid not null references users,
  until timestamptz not null,
  -- The state, the dates and the stages from before.
  before jsonb not null,
  letter_id uuid references application_letters on delete cascade,
  -- Once set, what was to be told about this version never is.
  undone_at timestamptz,
  primary key (application_id, version)
);
create index on application_undos (letter_id) where letter_id is not null;

-- A letter that was taken back before its reader was told: nobody sees it any more.
alter table application_letters add column undone_at timestamptz;

-- Whoever waits across all vacancies of a company, the most urgent first.
create index on applications (vacancy_id, answer_due_at) where answer_due_at is not null;
create index on application_stages (stage_id)
  where review_requested_at is not null and review_answered_at is null;

-- Filters of the board under a name, for whoever saved them.
create table board_views (
  id uuid primary key default uuidv7(),
  recruiter_id uuid not null references recruiters on delete cascade,
  name text not null check (length(name) between 1 and 60),
  layout text not null check (layout in ('board', 'list')),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  unique (recruiter_id, name)
);

-- Vacancies whose people are judged without name, photo, age and place.
create table blind_vacancies (
  vacancy_id bigint primary key references vacancies on delete cascade,
  set_by uuid not null references users,
  set_at timestamptz not null
);

-- Who looked at whom all the same, and when: once per person.
create table blind_reveals (
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  primary key (application_id, user_id)
);
create index on blind_reveals (user_id);

-- What one person of the company says of a candidate, competency by competency. Withheld from the
-- others until they have sent theirs.
create table scorecards (
  application_id uuid not null references applications on delete cascade,
  recruiter_id uuid not null references recruiters,
  note text not null default '' check (length(note) <= 2000),
  saved_at timestamptz not null,
  -- Final from then on: who has read the others must not change their mind in secret.
  sent_at timestamptz,
  primary key (application_id, recruiter_id)
);
create index on scorecards (recruiter_id);

create table scorecard_marks (
  application_id uuid not null,
  recruiter_id uuid not null,
  competency text not null,
  mark smallint not null check (mark between 1 and 5),
  evidence text not null default '' check (length(evidence) <= 1000),
  primary key (application_id, recruiter_id, competency),
  foreign key (application_id, recruiter_id) references scorecards on delete cascade
);

-- Words among colleagues about a person; never shown to them.
create table application_comments (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications on delete cascade,
  recruiter_id uuid not null references recruiters,
  text text not null check (length(text) between 1 and 2000),
  mentions uuid[] not null default '{}',
  at timestamptz not null
);
create index on application_comments (application_id, id desc);
create index on application_comments (recruiter_id);

-- What a company and a candidate write to each other beside the trail.
create table application_messages (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications on delete cascade,
  -- Null: the candidate wrote.
  recruiter_id uuid references recruiters,
  -- Name and job title of that day; empty for the candidate.
  author_name text not null default '',
  author_role text not null default '',
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null,
  -- When the other side read it first.
  read_at timestamptz
);
create index on application_messages (application_id, id desc);
create index on application_messages (recruiter_id) where recruiter_id is not null;
-- Questions of candidates that nobody has read yet.
create index on application_messages (application_id) where recruiter_id is null and read_at is null;
