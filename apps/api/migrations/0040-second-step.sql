-- Second step of the sign-in: an authenticator app (TOTP, RFC 6238) and recovery codes.
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  -- The key that the app shares with us, encrypted with the key of the configuration.
  sealed_key bytea not null,
  -- Number of the 30 seconds whose code was accepted last: each code is accepted once.
  last_step bigint not null,
  added_at timestamptz not null,
  used_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  -- Argon2id. The codes of one set share a salt, so that one hash finds the code.
  code_hash bytea not null,
  salt bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Devices on which the second step is not asked for 30 days.
create table trusted_devices (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on trusted_devices (user_id);

-- Sessions of companies and of Trilha's team end after 12 hours, also those that are open now.
update sessions s
  set ends_at = least(s.ends_at, s.created_at + interval '12 hours'),
    expires_at = least(s.expires_at, s.created_at + interval '12 hours')
  from users u where u.id = s.user_id and u.type_user in (2, 3);
