-- Who runs in one selection as a person with a disability (PcD), and a company's quota.

-- Sensitive (LGPD art. 11 I): a consent of its own for each application. Its row is the only place
-- that tells a company.
alter table sensitive.consents drop constraint consents_purpose_check;
alter table sensitive.consents
  add check (purpose in ('inclusion', 'talent-disability', 'application-pcd'));
alter table sensitive.consents
  add column application_id uuid references applications on delete cascade,
  add constraint consents_of_application
    check ((purpose = 'application-pcd') = (application_id is not null));
create unique index on sensitive.consents (candidate_id, purpose, application_id)
  nulls not distinct where revoked_at is null;
drop index sensitive.consents_candidate_id_purpose_idx;
create index on sensitive.consents (application_id) where application_id is not null;

-- What the person needs in this selection; gone the moment the consent is taken back.
create table sensitive.application_needs (
  application_id uuid primary key references applications on delete cascade,
  -- AES-256-GCM bound to the application: nonce, tag, ciphertext.
  sealed bytea not null,
  updated_at timestamptz not null
);

-- What the owner of a company tells for Lei 8.213/1991 art. 93: the whole company, not a branch.
create table company_quotas (
  company_id uuid primary key references companies on delete cascade,
  employees integer not null check (employees between 0 and 10000000),
  -- With a disability or rehabilitated by INSS; null where the law asks for none.
  pcd integer check (pcd between 0 and employees),
  updated_at timestamptz not null
);
