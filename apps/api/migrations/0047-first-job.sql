-- The person looks for a first job and does not know yet in which work.
alter table candidate_facts
  add column first_job boolean not null default false,
  add check (not first_job or wanted_roles is null);
