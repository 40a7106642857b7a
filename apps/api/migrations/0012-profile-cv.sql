-- The CV file of a candidate and what was read of it, one for each person.

create table candidate_cvs (
  candidate_id uuid primary key references candidates on delete cascade,
  -- Null while only a data export of LinkedIn was sent: it is read and not kept.
  file text,
  -- As the sender called it, to show.
  name text check (length(name) <= 100),
  kind text check (kind in ('pdf', 'docx')),
  bytes integer check (bytes > 0),
  sent_at timestamptz,
  -- Read and neither accepted nor dismissed (contracts, candidates.cv.ts).
  proposals jsonb not null default '[]' check (jsonb_typeof(proposals) = 'array'),
  check (num_nulls(file, name, kind, bytes, sent_at) in (0, 5))
);
