-- Passkeys (WebAuthn): the public keys with which people sign in without a password.
create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- Chosen by the device; unique in the world.
  credential_id text not null unique,
  public_key bytea not null,
  -- Signatures that the device counted; stays 0 for keys that a service keeps on several devices.
  counter bigint not null,
  transports text[] not null,
  name text,
  browser text,
  system text,
  created_at timestamptz not null,
  used_at timestamptz,
  -- When the challenge that was signed last was made: each challenge is signed once.
  challenged_at timestamptz not null
);
create index on passkeys (user_id);
