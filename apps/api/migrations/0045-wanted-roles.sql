-- The work that a person looks for, in their own words, at most three.
alter table candidate_facts add column wanted_roles text[]
  check (cardinality(wanted_roles) <= 3);

-- What a talent can do, for the match: `family/level` and how much each counts, in the same order.
-- The nightly rebuild fills it for people who are searchable already.
alter table talent_documents
  add column works text[] not null default '{}',
  add column work_weights float8[] not null default '{}',
  add check (cardinality(works) = cardinality(work_weights));
