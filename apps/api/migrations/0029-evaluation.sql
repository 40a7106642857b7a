-- Colleagues who are asked to score a person, and notes at a second of a recording.

-- Done once the scorecard of the one who was asked is sent; asked again it stays as it is.
create table evaluation_requests (
  application_id uuid not null references applications on delete cascade,
  -- Who is asked.
  recruiter_id uuid not null references recruiters,
  asked_by uuid not null references recruiters,
  at timestamptz not null,
  primary key (application_id, recruiter_id)
);
create index on evaluation_requests (recruiter_id, at);
create index on evaluation_requests (asked_by);

-- What somebody of the company noted while they watched or listened. Withheld from colleagues as the
-- scorecard of its author is.
create table video_notes (
  id uuid primary key default uuidv7(),
  application_id uuid not null references applications on delete cascade,
  video_id uuid not null references videos on delete cascade,
  recruiter_id uuid not null references recruiters,
  second integer not null check (second between 0 and 3600),
  text text not null check (length(text) between 1 and 500),
  at timestamptz not null
);
create index on video_notes (application_id, video_id, second);
create index on video_notes (video_id);
create index on video_notes (recruiter_id);
