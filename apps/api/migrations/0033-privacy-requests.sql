-- What a person asks about their data that a person must answer (LGPD arts. 18 to 20): the full
-- declaration is due in 15 days (art. 19).
create table privacy_requests (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('access', 'correction', 'opposition', 'automated')),
  text text not null check (length(text) between 10 and 4000),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answer text check (length(answer) between 10 and 4000),
  check ((answered_at is null) = (answer is null))
);
-- Who waits for an answer doesn't ask the same twice.
create unique index privacy_requests_open on privacy_requests (user_id, kind)
  where answered_at is null;
create index on privacy_requests (user_id, asked_at desc);
create index on privacy_requests (due_at, id) where answered_at is null;
create index on privacy_requests (answered_at desc, id) where answered_at is not null;
