-- What a company sees of the person of an application that ended. A row without a profile withholds
-- everything that the person sent (docs/decisions/0042-snapshot-of-what-was-sent.md).
create table application_snapshots (
  application_id uuid primary key references applications (id) on delete cascade,
  at timestamptz not null,
  profile jsonb,
  -- Shown only while the person still uses the same photo.
  photo_file text,
  municipality_code integer references municipalities (code),
  city text,
  state text
);

insert into application_snapshots (application_id, at)
select a.id, a.last_movement_at from applications a
where a.state = 'withdrawn'
  or (a.state in ('hired', 'not_approved', 'expired', 'vacancy_cancelled') and exists (
    select from vacancies v join company_blocks b
      on b.company_id = v.company_id and b.candidate_id = a.candidate_id
    where v.id = a.vacancy_id));
