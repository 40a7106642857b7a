-- Minha conta: devices of sessions, a change of e-mail, consents, a copy of one's data, deletion, and
-- ways to sign in beside the password.

alter table users
  -- A link mailed to the address was used, or a network vouches for it.
  add column email_verified_at timestamptz,
  -- Within seven days of it the person may change their mind.
  add column deletion_asked_at timestamptz,
  -- The person is gone; the bare row stays for what the law has us keep.
  add column deleted_at timestamptz;
create index on users (deletion_asked_at) where deletion_asked_at is not null;

alter table sessions
  -- What the browser said of itself, in two words; null when it said nothing that we know.
  add column browser text check (length(browser) <= 40),
  add column system text check (length(system) <= 40),
  add column used_at timestamptz not null default now();

-- One wish at a time: a new one takes the place of the one before.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null check (length(email) <= 254),
  -- Null until the mail is written, which makes the key.
  key_hash bytea unique check (length(key_hash) = 32),
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index on email_changes (expires_at);

-- What somebody agreed to, with its proof; a revoked consent stays. Sensitive data has its own.
create table consents (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  topic text not null check (topic ~ '^[a-z-]{2,60}$'),
  -- The way of contact that it is about; the site where it is about none.
  channel text not null check (channel in ('site', 'email', 'whatsapp')),
  text_version text not null,
  -- As it stood before the person's eyes.
  text text not null,
  -- Null for what is older than this table.
  ip inet,
  given_at timestamptz not null,
  revoked_at timestamptz check (revoked_at >= given_at)
);
create unique index on consents (user_id, topic, channel) where revoked_at is null;
create index on consents (user_id, given_at);

insert into consents (user_id, topic, channel, text_version, text, given_at)
  select user_id, 'terms', 'site', accepted_terms_version, 'Aceito os termos de uso da Trilha',
    accepted_terms_at
  from candidates;

-- Copies of everything held of a person, made in the background and kept for seven days.
create table data_exports (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  asked_at timestamptz not null,
  ready_at timestamptz,
  failed_at timestamptz,
  file text,
  bytes bigint check (bytes > 0),
  expires_at timestamptz,
  check ((ready_at is null) = (expires_at is null)),
  check (ready_at is null or failed_at is null)
);
create index on data_exports (user_id, asked_at);
create unique index on data_exports (user_id) where ready_at is null and failed_at is null;
create index on data_exports (expires_at) where file is not null;

create table social_identities (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  provider text not null check (provider in ('linkedin')),
  -- The provider's own name for the person.
  subject text not null check (length(subject) between 1 and 255),
  linked_at timestamptz not null,
  unique (provider, subject),
  unique (user_id, provider)
);
