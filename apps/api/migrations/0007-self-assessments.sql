-- The two self-assessments of a person, what they shared with whom, and what vacancies and companies
-- say of themselves beside them.

create table self_assessments (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null references candidates on delete cascade,
  kind text not null check (kind in ('competency', 'values')),
  -- Items, keys and arithmetic are immutable per version, so that a result can be worked out again.
  version text not null,
  started_at timestamptz not null,
  saved_at timestamptz,
  sent_at timestamptz,
  short_form boolean not null default false,
  -- Scores and flags, or why there are none; written once, with the hash of the raw answers.
  result jsonb,
  -- False when the record allows no result: then it may be answered again at once.
  valid boolean,
  answers_hash bytea,
  check ((sent_at is null) = (result is null)),
  check ((sent_at is null) = (valid is null)),
  check ((sent_at is null) = (answers_hash is null))
);
create unique index self_assessments_one_open on self_assessments (candidate_id, kind)
  where sent_at is null;
create index on self_assessments (candidate_id, kind, sent_at desc);

create table self_assessment_answers (
  assessment_id uuid not null references self_assessments on delete cascade,
  item text not null,
  value smallint check (value between 1 and 6),
  most text,
  least text check (least <> most),
  revision integer not null check (revision > 0),
  saved_at timestamptz not null,
  -- Milliseconds for the first answer, never more than passed on the server's clock.
  took_ms integer not null check (took_ms >= 0),
  primary key (assessment_id, item),
  check ((value is null) <> (most is null and least is null))
);

-- Consents, one row each; taken back ones stay as what was agreed and until when.
create table self_assessment_shares (
  id uuid primary key default uuidv7(),
  assessment_id uuid not null references self_assessments on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  kind text not null check (kind in ('competency', 'values')),
  company_id uuid not null references companies,
  shared_at timestamptz not null,
  ended_at timestamptz
);
create unique index self_assessment_shares_one_alive
  on self_assessment_shares (candidate_id, kind, company_id) where ended_at is null;
create index on self_assessment_shares (assessment_id);

-- What a competency stage looks at: 3 or 4 of the eight, each with a weight, and why.
create table stage_competencies (
  stage_id uuid primary key references vacancy_stages on delete cascade,
  critical jsonb not null check (jsonb_array_length(critical) between 3 and 4),
  reason text not null check (length(reason) >= 40),
  -- Who answers for it where the stage is eliminatory (docs/domain/assessments.md#legal-frame).
  responsible_name text,
  responsible_crp text,
  check ((responsible_name is null) = (responsible_crp is null))
);

-- What people of a company answered about how the company is today, to the same portraits.
create table company_value_ratings (
  company_id uuid not null references companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  version text not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  rated_at timestamptz not null,
  primary key (company_id, user_id)
);
