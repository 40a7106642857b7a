-- Moderation that cannot be walked around: copies of what was paused, changes after a review, and a
-- CNPJ that more than one company says is its own.

alter table vacancies
  -- The vacancy this one was copied from, that one's own source, and so on; without foreign keys,
  -- since a draft in between may be thrown away and must not break the chain.
  add column copied_from bigint[] not null default '{}',
  -- An unverified company changed it after it was read: paused until Trilha's team has read it again.
  add column review_asked_at timestamptz;
create index on vacancies (review_asked_at) where review_asked_at is not null;

-- Whoever was first to confirm held a CNPJ for good, also somebody else's. Now only Trilha's check
-- takes it: several companies may claim one, and the team sees the claims side by side.
alter table companies drop constraint companies_cnpj_key;
create unique index companies_cnpj_verified on companies (cnpj) where verified_at is not null;
create index on companies (cnpj);
