-- Sensitive personal data apart from everything else, so that its access can be granted apart too.

create table sensitive.inclusion (
  candidate_id uuid primary key references candidates on delete cascade,
  -- AES-256-GCM: nonce, tag, ciphertext. The key is not in the database.
  sealed bytea not null,
  updated_at timestamptz not null
);

-- What was agreed to and when; a revoked consent stays as its proof.
create table sensitive.consents (
  id uuid primary key default uuidv7(),
  candidate_id uuid not null references candidates on delete cascade,
  purpose text not null check (purpose = 'inclusion'),
  text_version text not null,
  given_at timestamptz not null,
  revoked_at timestamptz check (revoked_at >= given_at)
);
create unique index on sensitive.consents (candidate_id, purpose) where revoked_at is null;
