-- Video interviews and video resumes.

create table video_questions (
  id uuid primary key default uuidv7(),
  stage_id uuid not null references vacancy_stages on delete cascade,
  position smallint not null check (position > 0),
  prompt text not null check (length(prompt) between 1 and 500),
  help text not null default '',
  prepare_seconds smallint not null check (prepare_seconds between 0 and 600),
  limit_seconds smallint not null check (limit_seconds between 10 and 150),
  -- How often the answer may be recorded again after the first time.
  retakes smallint not null check (retakes between 0 and 5),
  allows_audio boolean not null,
  allows_text boolean not null,
  unique (stage_id, position)
);

-- A question is told to a person when they open it, by the server's clock.
create table video_openings (
  application_id uuid not null references applications on delete cascade,
  question_id uuid not null references video_questions on delete cascade,
  opened_at timestamptz not null,
  primary key (application_id, question_id)
);
create index on video_openings (question_id);

create table videos (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null references candidates on delete cascade,
  purpose text not null check (purpose in ('interview', 'resume')),
  application_id uuid references applications on delete cascade,
  question_id uuid references video_questions,
  -- Counted by the server; a removed take still counts, a refused one is given back.
  take smallint not null check (take > 0),
  medium text not null check (medium in ('video', 'audio', 'text')),
  text text check (length(text) <= 4000),
  state text not null check (state in ('uploading', 'received', 'processing', 'ready', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  failure text check (failure in
    ('not-a-video', 'no-sound', 'too-long', 'too-large', 'not-converted')),
  -- How often it was begun to be made playable: past a few, the recording itself has to do.
  tries smallint not null default 0,
  -- As the recorder names it, then as the bytes say.
  mime text,
  bytes bigint check (bytes > 0),
  sha256 bytea check (length(sha256) = 32),
  duration_ms integer check (duration_ms >= 0),
  width integer,
  height integer,
  -- Names in the storage: the recording until it is converted, what plays, its picture.
  original_file text,
  file text,
  poster_file text,
  -- A resume counts from here; the latest one that is not refused is shown.
  chosen_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- The files are gone; the row goes on counting as a take.
  removed_at timestamptz,
  check ((purpose = 'interview') = (application_id is not null and question_id is not null)),
  check ((state = 'failed') = (failure is not null)),
  check ((medium = 'text') = (text is not null))
);
create index on videos (candidate_id, purpose);
create index on videos (application_id, question_id) where application_id is not null;
create index on videos (question_id);
-- The sweep looks at these.
create index on videos (created_at) where state = 'uploading';

-- Who in a company watched ("quem viu"), each time.
create table video_views (
  id bigint primary key generated always as identity,
  video_id uuid not null references videos on delete cascade,
  user_id uuid not null references users,
  at timestamptz not null
);
create index on video_views (video_id, at);
